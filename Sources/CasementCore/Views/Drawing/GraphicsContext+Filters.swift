import Foundation

extension GraphicsContext {
    /// What is done to pixels that were drawn before they meet those that are there.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case blur(radius: CGFloat, isOpaque: Bool)
            case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case matrix(ColorMatrix)
            case multiply(Color)
            case threshold(min: Double, max: Double, Color)
        }

        let kind: Kind

        private static func finite(_ value: Double, or other: Double) -> Double { value.isFinite ? value : other }

        /// Blurs; the radius, in points, is the standard deviation.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// A shadow behind what is drawn; lengths in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
        }

        /// Multiplies each component with that of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        /// Turns the hues around the colour circle.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .matrix(.hueRotation(finite(angle.radians, or: 0))))
        }
        /// 0 is grey, 1 as it is, more is stronger.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(Float(finite(amount, or: 1)))))
        }
        /// Adds to each component.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.brightness(Float(finite(amount, or: 0)))))
        }
        /// 0 is grey, 1 as it is, more is stronger.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.contrast(Float(finite(amount, or: 1)))))
        }
        /// 0 is as it is, 1 the opposite of each colour.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let share = Float(min(1, max(0, finite(amount, or: 1)))), own = 1 - 2 * share
            return Filter(
                kind: .matrix(ColorMatrix(rows: [own, 0, 0, share], [0, own, 0, share], [0, 0, own, share])))
        }
        /// 0 is as it is, 1 grey.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(1 - Float(min(1, max(0, finite(amount, or: 0)))))))
        }
        /// Black, as opaque as the colours were light.
        public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

        /// One colour where the opacity lies between two bounds, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min: min, max: max, color))
        }
    }

    /// How a filter computes.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In linear light. Filters always work on sRGB.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// How a blur looks at its edges.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Edges stay opaque.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Mixes in noise against bands. None is mixed in.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a shadow lies.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In front of what casts it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Without what casts it.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Cast by what is not drawn: with `shadowAbove`, a shadow inside.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Of each step by itself, as it always is here.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Filters what is drawn from now on, each step by itself, before all filters added earlier. `drawLayer` filters several steps as
    /// one.
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
        case .threshold(let min, let max, let color):
            new = .alphaThreshold(min: min, max: max, color.resolve(in: recording.theme))
        }
        state.filters.insert(new, at: 0)
    }
}
