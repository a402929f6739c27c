import Foundation

/// A typeface, its size and its weight.
///
///     Text("Total").font(.title2.weight(.heavy).monospacedDigit())
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// A family by name; its size follows the text size as that of a style does, or not at all.
        case family(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// Capital letters in the place of others.
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

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The system font of a size in points, which does not follow the text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// A font by the name of its family, of a size in points that follows the text size as body text does. Where it is not
    /// installed, the system font stands in for it and a message says so once.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.family(name, size: size, relativeTo: .body))
    }

    /// A font by the name of its family, of a size in points that follows the text size as `textStyle` does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.family(name, size: size, relativeTo: textStyle))
    }

    /// A font by the name of its family, of a size in points that does not follow the text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.family(name, size: fixedSize, relativeTo: nil))
    }
}
