import Foundation

extension Font {
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

    /// How wide the letters are: 0 is the standard, less is narrower, 1 at most and -1 at least.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.6)
        public static let condensed = Width(-0.4)
        public static let standard = Width(0)
        public static let expanded = Width(0.4)

        /// As CSS has it: 100 is the standard, from 50 to 200.
        var percent: Int {
            let bounded = value.isNaN ? 0 : min(max(value, -1), 1)
            return Int((100 + bounded * 62.5).rounded())
        }
    }

    /// The kind of typeface.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// Points that are added between lines of a text of `size` points.
        func spacing(size: CGFloat) -> CGFloat {
            switch self {
            case .standard: 0
            case .tight: -size / 10
            case .loose: size / 10
            }
        }
    }
}
