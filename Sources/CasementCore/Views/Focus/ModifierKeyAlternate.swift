extension View {
    /// Shows another view in place of this one while modifier keys are held: in menus, a command that does more.
    ///
    ///     Button("Close") { close() }
    ///         .modifierKeyAlternate(.option) { Button("Close All") { closeAll() } }
    public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View { ModifierKeyAlternate(content: self, modifiers: modifiers, alternate: alternate()) }
}

private struct ModifierKeyAlternate<Content: View, Alternate: View>: View {
    let content: Content
    let modifiers: EventModifiers
    let alternate: Alternate
    @State private var isHeld = false

    var body: some View {
        Group { if isHeld { alternate } else { content } }
            .onModifierKeysChanged(mask: modifiers) { isHeld = !modifiers.isEmpty && $1.isSuperset(of: modifiers) }
    }
}
