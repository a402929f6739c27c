import CasementCore
import CasementSDL
import Foundation

/// What AppKit's drawing calls draw into: a picture between `lockFocus()` and `unlockFocus()`,
/// or in a `drawingHandler`.
@MainActor @preconcurrency public final class NSGraphicsContext {
    /// How pictures are scaled. It has no effect: they are scaled smoothly.
    public enum ImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium }

    /// What calls draw into.
    public let cgContext: CGContext
    /// How pictures are scaled. It has no effect: they are scaled smoothly.
    public var imageInterpolation = ImageInterpolation.default
    /// Whether edges are smooth. It has no effect: they are.
    public var shouldAntialias = true

    /// A context with a `CGContext`.
    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) { cgContext = graphicsPort }

    /// What calls draw into now; nil where no picture is drawn.
    public static var current: NSGraphicsContext? {
        get { Graphics.contexts.last.map { NSGraphicsContext(cgContext: $0, flipped: false) } }
        set {
            guard let newValue, newValue.cgContext !== Graphics.contexts.last else { return }
            WithoutEffect.note("NSGraphicsContext.current", "use lockFocus() or NSImage(size:flipped:drawingHandler:)")
        }
    }

    /// Whether y counts downwards.
    public var isFlipped: Bool { !(cgContext.drawing?.countsUp ?? false) }

    /// Keeps what is set, for `restoreGraphicsState()`.
    public func saveGraphicsState() { cgContext.saveGState() }
    /// Sets all again as it was at the last `saveGraphicsState()`.
    public func restoreGraphicsState() { cgContext.restoreGState() }
    /// Keeps what is set in the current context, for `restoreGraphicsState()`.
    public static func saveGraphicsState() { current?.saveGraphicsState() }
    /// Sets all in the current context again as it was at the last `saveGraphicsState()`.
    public static func restoreGraphicsState() { current?.restoreGraphicsState() }
}

/// How what is drawn is joined with what is there, by the name of AppKit.
public enum NSCompositingOperation: UInt, Sendable {
    /// The operators of Porter and Duff.
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// Operators, sums, and modes of blending.
    case destinationAtop, xor, plusDarker, plusLighter, multiply, screen, overlay, darken, lighten, colorDodge
    /// Modes of blending.
    case colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity

    var mode: GraphicsContext.BlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceOver: .normal
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        }
    }
}

extension NSImage {
    /// A picture that a closure draws, at once, and again never: its context has the screen's pixels per point. Unless
    /// it is flipped, y counts upwards. What the closure returns has no effect.
    @MainActor @preconcurrency public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (CGRect) -> Bool
    ) {
        self.init(size: size)
        lockFocusFlipped(drawingHandlerShouldBeCalledWithFlippedContext)
        _ = drawingHandler(CGRect(origin: .zero, size: size))
        unlockFocus()
    }

    /// Begins drawing on the picture, by `draw(in:)`, `fill()` and their like; y counts upwards.
    /// `unlockFocus()` ends it.
    @MainActor @preconcurrency public func lockFocus() { lockFocusFlipped(false) }

    /// The same, where y may count downwards.
    @MainActor @preconcurrency public func lockFocusFlipped(_ flipped: Bool) {
        let drawing = ContextDrawing(size: size)
        let rect = CGRect(origin: .zero, size: size)
        let image = Image(uiImage: UIImage(picture)).resizable()
        drawing.add { $0.draw(image, in: rect) }
        if !flipped { drawing.countUp() }
        Graphics.contexts.append(CGContext(drawing))
    }

    /// Ends what `lockFocus()` has begun: the picture has what was drawn.
    @MainActor @preconcurrency public func unlockFocus() {
        guard let drawing = Graphics.contexts.popLast()?.drawing,
            let drawn = drawing.picture(scale: UIScreen.main.scale, isOpaque: false)
        else { return }
        replace(by: drawn.picture)
    }

    /// Draws a part of the picture, in its own coordinates, in the current context; an empty rectangle is all of it.
    @MainActor @preconcurrency public func draw(
        in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        guard let drawing = Graphics.drawing else { return }
        let kept = drawing.state
        (drawing.state.blendMode, drawing.state.opacity) = (op.mode, kept.opacity * Double(delta))
        var part = self
        let whole = CGRect(origin: .zero, size: size)
        if !fromRect.isEmpty, fromRect != whole, let pixels = PictureEncoder.pixels(of: picture), size.height > 0 {
            // y counts upwards in the picture too.
            let scale = CGFloat(pixels.height) / size.height
            let rows = CGRect(
                x: fromRect.minX * scale, y: (size.height - fromRect.maxY) * scale, width: fromRect.width * scale,
                height: fromRect.height * scale)
            if let cropped = pixels.cropping(to: rows) { part = UIImage(cgImage: cropped) }
        }
        part.draw(in: rect)
        drawing.state = kept
    }

    /// Another picture that looks the same.
    public func copy() -> Any { UIImage(picture) }
}

extension CGRect {
    /// Fills the rectangle in the current context, by the name of AppKit.
    @MainActor @preconcurrency public func fill(using operation: NSCompositingOperation = .sourceOver) {
        guard let drawing = Graphics.drawing else { return }
        let kept = drawing.state.blendMode
        drawing.state.blendMode = operation.mode
        drawing.fill(Path(self))
        drawing.state.blendMode = kept
    }

    /// Draws a line of one point inside the rectangle in the current context, in the colour that fills.
    @MainActor @preconcurrency public func frame(withWidth width: CGFloat = 1) {
        guard let drawing = Graphics.drawing else { return }
        var frame = Path(self)
        frame.addRect(insetBy(dx: width, dy: width))
        drawing.fill(frame, isEvenOdd: true)
    }

    /// Draws only within the rectangle from now on, in the current context.
    @MainActor @preconcurrency public func clip() { Graphics.contexts.last?.clip(to: self) }
}

/// AppKit's name of `UIBezierPath`.
public typealias NSBezierPath = UIBezierPath

extension NSBezierPath {
    /// Adds a straight line.
    public func line(to point: CGPoint) { addLine(to: point) }
    /// Adds a cubic curve.
    public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    /// Adds a rectangle.
    public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }
    /// Adds an ellipse.
    public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }
    /// Adds an arc; angles are in degrees from the right. Where y counts upwards they grow counter-clockwise.
    public func appendArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: !clockwise)
    }
    /// Creates a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(
            cgPath: Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
                .cgPath)
    }
    /// Transforms all points.
    public func transform(using transform: AffineTransform) {
        apply(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
                ty: transform.tY))
    }
}
