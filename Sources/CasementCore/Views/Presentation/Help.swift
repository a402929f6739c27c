import Foundation

/// Shows a help tag while the pointer rests on the view.
private struct HelpModifier: ViewModifier {
    let text: Text
    @State private var isShown = false

    func body(content: Content) -> some View {
        content
            .modifier(
                _PresentationModifier(isPresented: isShown, place: .hint, dismiss: nil) { HelpBubble(text: text) }
            )
            .modifier(PointerModifier(kind: .help(text) { isShown = $0 }))
    }
}

/// A short text above all other content, in lines of limited length.
private struct HelpBubble: View {
    let text: Text
    /// In points.
    private static let widest: CGFloat = 320

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6)
        text
            .font(.callout)
            .standardForeground()
            .lineLimit(nil)
            .multilineTextAlignment(.leading)
            .padding(.horizontal, 8)
            .padding(.vertical, 5)
            .frame(maxWidth: Self.widest)
            .background(Color(theme: .menu), in: shape)
            .overlay { shape.strokeBorder(Color(theme: .controlBorder), lineWidth: 1) }
            .shadow(color: .black.opacity(0.2), radius: 5, y: 2)
            .allowsHitTesting(false)
    }
}

extension View {
    /// Shows a help text beside the view when the pointer has rested on it for 0.7 seconds, until it leaves, a button
    /// or a key is pressed or something scrolls. Of nested views, the innermost is explained; an empty text
    /// shows nothing.
    public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

    /// Shows a help text, translated in the locale of the environment, when the pointer has rested on the view for a
    /// moment; see `help(_:)` with a `Text`.
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Shows a help text when the pointer has rested on the view for a moment; see `help(_:)` with a `Text`.
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
