import Foundation

/// The drawing destination of a `Canvas`. It is a value: a copy has a separate transform, clip, opacity, blend mode and
/// filters, and draws on the same canvas.
///
///     Canvas { context, size in
///         var faint = context
///         faint.opacity = 0.3
///         faint.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
///         let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80))
///         context.stroke(circle, with: .foreground, lineWidth: 2)
///     }
public struct GraphicsContext {
    let recording: CanvasRecording
    var state = CanvasState()
    /// The clip's bounds in the canvas's coordinates.
    var clipBounds: CGRect

    init(_ recording: CanvasRecording) {
        self.recording = recording
        clipBounds = CGRect(origin: .zero, size: recording.size)
    }

    /// The opacity of subsequent drawings, 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue.isNaN ? 1 : min(1, max(0, newValue)) }
    }

    /// The blend mode of subsequent drawings.
    public var blendMode: BlendMode {
        get { BlendMode(rawValue: state.blendMode.rawValue) }
        set { state.blendMode = CanvasBlendMode(rawValue: newValue.rawValue) ?? .normal }
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { recording.environment }

    // MARK: Transform

    /// The transform from the coordinates of subsequent drawings to the canvas's.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Scales subsequent drawings around the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

    /// Translates the origin of subsequent drawings, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    /// Rotates subsequent drawings around the origin, clockwise.
    public mutating func rotate(by angle: Angle) {
        state.transform = state.transform.rotated(by: CGFloat(angle.radians))
    }

    /// Applies a transform to subsequent drawings, before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    // MARK: Clip

    /// Options of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Clips to the outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding rectangle of the clip, in the current coordinates.
    public var clipBoundingRect: CGRect {
        clipBounds.isNull ? .zero : clipBounds.applying(state.transform.inverted())
    }

    /// Clips subsequent drawings to the inside of `path`, in addition to all previous clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(state.transform)
        let isInverse = options.contains(.inverse)
        state.clips.append(CanvasClip(.path(path, style), isInverse: isInverse))
        if !isInverse { clipBounds = clipBounds.cut(to: path.boundingRect) }
    }

    /// Clips subsequent drawings to the opacity of a layer, multiplied by `opacity`.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = innerContext()
        try content(&inner)
        let bounded = opacity.isNaN ? 1 : min(1, max(0, opacity))
        state.clips.append(
            CanvasClip(
                .layer(inner.recording.operations, opacity: bounded), isInverse: options.contains(.inverse)))
    }

    // MARK: Drawing

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty, let paint = paint(shading, in: path.boundingRect) else { return }
        recording.add(.fill(path, paint, style), state)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0, let paint = paint(shading, in: path.boundingRect) else { return }
        recording.add(.stroke(path, paint, style), state)
    }

    /// Strokes a path with a line width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws several operations as one: this context's opacity, blend mode, filters and clip apply to all of
    /// them together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = innerContext()
        try content(&inner)
        if !inner.recording.operations.isEmpty { recording.add(.layer(inner.recording.operations), state) }
    }

    /// Creates a context for the operations of a layer, with this context's transform and no other state.
    private func innerContext() -> GraphicsContext {
        var inner = GraphicsContext(CanvasRecording(layerOf: recording))
        inner.state.transform = state.transform
        inner.clipBounds = clipBounds
        return inner
    }
}

extension GraphicsContext {
    /// The blending of new pixels with existing ones.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CanvasBlendMode) { rawValue = mode.rawValue }

        /// Draws the source over the destination.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// Multiplies the colours; the result is at least as dark as both.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// Multiplies the inverted colours; the result is at least as light as both.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplies dark and screens light destination colours.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// Takes the darker of each component.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// Takes the lighter of each component.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens the destination according to the source.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens the destination according to the source.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or lightens the destination softly, according to the source.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Multiplies or screens, according to the source.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// Takes the absolute difference of each component.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// Like `difference`, with lower contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// Takes the hue of the source, the saturation and luminosity of the destination.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// Takes the saturation of the source, the hue and luminosity of the destination.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// Takes the hue and saturation of the source, the luminosity of the destination.
        public static var color: BlendMode { BlendMode(.color) }
        /// Takes the luminosity of the source, the hue and saturation of the destination.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Clears the destination.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// Replaces the destination by the source.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// Draws the source where the destination is opaque, and nothing else.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// Draws the source where the destination is transparent, and nothing else.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// Draws the source over the destination, where the destination is opaque.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// Draws the source below the destination.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// Keeps the destination where the source is opaque.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// Keeps the destination where the source is transparent.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// Draws the source below the destination, and keeps the destination where the source is opaque.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Draws source and destination where the other one is transparent.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// Adds the inverted colours: towards black.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// Adds the colours: towards white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}

extension CGRect {
    /// The intersection; `.null` if empty. NaN does not limit the result.
    fileprivate func cut(to other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        func limit(_ own: CGFloat, _ value: CGFloat, _ pick: (CGFloat, CGFloat) -> CGFloat) -> CGFloat {
            value.isNaN ? own : pick(own, value)
        }
        let (left, right) = (limit(minX, other.minX, max), limit(maxX, other.maxX, min))
        let (top, bottom) = (limit(minY, other.minY, max), limit(maxY, other.maxY, min))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
