import Foundation

/// A font, by the name of UIKit; also `NSFont`. `Font(_:)` makes a font for views of it.
///
/// Sizes are fixed, as far as the program names them; the styles of text follow the user's text size.
public final class UIFont: Hashable, Sendable {
    let font: Font
    /// The size in points: that of a style at the default text size.
    public let pointSize: CGFloat

    /// What the font system is asked for, at the default text size.
    package var request: FontRequest { font.request(FontTraits(), textSize: .large) }

    package init(_ font: Font, _ size: CGFloat) { (self.font, pointSize) = (font, size) }

    /// The font of a family with this name. Where no such family is installed, the system's font is shown.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(.custom(fontName, fixedSize: fontSize), fontSize)
    }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight), fontSize)
    }
    /// The system's font, bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }
    /// The system's font, italic.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic(), fontSize)
    }
    /// The system's font with letters of equal width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), fontSize)
    }
    /// The system's font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), fontSize)
    }
    /// The font of a style of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style), style.style.metrics.size)
    }

    /// The size of body text: 14 points.
    public static let systemFontSize = CGFloat(14)
    /// The size of captions: 12 points.
    public static let smallSystemFontSize = CGFloat(12)
    /// The size of body text: 14 points.
    public static let labelFontSize = CGFloat(14)
    /// The size of body text: 14 points.
    public static let buttonFontSize = CGFloat(14)

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = font
        switch font.base {
        case .style(let style):
            font = .system(size: fontSize, weight: font.weight ?? Font.Weight(value: style.metrics.weight))
        case .system: font.base = .system(size: fontSize)
        case .family(let name, _, let style): font.base = .family(name, size: fontSize, relativeTo: style)
        }
        return UIFont(font, fontSize)
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// AppKit's name of `UIFont`.
public typealias NSFont = UIFont
/// CoreText's name of `UIFont`.
public typealias CTFont = UIFont

extension Font {
    /// Creates a font from a `UIFont` or `NSFont`.
    public init(_ font: CTFont) { self = font.font }
}

extension UIFont {
    /// The stroke thickness of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 to 1; 0 is regular.
        public let rawValue: CGFloat
        /// The thickness of -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than body text.
        public static let light = Weight(rawValue: -0.4)
        /// That of body text.
        public static let regular = Weight(rawValue: 0)
        /// A little thicker than body text.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Thicker than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The thickest.
        public static let black = Weight(rawValue: 0.62)

        /// The nearest weight for views.
        package var weight: Font.Weight {
            let known: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// A style of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second-level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third-level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The subheadline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The second caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        package var style: Font.TextStyle {
            let known: [TextStyle: Font.TextStyle] = [
                .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
                .subheadline: .subheadline, .callout: .callout, .footnote: .footnote, .caption1: .caption,
                .caption2: .caption2,
            ]
            return known[self] ?? .body
        }
    }
}
