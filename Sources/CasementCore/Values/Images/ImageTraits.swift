import Foundation

extension Image {
    /// Whether an image is drawn in its own colours or as a stencil for the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How an image that is resizable fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// How good an image looks in another size.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels stay squares.
        case none
        case low, medium, high
    }

    /// The size of symbols in proportion to the font.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        package var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// How a picture's rows and columns lie, in the order of EXIF's numbers.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        /// Whether width and height change places.
        package var isTurned: Bool { rawValue >= 4 }
    }

    /// What `resizable` said.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let mode: Mode
    /// One colour for all.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// One colour, fainter in the layers behind.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The levels of the foreground style, one for each layer.
    public static let palette = SymbolRenderingMode(mode: .palette)
    /// The symbol's own colours; symbols here have none, so that they look as in `monochrome`.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// Forms of a symbol: filled, in a circle, slashed.
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

    /// The symbol as it is.
    public static let none = SymbolVariants([])
    /// The symbol in a circle.
    public static let circle = SymbolVariants(.circle)
    /// The symbol in a square.
    public static let square = SymbolVariants(.square)
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants(.rectangle)
    /// The symbol filled.
    public static let fill = SymbolVariants(.fill)
    /// The symbol crossed out.
    public static let slash = SymbolVariants(.slash)

    private func with(_ part: Parts, without others: Parts = []) -> SymbolVariants {
        SymbolVariants(parts.subtracting(others).union(part))
    }

    /// The same in a circle.
    public var circle: SymbolVariants { with(.circle, without: [.square, .rectangle]) }
    /// The same in a square.
    public var square: SymbolVariants { with(.square, without: [.circle, .rectangle]) }
    /// The same in a rectangle.
    public var rectangle: SymbolVariants { with(.rectangle, without: [.circle, .square]) }
    /// The same filled.
    public var fill: SymbolVariants { with(.fill) }
    /// The same crossed out.
    public var slash: SymbolVariants { with(.slash) }

    /// Whether all of `other` is in it.
    public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

    /// Both together; an enclosure of `other` takes the place of this one's.
    package func adding(_ other: SymbolVariants) -> SymbolVariants {
        let enclosures: Parts = [.circle, .square, .rectangle]
        let kept = other.parts.isDisjoint(with: enclosures) ? parts : parts.subtracting(enclosures)
        return SymbolVariants(kept.union(other.parts))
    }
}
