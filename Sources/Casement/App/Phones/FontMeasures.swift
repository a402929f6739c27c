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
        measured(attributes, width: nil)
    }

    /// The rectangle that the text takes at the origin, in lines of at most the width of `size`, in the font of the
    /// attributes, by default the system's in 12 points. A width of 0 is any; the other arguments have no effect.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect {
        let isAny = size.width <= 0 || !size.width.isFinite || size.width >= CGFloat.greatestFiniteMagnitude
        return CGRect(origin: .zero, size: measured(attributes, width: isAny ? nil : size.width))
    }

    fileprivate func measured(_ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let request = TextRequest(text: self, style: TextStyle(font.request), scale: 1)
        return MainThread.sync {
            SystemTextEngine.shared.measure(request, width: width, height: nil)?.size
                ?? SystemTextEngine.shared.layout(request, width: width, height: nil).size
        }
    }
}

/// How text is measured, by the name of AppKit and UIKit. It has no effect: lines are as high as their letters need.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the space between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// By the shapes of letters.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// With an ellipsis in the last line.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSString {
    /// The size of the text in points, in the font of the attributes, by default the system's in 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }

    /// The rectangle that the text takes at the origin, in lines of at most the width of `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect { (self as String).boundingRect(with: size, options: options, attributes: attributes) }
}

extension NSAttributedString {
    /// The size of the text in points, in the font of its first character.
    public func size() -> CGSize {
        string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }

    /// The rectangle that the text takes at the origin, in lines of at most the width of `size`, in the font of its
    /// first character. A width of 0 is any; the other arguments have no effect.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
    ) -> CGRect {
        let first = length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
        return string.boundingRect(with: size, options: options, attributes: first)
    }
}
