import Foundation

extension GraphicsContext {
    /// An operation applied to drawn pixels before they are blended with the existing ones.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case blur(radius: CGFloat, isOpaque: Bool)
            case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case matrix(ColorMatrix)
            case multiply(Color)
            case threshold(min: Double, max: Double, Color)
            case shader(Shader, Shader.UsageType, maxSampleOffset: CGSize)
            case projection(ProjectionTransform)
        }

        let kind: Kind

        private static func finite(_ value: Double, or other: Double) -> Double { value.isFinite ? value : other }

        /// A Gaussian blur; the radius is the standard deviation, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// A shadow behind the drawing; lengths in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
        }

        /// Moves the drawing by a transform of the context's coordinates, for example in perspective.
        ///
        ///     context.addFilter(.projectionTransform(ProjectionTransform(CATransform3DMakeRotation(0.6, 1, 0, 0))))
        ///
        /// What is more than 512 pixels outside of the canvas before it is moved is not seen.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// Multiplies each component by that of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        /// Rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .matrix(.hueRotation(finite(angle.radians, or: 0))))
        }
        /// Changes the saturation: 0 is grey, 1 is unchanged, more is stronger.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(Float(finite(amount, or: 1)))))
        }
        /// Adds an amount to each component.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.brightness(Float(finite(amount, or: 0)))))
        }
        /// Changes the contrast: 0 is grey, 1 is unchanged, more is stronger.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.contrast(Float(finite(amount, or: 1)))))
        }
        /// Inverts colours: 0 is unchanged, 1 is the opposite of each colour.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let share = Float(min(1, max(0, finite(amount, or: 1)))), own = 1 - 2 * share
            return Filter(
                kind: .matrix(ColorMatrix(rows: [own, 0, 0, share], [0, own, 0, share], [0, 0, own, share])))
        }
        /// Removes colour: 0 is unchanged, 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(1 - Float(min(1, max(0, finite(amount, or: 0)))))))
        }
        /// Converts colours to black with an opacity equal to their luminance.
        public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

        /// Passes each colour through a shader's function; see `View.colorEffect(_:isEnabled:)`.
        public static func colorShader(_ shader: Shader) -> Filter {
            Filter(kind: .shader(shader, .colorEffect, maxSampleOffset: .zero))
        }

        /// Moves pixels by a shader's function, up to an offset in points; see
        /// `View.distortionEffect(_:maxSampleOffset:isEnabled:)`.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(kind: .shader(shader, .distortionEffect, maxSampleOffset: maxSampleOffset))
        }

        /// Draws by a shader's function of all pixels, which looks up to an offset in points; see
        /// `View.layerEffect(_:maxSampleOffset:isEnabled:)`.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(kind: .shader(shader, .layerEffect, maxSampleOffset: maxSampleOffset))
        }

        /// Replaces colours by one where the opacity lies between two bounds, and by transparency elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min: min, max: max, color))
        }
    }

    /// Options of a filter's computation.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Computes in linear light. No effect: filters always work in sRGB.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Options of a blur.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the edges opaque.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Adds noise against banding. No effect.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options of a shadow.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws the shadow in front of its source.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Draws the shadow without its source.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Inverts the shadow's shape: with `shadowAbove`, an inner shadow.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Casts a shadow for each drawing separately. No effect: this is always the case.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Adds a filter for subsequent drawings, applied to each one separately and before all filters added earlier.
    /// `drawLayer` filters several drawings as one.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        let map = state.transform
        let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
        func length(_ value: CGFloat) -> CGFloat {
            let scaled = value * factor
            return scaled.isFinite ? max(0, scaled) : 0
        }
        let new: CanvasFilter
        switch filter.kind {
        case .blur(let radius, let isOpaque): new = .blur(radius: length(radius), isOpaque: isOpaque)
        case .shadow(let color, let radius, let offset, let mode, let options):
            let moved = CGSize(
                width: map.a * offset.width + map.c * offset.height,
                height: map.b * offset.width + map.d * offset.height)
            new = .shadow(
                CanvasShadow(
                    color: color.resolve(in: recording.theme), radius: length(radius), offset: moved,
                    blendMode: CanvasBlendMode(rawValue: mode.rawValue) ?? .normal,
                    isAbove: options.contains(.shadowAbove), isAlone: options.contains(.shadowOnly),
                    invertsAlpha: options.contains(.invertsAlpha)))
        case .matrix(let matrix): new = .colorMatrix(matrix)
        case .multiply(let color):
            new = .colorMatrix(.multiplication(color.resolve(in: recording.theme)))
        case .projection(let transform): new = .projection(transform, map)
        case .threshold(let min, let max, let color):
            new = .alphaThreshold(min: min, max: max, color.resolve(in: recording.theme))
        case .shader(let shader, let usage, let offset):
            guard
                let effect = shader.effect(
                    as: usage, maxSampleOffset: offset, in: recording.environment, { "A filter of a canvas" })
            else { return }
            new = .shader(loaded(effect.placed(in: clipBoundingRect)), map)
        }
        state.filters.insert(new, at: 0)
    }
}
