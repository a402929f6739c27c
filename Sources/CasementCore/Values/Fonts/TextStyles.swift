import Foundation

/// A line under or through a text: `Text.LineStyle`.
public struct _TextLineStyle: Hashable, Sendable {
    /// How the line is drawn: `Text.LineStyle.Pattern`.
    public struct Pattern: Hashable, Sendable {
        let value: UInt8
        public static let solid = Pattern(value: 0)
        public static let dot = Pattern(value: 1)
        public static let dash = Pattern(value: 2)
        public static let dashDot = Pattern(value: 3)
        public static let dashDotDot = Pattern(value: 4)
    }

    var pattern: Pattern
    /// Nil is the text's own.
    var color: Color?

    /// A line; without a colour it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

    /// One solid line in the text's colour.
    public static let single = _TextLineStyle()
}

/// Which letters a text is written with: `Text.Case`.
public enum _TextCase: Hashable, Sendable {
    case uppercase, lowercase
}

/// Where a text is cut that does not fit: `Text.TruncationMode`.
public enum _TextTruncationMode: Hashable, Sendable {
    /// At the line's beginning, its end, or in the middle.
    case head, tail, middle
}

/// How large a text is beside others: `Text.Scale`.
public struct _TextScale: Hashable, Sendable {
    let factor: CGFloat
    /// The size of the font.
    public static let `default` = _TextScale(factor: 1)
    /// Smaller: for what stands beside a text and is less than it, such as a unit.
    public static let secondary = _TextScale(factor: 0.8)
}
