import CasementCore
import Foundation

/// What calls have drawn in a context, in order: it is drawn again by a `Canvas` when the picture is asked for.
@MainActor final class ContextDrawing {
    /// What the calls before have set for those that follow.
    struct State {
        var fill = GraphicsContext.Shading.color(.black)
        var stroke = GraphicsContext.Shading.color(.black)
        var strokeStyle = StrokeStyle()
        var opacity = 1.0
        var blendMode = GraphicsContext.BlendMode.normal
        var transform = CGAffineTransform.identity
        var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
        /// In the coordinates of the picture.
        var clips: [(path: Path, isEvenOdd: Bool)] = []
    }

    let size: CGSize
    var state = State()
    /// Those of `saveGState`.
    var saved: [State] = []
    /// The path that `move(to:)` and its like have begun, in the coordinates of the picture.
    var path = Path()
    private var drawings: [(GraphicsContext) -> Void] = []
    /// How memory has the pixels of this drawing, and the bytes in a row, or 0.
    var layout: PixelLayout?
    var bytesPerRow = 0
    /// Memory into which calls draw at once; what they draw is not kept then.
    private(set) var memory: BitmapMemory?
    /// Whether y counts upwards, as in AppKit.
    private(set) var countsUp = false

    init(size: CGSize) { self.size = size }

    /// Adds a drawing, with what is set now.
    func add(_ draw: @escaping (GraphicsContext) -> Void) {
        let state = state
        let drawing = { (canvas: GraphicsContext) in
            var context = canvas
            for clip in state.clips { context.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd)) }
            (context.opacity, context.blendMode) = (state.opacity, state.blendMode)
            if let shadow = state.shadow {
                let (color, radius, offset) = shadow
                context.addFilter(.shadow(color: color, radius: radius, x: offset.width, y: offset.height))
            }
            context.concatenate(state.transform)
            draw(context)
        }
        if let memory { paint([drawing], into: memory) } else { drawings.append(drawing) }
    }

    /// Makes calls draw into memory, beginning with what was drawn until now. Without a place, the memory is new.
    func makeMemory(at place: UnsafeMutableRawPointer?) {
        guard let layout,
            let memory = BitmapMemory(
                place, width: Int(size.width), height: Int(size.height), bytesPerRow: bytesPerRow, layout)
        else { return }
        self.memory = memory
        if !drawings.isEmpty { paint(drawings, into: memory) }
        drawings = []
    }

    private func paint(_ drawings: [(GraphicsContext) -> Void], into memory: BitmapMemory) {
        let before = Image(decorative: memory.image, scale: 1)
        let rect = CGRect(origin: .zero, size: size)
        let all = [{ (context: GraphicsContext) in context.draw(before, in: rect) }] + drawings
        if let image = image(of: all, scale: 1, isOpaque: false)?.cgImage { memory.write(image) }
    }

    /// Has y count upwards from the bottom, for all calls that follow.
    func countUp() {
        countsUp = true
        state.transform = CGAffineTransform(translationX: 0, y: size.height).scaledBy(x: 1, y: -1)
    }

    /// Adds what is upright in either direction of y: it is drawn in a rectangle whose y counts downwards.
    func addUpright(in rect: CGRect, _ draw: @escaping (GraphicsContext, CGRect) -> Void) {
        guard countsUp else { return add { draw($0, rect) } }
        add { context in
            var context = context
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
            draw(context, rect)
        }
    }

    func fill(_ path: Path, isEvenOdd: Bool = false) {
        let shading = state.fill
        add { $0.fill(path, with: shading, style: FillStyle(eoFill: isEvenOdd)) }
    }

    func stroke(_ path: Path, style: StrokeStyle? = nil) {
        let (shading, style) = (state.stroke, style ?? state.strokeStyle)
        add { $0.stroke(path, with: shading, style: style) }
    }

    /// Draws all of it again.
    func draw(in context: GraphicsContext) { for draw in drawings { draw(context) } }

    /// The picture so far; nil without a size.
    func picture(scale: CGFloat, isOpaque: Bool) -> UIImage? {
        if let memory { return UIImage(cgImage: memory.image) }
        return image(of: drawings, scale: scale, isOpaque: isOpaque)
    }

    private func image(of drawings: [(GraphicsContext) -> Void], scale: CGFloat, isOpaque: Bool) -> UIImage? {
        let renderer = ImageRenderer(
            content: Canvas { context, _ in for draw in drawings { draw(context) } }
                .frame(width: size.width, height: size.height))
        (renderer.scale, renderer.isOpaque) = (scale, isOpaque)
        return renderer.uiImage
    }
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled, where lines that cross each other do not make holes.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// A line along the path.
    case stroke
    /// Filled, with a line along the path.
    case fillStroke
    /// Filled by the even-odd rule, with a line along the path.
    case eoFillStroke
}

extension CGContext {
    private func draw(_ change: (ContextDrawing) -> Void) {
        if let drawing { return change(drawing) }
        WithoutEffect.note("drawing by calls of a CGContext for PDF", "ImageRenderer draws views into it")
    }

    // MARK: What is set for the calls that follow

    /// Keeps what is set, for `restoreGState()`.
    public func saveGState() { draw { $0.saved.append($0.state) } }

    /// Sets all again as it was at the last `saveGState()`.
    public func restoreGState() { draw { if let state = $0.saved.popLast() { $0.state = state } } }

    /// Sets the colour that fills.
    public func setFillColor(_ color: CGColor) { draw { $0.state.fill = .color(Color(cgColor: color)) } }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { draw { $0.state.stroke = .color(Color(cgColor: color)) } }

    /// Sets the colour that fills, by its parts from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines, by its parts from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { draw { $0.state.strokeStyle.lineWidth = width } }

    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { draw { $0.state.strokeStyle.lineCap = cap } }

    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { draw { $0.state.strokeStyle.lineJoin = join } }

    /// Sets how far pointed corners may reach, in widths of the line.
    public func setMiterLimit(_ limit: CGFloat) { draw { $0.state.strokeStyle.miterLimit = limit } }

    /// Sets the lengths of dashes and gaps, in points, and where the first begins.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        draw { ($0.state.strokeStyle.dashPhase, $0.state.strokeStyle.dash) = (phase, lengths) }
    }

    /// Sets the opacity, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { draw { $0.state.opacity = Double(alpha) } }

    /// Sets a shadow behind what is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        draw { $0.state.shadow = color.map { (Color(cgColor: $0), blur / 2, offset) } }
    }

    /// Sets a grey shadow behind what is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        draw { $0.state.shadow = (.black.opacity(1.0 / 3), blur / 2, offset) }
    }

    /// Moves the origin, in points.
    public func translateBy(x: CGFloat, y: CGFloat) {
        draw { $0.state.transform = $0.state.transform.translatedBy(x: x, y: y) }
    }

    /// Scales around the origin.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        draw { $0.state.transform = $0.state.transform.scaledBy(x: x, y: y) }
    }

    /// Rotates around the origin by an angle in radians, clockwise.
    public func rotate(by angle: CGFloat) { draw { $0.state.transform = $0.state.transform.rotated(by: angle) } }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        draw { $0.state.transform = transform.concatenating($0.state.transform) }
    }

    /// The transform of what is drawn.
    public var ctm: CGAffineTransform { drawing?.state.transform ?? .identity }

    // MARK: The path

    /// Begins a new path.
    public func beginPath() { draw { $0.path = Path() } }

    /// Begins a part of the path.
    public func move(to point: CGPoint) { draw { $0.path.move(to: point.applying($0.state.transform)) } }

    /// Adds a line.
    public func addLine(to point: CGPoint) {
        draw {
            let point = point.applying($0.state.transform)
            if $0.path.isEmpty { $0.path.move(to: point) } else { $0.path.addLine(to: point) }
        }
    }

    /// Adds lines between points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        draw {
            let transform = $0.state.transform
            $0.path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
        }
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        draw {
            let transform = $0.state.transform
            $0.path.addCurve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    /// Adds an arc by angles in radians, with a line from where the path ended.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        draw {
            $0.path.addArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: $0.state.transform)
        }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

    /// Adds a path.
    public func addPath(_ path: CGPath) { draw { $0.path.addPath(Path(path), transform: $0.state.transform) } }

    /// Closes the last part of the path.
    public func closePath() { draw { $0.path.closeSubpath() } }

    /// Draws the path, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        draw { drawing in
            let path = drawing.path.applying(drawing.state.transform.inverted())
            drawing.path = Path()
            if mode != .stroke { drawing.fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
            if ![.fill, .eoFill].contains(mode) { drawing.stroke(path) }
        }
    }

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws lines along the path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws only within the path from now on, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        draw {
            $0.state.clips.append(($0.path, rule == .evenOdd))
            $0.path = Path()
        }
    }

    /// Draws only within a rectangle from now on.
    public func clip(to rect: CGRect) {
        draw { $0.state.clips.append((Path(rect).applying($0.state.transform), false)) }
    }

    // MARK: Drawing

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw { $0.fill(Path(rect)) } }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { draw { $0.fill(Path(ellipseIn: rect)) } }

    /// Draws a line around a rectangle.
    public func stroke(_ rect: CGRect) { draw { $0.stroke(Path(rect)) } }

    /// Draws a line of a width around a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        draw {
            var style = $0.state.strokeStyle
            style.lineWidth = width
            $0.stroke(Path(rect), style: style)
        }
    }

    /// Draws a line around an ellipse.
    public func strokeEllipse(in rect: CGRect) { draw { $0.stroke(Path(ellipseIn: rect)) } }

    /// Draws lines between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        draw { $0.stroke(path) }
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        draw { drawing in
            drawing.add { context in
                var context = context
                (context.opacity, context.blendMode) = (1, .clear)
                context.fill(Path(rect), with: .color(.black))
            }
        }
    }

    /// Draws a picture. Unlike on a Mac it is upright, as all pictures here are.
    public func draw(_ image: CGImage, in rect: CGRect) { UIImage(cgImage: image).draw(in: rect, of: self) }
}

extension GraphicsContext {
    /// Draws by the calls of Core Graphics, in the coordinates of this context.
    ///
    ///     context.withCGContext { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    @MainActor @preconcurrency public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let drawing = ContextDrawing(size: clipBoundingRect.size)
        try content(CGContext(drawing))
        drawing.draw(in: self)
    }
}

extension UIImage {
    @MainActor func draw(in rect: CGRect, of context: CGContext) {
        let image = Image(uiImage: self)
        context.drawing?.addUpright(in: rect) { $0.draw(image, in: $1) }
    }
}
