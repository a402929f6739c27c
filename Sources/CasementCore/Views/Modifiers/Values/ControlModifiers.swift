import Foundation

extension View {
    /// Sets the size of the controls in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Sets whether the buttons in this view repeat their action while held by pointer or key: first after half a
    /// second, then about twelve times a second.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets the colour of controls in this view, in place of the accent colour, which nil restores.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { StyleInUse(style: $0) }) }

    /// Sets the style of controls in this view, in place of the accent colour, which nil restores.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { StyleInUse(style: $0) })
    }

    /// Sets the colour of controls in this view; the older name of `tint(_:)`.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Hides the labels of controls in this view. They remain available to assistive technologies.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Sets whether controls in this view show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
