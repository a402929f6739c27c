import Foundation

extension GraphicsContext {
    /// The paint of a path, a text or an image.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case color(Color)
            case foreground
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case palette([Shading])
            case tiled(Image, CGPoint, CGRect, CGFloat)
            case shader(Shader, CGRect)
            case resolved(Resolved)
        }

        /// A paint that no longer depends on the environment. Its gradients are positioned when it is used.
        struct Resolved: @unchecked Sendable {
            // Values throughout, except for the source of a tiled picture, which is used on the main actor only.
            let paint: CanvasPaint
        }

        let kind: Kind

        /// The context's foreground style.
        public static var foreground: Shading { Shading(kind: .foreground) }

        /// Several shadings, of which fills and strokes use the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

        /// A colour from components, 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A grey from 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        /// A style; its gradient spans the painted area.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// A gradient along the line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint, options)) }

        /// A gradient between two concentric circles; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius, options)) }

        /// A gradient around a point, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .conic(gradient, center, angle, options)) }

        /// A shader's function of the position, in the context's coordinates. `bounds` is what it receives as its
        /// `boundingRect`.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
            Shading(kind: .shader(shader, bounds))
        }
    }

    /// The continuation of a gradient beyond its ends; by default the colours of its ends.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Repeats the gradient.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Repeats the gradient, reversing every second repetition.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Interpolates in linear light. No effect: colours are always interpolated in sRGB.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

        fileprivate var extent: CanvasStops.Extent { contains(.mirror) ? .mirror : contains(.repeat) ? .cycle : .pad }
    }

    /// Resolves a shading in the environment, so that its use requires no further computation.
    public func resolve(_ shading: Shading) -> Shading {
        switch shading.kind {
        case .palette(let all): return .palette(all.map(resolve))
        // The gradient of a style spans the painted area, which is unknown here.
        case .style: return shading
        default:
            guard let paint = paint(shading, in: clipBoundingRect) else { return shading }
            return Shading(kind: .resolved(Shading.Resolved(paint: paint)))
        }
    }

    /// A shader with the pixels of pictures among its arguments.
    func loaded(_ shader: ShaderEffect) -> ShaderEffect {
        let store = recording.tree
        return MainThread.sync { shader.loaded(in: store.textures) }
    }

    /// The paint for a shading, where a style spans `box`; nil for nothing.
    func paint(_ shading: Shading, in box: @autoclosure () -> CGRect) -> CanvasPaint? {
        func stops(_ gradient: Gradient, _ options: GradientOptions) -> CanvasStops {
            CanvasStops(
                ResolvedGradient(gradient, .linear(start: .zero, end: .zero), in: recording.theme).stops,
                options.extent)
        }
        switch shading.kind {
        case .color(let color): return .color(color.resolve(in: recording.theme))
        case .foreground: return CanvasPaint(recording.environment.foregroundPaint, in: box())
        case .style(let style): return paint(style._paint(in: recording.environment), spanning: box())
        case .linear(let gradient, let from, let to, let options):
            return .linear(stops(gradient, options), from: from, to: to)
        case .radial(let gradient, let center, let from, let to, let options):
            return .radial(stops(gradient, options), center: center, from: from, to: to, aspect: 1)
        case .conic(let gradient, let center, let angle, let options):
            return .conic(stops(gradient, options), center: center, start: angle, end: angle + .degrees(360))
        case .tiled(let image, let origin, let part, let scale): return paint(tiled: image, origin, part, scale)
        case .shader(let shader, let bounds):
            guard
                let effect = shader.effect(
                    as: .shapeStyle, in: recording.environment, { "A shading of a canvas" })
            else { return paint(.style(shader), in: box()) }
            return .shader(loaded(effect.placed(in: bounds)), origin: .zero, opacity: 1)
        case .palette(let all): return all.first.flatMap { paint($0, in: box()) }
        case .resolved(let resolved): return resolved.paint
        }
    }
}
