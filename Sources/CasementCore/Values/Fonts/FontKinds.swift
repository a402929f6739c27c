import Foundation

extension Font {
    /// A step of the theme's type scale.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// The text styles, from the largest title to the smallest caption; `body` is 14 points
        /// at the default text size.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size in points and CSS weight at the default text size: a scale around 14, the body
        /// size of desktop toolkits.
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

    /// The stroke thickness of a font.
    @frozen public struct Weight: Hashable, Sendable {
        let value: Int
        /// CSS weight 100.
        public static let ultraLight = Weight(value: 100)
        /// CSS weight 200.
        public static let thin = Weight(value: 200)
        /// CSS weight 300.
        public static let light = Weight(value: 300)
        /// CSS weight 400, the default of body text.
        public static let regular = Weight(value: 400)
        /// CSS weight 500.
        public static let medium = Weight(value: 500)
        /// CSS weight 600.
        public static let semibold = Weight(value: 600)
        /// CSS weight 700.
        public static let bold = Weight(value: 700)
        /// CSS weight 800.
        public static let heavy = Weight(value: 800)
        /// CSS weight 900.
        public static let black = Weight(value: 900)
    }

    /// The width of a font's letters: 0 is standard, negative values are narrower, from -1 to 1.
    public struct Width: Hashable, Sendable {
        /// The width from -1 (narrowest) to 1 (widest).
        public var value: CGFloat
        /// Creates a width; values outside of -1...1 are clamped when used.
        public init(_ value: CGFloat) { self.value = value }
        /// The narrowest named width: -0.6.
        public static let compressed = Width(-0.6)
        /// A narrow width: -0.4.
        public static let condensed = Width(-0.4)
        /// The standard width: 0.
        public static let standard = Width(0)
        /// A wide width: 0.4.
        public static let expanded = Width(0.4)

        /// The CSS width: 100 is standard, from 50 to 200.
        var percent: Int {
            let bounded = value.isNaN ? 0 : min(max(value, -1), 1)
            return Int((100 + bounded * 62.5).rounded())
        }
    }

    /// The design of a typeface.
    public enum Design: Hashable, Sendable {
        /// The system font, with serifs, with rounded letters, or with letters of equal width.
        case `default`, serif, rounded, monospaced
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The font's own line spacing, or a tenth of the font size less or more.
        case standard, tight, loose

        /// The points added between lines of text with a font of `size` points.
        func spacing(size: CGFloat) -> CGFloat {
            switch self {
            case .standard: 0
            case .tight: -size / 10
            case .loose: size / 10
            }
        }
    }
}
