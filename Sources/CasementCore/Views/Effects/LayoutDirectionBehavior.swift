import Foundation

/// How a drawing adapts to right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The drawing is never mirrored.
    case fixed
    /// The drawing is mirrored in one layout direction.
    case mirrors(in: LayoutDirection)

    /// The drawing is mirrored in right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Mirrors a view in one layout direction.
struct _LayoutDirectionBehaviorModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    init(_ behavior: LayoutDirectionBehavior) { self.behavior = behavior }

    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
    }
}

extension View {
    /// Sets whether this view's drawing is mirrored in right-to-left layout. Layout is mirrored in any case.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(_LayoutDirectionBehaviorModifier(behavior))
    }

    /// Sets whether this view's drawing is mirrored in right-to-left layout.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
