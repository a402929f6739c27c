import Foundation

/// A typeface, its size and its weight.
public struct Font: Hashable, Sendable {
    /// A step of the theme's type scale.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// Points and CSS weight at the standard text size: a scale around 14, the body size of desktop toolkits.
        var metrics: (size: CGFloat, weight: Int) {
            switch self {
            case .largeTitle: (30, 700)
            case .title: (24, 600)
            case .title2: (20, 600)
            case .title3: (17, 600)
            case .headline: (14, 600)
            case .body: (14, 400)
            case .callout: (13, 400)
            case .subheadline: (13, 400)
            case .footnote: (12, 400)
            case .caption: (12, 400)
            case .caption2: (11, 400)
            }
        }
    }

    /// The thickness of the strokes.
    @frozen public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The kind of typeface.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        case family(String, size: CGFloat)
    }

    var base: Base
    var design: Design?
    var weight: Weight?
    var isItalic = false

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

    /// The system font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// A font by the name of its family, of a size in points. Where it is not installed, the system font stands in for it
    /// and a message says so once.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.family(name, size: size)) }

    /// A font by the name of its family, of a size in points that does not follow the text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.family(name, size: fixedSize)) }

    /// The same font in a weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The monospaced design at the same size and weight.
    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }

    /// What to ask of the font system; `weight` and `isItalic` are what surrounds the text.
    package func request(weight outer: Weight?, isItalic outerItalic: Bool) -> FontRequest {
        var request: FontRequest
        switch base {
        case .style(let style):
            request = FontRequest(size: style.metrics.size, weight: style.metrics.weight)
        case .system(let size): request = FontRequest(size: size)
        case .family(let name, let size): request = FontRequest(family: name, size: size)
        }
        if !(request.size > 0 && request.size < 2000) { request.size = request.size >= 2000 ? 2000 : 1 }
        if let weight = outer ?? weight { request.weight = weight.value }
        request.isItalic = isItalic || outerItalic
        switch design {
        case .serif: request.design = .serif
        case .rounded: request.design = .rounded
        case .monospaced: request.design = .monospaced
        case .default, nil: break
        }
        return request
    }
}
