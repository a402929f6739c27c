import CasementCore
import CasementSDL
import Foundation

// What the font system knows of a font. It is asked on the main thread, for which other threads wait.

extension UIFont {
    private func metric(_ value: @Sendable (FontMetrics) -> CGFloat) -> CGFloat {
        let request = request
        return MainThread.sync { SystemTextEngine.shared.metrics(of: request).map(value) ?? 0 }
    }

    /// The height of a line, in points.
    public var lineHeight: CGFloat { metric { $0.lineHeight } }
    /// How far letters rise above the baseline, in points.
    public var ascender: CGFloat { metric { $0.ascent } }
    /// How far letters fall below the baseline, in points: a negative number.
    public var descender: CGFloat { -metric { $0.descent } }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { metric { $0.capHeight } }
    /// The height of small letters, in points.
    public var xHeight: CGFloat { metric { $0.xHeight } }
    /// The space between lines apart from the letters, in points.
    public var leading: CGFloat { lineHeight - ascender + descender }
    /// The family that is shown.
    public var familyName: String {
        let request = request
        return MainThread.sync { SystemTextEngine.shared.metrics(of: request)?.family ?? "" }
    }
    /// The family that is shown.
    public var fontName: String { familyName }
}

extension NSAttributedString.Key {
    /// The style of a line through text. It has no effect on text that is shown.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The address that text leads to. It has no effect on text that is shown.
    public static let link = NSAttributedString.Key("NSLink")
    /// The style of paragraphs. It has no effect on text that is shown.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension String {
    /// The size of the text in points, in the font of the attributes, by default the system's in 12 points. It has as
    /// many lines as the string.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let request = TextRequest(text: self, style: TextStyle(font.request), scale: 1)
        return MainThread.sync {
            SystemTextEngine.shared.measure(request, width: nil, height: nil)?.size
                ?? SystemTextEngine.shared.layout(request, width: nil, height: nil, reusing: nil).size
        }
    }
}

extension NSString {
    /// The size of the text in points, in the font of the attributes, by default the system's in 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }
}

extension NSAttributedString {
    /// The size of the text in points, in the font of its first character.
    public func size() -> CGSize {
        string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }
}
