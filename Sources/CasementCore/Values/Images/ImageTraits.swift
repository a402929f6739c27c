import Foundation

extension Image {
    /// Whether an image is drawn in its own colours or as a template for the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How a resizable image fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is tiled.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// The quality of a scaled image.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: pixels stay sharp squares.
        case none
        /// Interpolation of increasing quality; medium is the default.
        case low, medium, high
    }

    /// The size of symbols relative to the font.
    public enum Scale: Hashable, Sendable {
        /// 0.78, 1 or 1.28 times the standard size of symbols in the font.
        case small, medium, large

        package var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// The orientation of a picture's rows and columns, in the order of EXIF's values.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The position of the first row and column in the upright picture: `up` at the top left, `down` rotated by 180
        /// degrees, `left` and `right` with width and height exchanged; the other cases are mirrored too.
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        /// Whether width and height are exchanged.
        package var isTurned: Bool { rawValue >= 4 }
    }

    /// The arguments of `resizable`.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let mode: Mode
    /// One colour for all layers.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// One colour, fainter in the layers behind.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// One level of the foreground style for each layer.
    public static let palette = SymbolRenderingMode(mode: .palette)
    /// The symbol's own colours; symbols of Casement have none, so they are drawn as in `monochrome`.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// How a symbol is filled with its colours.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    let isGradient: Bool
    /// With the colours as they are.
    public static let flat = SymbolColorRenderingMode(isGradient: false)
    /// With a subtle gradient of each colour, slightly lighter at the top.
    public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How a symbol shows its variable value. Here no symbol shows it.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By the opacity of its parts.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By the part of a line that is drawn.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Variants of a symbol: filled, in a circle, slashed.
public struct SymbolVariants: Hashable, Sendable {
    package struct Parts: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let circle = Parts(rawValue: 1)
        package static let square = Parts(rawValue: 2)
        package static let rectangle = Parts(rawValue: 4)
        package static let fill = Parts(rawValue: 8)
        package static let slash = Parts(rawValue: 16)
    }
    package var parts: Parts

    private init(_ parts: Parts) { self.parts = parts }

    /// The symbol without a variant.
    public static let none = SymbolVariants([])
    /// The symbol in a circle.
    public static let circle = SymbolVariants(.circle)
    /// The symbol in a square.
    public static let square = SymbolVariants(.square)
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants(.rectangle)
    /// The filled symbol.
    public static let fill = SymbolVariants(.fill)
    /// The slashed symbol.
    public static let slash = SymbolVariants(.slash)

    private func with(_ part: Parts, without others: Parts = []) -> SymbolVariants {
        SymbolVariants(parts.subtracting(others).union(part))
    }

    /// This variant in a circle.
    public var circle: SymbolVariants { with(.circle, without: [.square, .rectangle]) }
    /// This variant in a square.
    public var square: SymbolVariants { with(.square, without: [.circle, .rectangle]) }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { with(.rectangle, without: [.circle, .square]) }
    /// This variant, filled.
    public var fill: SymbolVariants { with(.fill) }
    /// This variant, slashed.
    public var slash: SymbolVariants { with(.slash) }

    /// Whether this contains all parts of `other`.
    public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

    /// Both variants combined; an enclosure of `other` replaces this one's.
    package func adding(_ other: SymbolVariants) -> SymbolVariants {
        let enclosures: Parts = [.circle, .square, .rectangle]
        let kept = other.parts.isDisjoint(with: enclosures) ? parts : parts.subtracting(enclosures)
        return SymbolVariants(kept.union(other.parts))
    }
}
