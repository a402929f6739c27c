import Foundation

extension View {
    /// The size of the controls in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Whether the buttons in this view trigger again and again while they are held, by the pointer or by a key: after half a second
    /// first, and then some twelve times a second.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// The colour of controls in this view, in place of the accent colour; nil is what holds further out without it.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { StyleInUse(style: $0) }) }

    /// What controls in this view are coloured with, in place of the accent colour.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { StyleInUse(style: $0) })
    }

    /// The colour of controls in this view: the older name of `tint(_:)`.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Hides the labels of controls in this view. Assistive programs still have them.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Whether controls in this view show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
