import CasementCore
import Foundation

/// What is drawn by calls, as a picture:
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
///     let dot = renderer.image { context in
///         UIColor.red.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     }
///
/// The origin is at the top.
@MainActor @preconcurrency public final class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// How pictures are made.
    public let format: UIGraphicsImageRendererFormat

    /// Pictures of a size in points, with the pixels of the screen.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// Pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Pictures of what is drawn in a rectangle, with the pixels of the screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Pictures of what is drawn in a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
    }

    /// The picture of what a closure draws; an empty one without a size.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(ContextDrawing(size: bounds.size), format)
        context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        Graphics.contexts.append(context.cgContext)
        defer { Graphics.contexts.removeLast() }
        actions(context)
        return context.currentImage
    }

    /// The bytes of a PNG file of what a closure draws; empty without a size.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The bytes of a JPEG file of what a closure draws; the quality is 0 to 1. Empty without a size.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// How the pictures of a `UIGraphicsImageRenderer` are made.
@MainActor @preconcurrency public final class UIGraphicsImageRendererFormat {
    /// Pixels per point; by default those of the screen.
    public var scale = UIScreen.main.scale
    /// Whether what is not drawn is black instead of transparent.
    public var opaque = false

    /// The usual format.
    public init() {}
    /// The usual format.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The format for the screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a `UIGraphicsImageRenderer` draws into.
@MainActor @preconcurrency public final class UIGraphicsImageRendererContext {
    /// What calls draw into.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat
    private let drawing: ContextDrawing

    init(_ drawing: ContextDrawing, _ format: UIGraphicsImageRendererFormat) {
        (self.drawing, self.format, cgContext) = (drawing, format, CGContext(drawing))
    }

    /// The picture of what was drawn until now.
    public var currentImage: UIImage {
        drawing.picture(scale: format.scale, isOpaque: format.opaque) ?? UIImage()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a line around a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Draws only within a rectangle from now on.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The contexts that are drawn into, the innermost last.
@MainActor enum Graphics {
    static var contexts: [CGContext] = []
    /// The settings of those that `UIGraphicsBeginImageContextWithOptions` began.
    static var formats: [(scale: CGFloat, isOpaque: Bool)] = []

    static var drawing: ContextDrawing? { contexts.last?.drawing }
}

/// What calls draw into now; nil outside of a renderer's closure.
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { Graphics.contexts.last }

/// Begins a picture; `UIGraphicsImageRenderer` is the newer way. A scale of 0 is the screen's.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    Graphics.contexts.append(CGContext(ContextDrawing(size: size)))
    Graphics.formats.append((scale > 0 ? scale : UIScreen.main.scale, opaque))
}

/// Begins a picture with one pixel per point; `UIGraphicsImageRenderer` is the newer way.
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The picture of what was drawn since `UIGraphicsBeginImageContextWithOptions`; nil outside of that.
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let format = Graphics.formats.last else { return nil }
    return Graphics.drawing?.picture(scale: format.scale, isOpaque: format.isOpaque)
}

/// Ends the picture that `UIGraphicsBeginImageContextWithOptions` began.
@MainActor @preconcurrency public func UIGraphicsEndImageContext() {
    guard Graphics.formats.popLast() != nil else { return }
    Graphics.contexts.removeLast()
}

/// Fills a rectangle of the current context.
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) { Graphics.contexts.last?.fill(rect) }

extension UIColor {
    /// Fills with this colour from now on, in the current context.
    @MainActor @preconcurrency public func setFill() { Graphics.drawing?.state.fill = .color(Color(self)) }
    /// Draws lines with this colour from now on, in the current context.
    @MainActor @preconcurrency public func setStroke() { Graphics.drawing?.state.stroke = .color(Color(self)) }
    /// Fills and draws lines with this colour from now on, in the current context.
    @MainActor @preconcurrency public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the outline in the current context.
    @MainActor @preconcurrency public func fill() {
        Graphics.drawing?.fill(Path(cgPath), isEvenOdd: usesEvenOddFillRule)
    }

    /// Draws a line along the outline in the current context.
    @MainActor @preconcurrency public func stroke() {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit)
        Graphics.drawing?.stroke(Path(cgPath), style: style)
    }

    /// Draws only within the outline from now on, in the current context.
    @MainActor @preconcurrency public func addClip() {
        guard let drawing = Graphics.drawing else { return }
        drawing.state.clips.append((Path(cgPath).applying(drawing.state.transform), usesEvenOddFillRule))
    }
}

extension UIImage {
    /// Draws the picture in the current context.
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        if let context = Graphics.contexts.last { draw(in: rect, of: context) }
    }

    /// Draws the picture in the current context, at its own size.
    @MainActor @preconcurrency public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension String {
    @MainActor private func drawn(_ attributes: [NSAttributedString.Key: Any]?) -> Text {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let color = attributes?[.foregroundColor] as? UIColor ?? .black
        return Text(verbatim: self).font(Font(font)).foregroundStyle(Color(color))
    }

    /// Draws the text in the current context, with its top leading corner at a point; the bottom one where y counts
    /// upwards.
    @MainActor @preconcurrency public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        let text = drawn(attributes)
        guard let drawing = Graphics.drawing else { return }
        let anchor: UnitPoint = drawing.countsUp ? .bottomLeading : .topLeading
        drawing.addUpright(in: CGRect(origin: point, size: .zero)) { $0.draw(text, at: $1.origin, anchor: anchor) }
    }

    /// Draws the text in the current context, in as many lines as the width of a rectangle makes of it.
    @MainActor @preconcurrency public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        let text = drawn(attributes)
        Graphics.drawing?.addUpright(in: rect) { $0.draw(text, in: $1) }
    }
}

extension NSString {
    /// Draws the text in the current context, with its top leading corner at a point.
    @MainActor @preconcurrency public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { (self as String).draw(at: point, withAttributes: attributes) }

    /// Draws the text in the current context, in as many lines as the width of a rectangle makes of it.
    @MainActor @preconcurrency public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { (self as String).draw(in: rect, withAttributes: attributes) }
}
