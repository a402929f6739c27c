import Foundation

extension AttributedString {
    /// The height of the lines of a text: the distance from one baseline to the next.
    public struct LineHeight: Hashable, Sendable {
        let height: TextLineHeight?

        /// That of the font.
        public static let variable = LineHeight(height: nil)
        /// That of the font, or of the content that is higher.
        public static let normal = LineHeight(height: nil)
        /// Lines that are further apart: 1.25 times the font's height.
        public static let loose = LineHeight(height: .multiple(1.25))
        /// Lines that are nearer to each other: 0.9 times the font's height.
        public static let tight = LineHeight(height: .multiple(0.9))

        /// A multiple of the font's height.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(height: factor.isFinite ? .multiple(max(0, factor)) : nil)
        }

        /// The size of the font and an addition, in points.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(height: increase.isFinite ? .leading(increase) : nil)
        }

        /// A height in points.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(height: points.isFinite ? .exact(max(0, points)) : nil)
        }
    }
}

extension EnvironmentValues {
    /// The height of the lines of texts; nil is that of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { textTraits.traits.lineHeight.map { AttributedString.LineHeight(height: $0) } }
        set { changeTextTraits { $0.lineHeight = newValue?.height } }
    }
}

extension View {
    /// Sets the height of the lines of texts in this view; nil is that of their fonts. A text of one line has this
    /// height too, and its glyphs are in the middle.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
