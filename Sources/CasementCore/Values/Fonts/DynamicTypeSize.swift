import Foundation

/// The user's preferred text size, in steps; `large` is the default.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The regular text sizes; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The larger text sizes for users with low vision.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether this is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size of body text in points, 17 by default, from Apple's Human Interface Guidelines,
    /// Typography, Dynamic Type sizes.
    private var bodySize: CGFloat {
        switch self {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        }
    }

    /// The sizes of a text style from `xSmall` to `accessibility5`, from the same guidelines; each
    /// style grows at its own rate.
    private static func sizes(of style: Font.TextStyle) -> [CGFloat] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: allCases.map(\.bodySize)
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The step whose body text is nearest to `scale` times the default.
    package init(nearestTo scale: Double) {
        let wanted = 17 * scale
        self = Self.allCases.min { abs($0.bodySize - wanted) < abs($1.bodySize - wanted) } ?? .large
    }

    /// The scale factor, relative to `large`, of dimensions that follow a text style.
    package func factor(relativeTo style: Font.TextStyle) -> CGFloat {
        if self == .large { return 1 }
        let sizes = Self.sizes(of: style)
        guard let step = Self.allCases.firstIndex(of: self), let standard = Self.allCases.firstIndex(of: .large) else {
            return 1
        }
        return sizes[step] / sizes[standard]
    }
}
