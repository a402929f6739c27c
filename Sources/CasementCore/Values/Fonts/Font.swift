import Foundation

/// A typeface with a size, weight and other traits.
///
///     Text("Total").font(.title2.weight(.heavy).monospacedDigit())
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// A family by name; its size follows the text size like that of a style, or not at all.
        case family(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// Capital forms that replace letters.
    package enum Caps: Hashable, Sendable { case none, lowercaseSmall, uppercaseSmall, small }

    var base: Base
    var design: Design?
    var weight: Weight?
    var width: Width?
    var leading = Leading.standard
    var caps = Caps.none
    var isItalic = false
    var hasEvenDigits = false

    init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
        (self.base, self.design, self.weight) = (base, design, weight)
    }

    /// The large title style: 30 points, bold, at the default text size.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The title style: 24 points, semibold, at the default text size.
    public static let title = Font(.style(.title))
    /// The second-level title style: 20 points, semibold, at the default text size.
    public static let title2 = Font(.style(.title2))
    /// The third-level title style: 17 points, semibold, at the default text size.
    public static let title3 = Font(.style(.title3))
    /// The headline style: 14 points, semibold, at the default text size.
    public static let headline = Font(.style(.headline))
    /// The subheadline style: 13 points at the default text size.
    public static let subheadline = Font(.style(.subheadline))
    /// The body style: 14 points at the default text size.
    public static let body = Font(.style(.body))
    /// The callout style: 13 points at the default text size.
    public static let callout = Font(.style(.callout))
    /// The footnote style: 12 points at the default text size.
    public static let footnote = Font(.style(.footnote))
    /// The caption style: 12 points at the default text size.
    public static let caption = Font(.style(.caption))
    /// The second caption style: 11 points at the default text size.
    public static let caption2 = Font(.style(.caption2))

    /// The system font at a fixed size in points, independent of the user's text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// A font by family name, at a size in points that follows the user's text size as body text does. If it is not
    /// installed, the system font is used and a warning is printed once.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.family(name, size: size, relativeTo: .body))
    }

    /// A font by family name, at a size in points that follows the user's text size as `textStyle` does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.family(name, size: size, relativeTo: textStyle))
    }

    /// A font by family name, at a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.family(name, size: fixedSize, relativeTo: nil))
    }
}
