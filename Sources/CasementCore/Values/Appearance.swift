/// The light or dark appearance.
@frozen public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark content on light backgrounds, and light content on dark backgrounds.
    case light, dark
}

/// The direction in which a language is read.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is the left side, as in English; or the right side, as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}

/// How a drawing adapts to right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The drawing is never mirrored.
    case fixed
    /// The drawing is mirrored in one layout direction.
    case mirrors(in: LayoutDirection)

    /// The drawing is mirrored in right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension LayoutDirectionBehavior {
    /// Whether the drawing is mirrored in a direction, which is not read for one that never is.
    func isMirrored(in direction: @autoclosure () -> LayoutDirection) -> Bool {
        if case .mirrors(let mirrored) = self { mirrored == direction() } else { false }
    }
}
