import Foundation

/// What happens to a drawing where leading is right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored in one direction of layout.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where leading is right.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Mirrors a view in one direction of layout.
public struct _LayoutDirectionBehaviorModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    init(_ behavior: LayoutDirectionBehavior) { self.behavior = behavior }

    public func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
    }
}

extension View {
    /// Says whether what this view draws is mirrored where leading is right. Layout is mirrored in any case.
    public func layoutDirectionBehavior(
        _ behavior: LayoutDirectionBehavior
    ) -> ModifiedContent<Self, _LayoutDirectionBehaviorModifier> {
        modifier(_LayoutDirectionBehaviorModifier(behavior))
    }

    /// Mirrors what this view draws where leading is right, if `enabled`.
    public func flipsForRightToLeftLayoutDirection(
        _ enabled: Bool
    ) -> ModifiedContent<Self, _LayoutDirectionBehaviorModifier> {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
