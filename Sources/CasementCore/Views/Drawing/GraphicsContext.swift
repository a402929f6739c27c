import Foundation

/// Where a `Canvas` draws. A value: a copy has a transform, clip, opacity, blend mode and filters of its own, and draws on the
/// same canvas.
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
    /// The clip's bounds in the canvas's own points.
    var clipBounds: CGRect

    init(_ recording: CanvasRecording) {
        self.recording = recording
        clipBounds = CGRect(origin: .zero, size: recording.size)
    }

    /// The opacity of what is drawn from now on, 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue.isNaN ? 1 : min(1, max(0, newValue)) }
    }

    /// How what is drawn from now on meets what is there.
    public var blendMode: BlendMode {
        get { BlendMode(rawValue: state.blendMode.rawValue) }
        set { state.blendMode = CanvasBlendMode(rawValue: newValue.rawValue) ?? .normal }
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { recording.environment }

    // MARK: Transform

    /// The map from the coordinates of what is drawn from now on to the canvas's points.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Scales what is drawn from now on, from the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

    /// Moves the origin of what is drawn from now on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    /// Turns what is drawn from now on around the origin, clockwise.
    public mutating func rotate(by angle: Angle) {
        state.transform = state.transform.rotated(by: CGFloat(angle.radians))
    }

    /// Applies a map to what is drawn from now on, before the present transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    // MARK: Clip

    /// How a clip is meant.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Only what lies outside is seen.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The smallest rectangle around what can be seen, in the coordinates of the present transform.
    public var clipBoundingRect: CGRect {
        clipBounds.isNull ? .zero : clipBounds.applying(state.transform.inverted())
    }

    /// Shows of what is drawn from now on only what lies inside of `path`, and inside of all clips before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(state.transform)
        let isInverse = options.contains(.inverse)
        state.clips.append(CanvasClip(.path(path, style), isInverse: isInverse))
        if !isInverse { clipBounds = clipBounds.cut(to: path.boundingRect) }
    }

    /// Shows of what is drawn from now on only as much as a layer is opaque, times `opacity`.
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

    /// Draws along a path with a pen.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0, let paint = paint(shading, in: path.boundingRect) else { return }
        recording.add(.stroke(path, paint, style), state)
    }

    /// Draws along a path with a pen of `lineWidth` points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws steps as one: the opacity, blend mode, filters and clip of this context apply to all of them together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = innerContext()
        try content(&inner)
        if !inner.recording.operations.isEmpty { recording.add(.layer(inner.recording.operations), state) }
    }

    /// A context for the steps of a layer: it has this one's transform, and nothing else of its state.
    private func innerContext() -> GraphicsContext {
        var inner = GraphicsContext(CanvasRecording(layerOf: recording))
        inner.state.transform = state.transform
        inner.clipBounds = clipBounds
        return inner
    }
}

extension GraphicsContext {
    /// How new pixels meet those that are there.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CanvasBlendMode) { rawValue = mode.rawValue }

        /// The new over the old.
        public static var normal: BlendMode { BlendMode(.normal) }
        public static var multiply: BlendMode { BlendMode(.multiply) }
        public static var screen: BlendMode { BlendMode(.screen) }
        public static var overlay: BlendMode { BlendMode(.overlay) }
        public static var darken: BlendMode { BlendMode(.darken) }
        public static var lighten: BlendMode { BlendMode(.lighten) }
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        public static var softLight: BlendMode { BlendMode(.softLight) }
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        public static var difference: BlendMode { BlendMode(.difference) }
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        public static var hue: BlendMode { BlendMode(.hue) }
        public static var saturation: BlendMode { BlendMode(.saturation) }
        public static var color: BlendMode { BlendMode(.color) }
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Takes away what is there.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// The new in place of the old.
        public static var copy: BlendMode { BlendMode(.copy) }
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The sum of the shades: towards black.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// The sum of the lights: towards white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}

extension CGRect {
    /// What lies in both; `.null` for nothing. What is not a number limits nothing.
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
