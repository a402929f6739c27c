import Foundation

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct ItalicKey: EnvironmentKey { static let defaultValue = false }
private struct ForegroundKey: EnvironmentKey { static let defaultValue: StyleInUse? = nil }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }

/// The style that text and shapes are drawn in, with what it is at each level of the hierarchy.
package struct StyleInUse: Sendable {
    package var style: any ShapeStyle
}

extension EnvironmentValues {
    /// The font of text that says none; nil is the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The weight of text, whatever its font says; nil leaves it to the font.
    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    package var isItalic: Bool {
        get { self[ItalicKey.self] }
        set { self[ItalicKey.self] = newValue }
    }

    package var foreground: StyleInUse? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The largest number of lines a text takes; nil is unlimited, less than 1 counts as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue.map { max(1, $0) } }
    }

    /// How the lines of a text line up within its own width.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}
