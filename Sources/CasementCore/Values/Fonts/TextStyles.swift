import Foundation

/// The style of a line under or through text: `Text.LineStyle`.
public struct _TextLineStyle: Hashable, Sendable {
    /// The pattern of the line: `Text.LineStyle.Pattern`.
    public struct Pattern: Hashable, Sendable {
        let value: UInt8
        public static let solid = Pattern(value: 0)
        public static let dot = Pattern(value: 1)
        public static let dash = Pattern(value: 2)
        public static let dashDot = Pattern(value: 3)
        public static let dashDotDot = Pattern(value: 4)
    }

    var pattern: Pattern
    /// Nil for the text's colour.
    var color: Color?

    /// Creates a line style; without a colour the line has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

    /// A single solid line in the text's colour.
    public static let single = _TextLineStyle()
}

/// A conversion of letters: `Text.Case`.
public enum _TextCase: Hashable, Sendable {
    case uppercase, lowercase
}

/// The position at which text that does not fit is truncated: `Text.TruncationMode`.
public enum _TextTruncationMode: Hashable, Sendable {
    /// At the beginning, the end or the middle of the line.
    case head, tail, middle
}

/// The size of text relative to its font: `Text.Scale`.
public struct _TextScale: Hashable, Sendable {
    let factor: CGFloat
    /// The size of the font.
    public static let `default` = _TextScale(factor: 1)
    /// Reduced to 0.8 times the font size, for less important text such as a unit.
    public static let secondary = _TextScale(factor: 0.8)
}
