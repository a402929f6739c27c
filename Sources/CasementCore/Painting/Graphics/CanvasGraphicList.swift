import Foundation

/// One operation of a canvas, as a value: recorded by the program's closure, compared with the operations of the
/// previous run, and drawn by the rasteriser. Coordinates are points from the canvas's top left corner, before
/// `state.transform`.
package struct CanvasOperation: Equatable {
    package enum Content: Equatable {
        case fill(Path, CanvasPaint, FillStyle)
        case stroke(Path, CanvasPaint, StrokeStyle)
        case text(CanvasText)
        case picture(CanvasPicture)
        /// Operations that are drawn together before opacity, filters and blending apply.
        case layer([CanvasOperation])
    }

    package var content: Content
    package var state: CanvasState

    package init(_ content: Content, _ state: CanvasState) { (self.content, self.state) = (content, state) }
}

/// The graphics state of an operation.
package struct CanvasState: Equatable {
    package var transform = CGAffineTransform.identity
    package var opacity = 1.0
    package var blendMode = CanvasBlendMode.normal
    package var clips: [CanvasClip] = []
    package var filters: [CanvasFilter] = []

    package init() {}
}

/// How new pixels blend with existing ones. The raw values are CoreGraphics' own.
package enum CanvasBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

/// Limits the area in which an operation is visible.
package struct CanvasClip: Equatable {
    package enum Area: Equatable {
        /// A path in the canvas's points.
        case path(Path, FillStyle)
        /// The opacity of what these operations draw, times an opacity.
        case layer([CanvasOperation], opacity: Double)
    }

    package var area: Area
    /// Whether the area outside is visible instead.
    package var isInverse: Bool

    package init(_ area: Area, isInverse: Bool) { (self.area, self.isInverse) = (area, isInverse) }
}

/// A text in a canvas, or a part of one. Its layout follows from the other fields.
package struct CanvasText: Equatable {
    package var request: TextRequest
    package var paints: [CanvasPaint]
    /// The top left corner.
    package var origin: CGPoint
    package var width: CGFloat?
    package var height: CGFloat?
    /// In device pixels of `request.scale`.
    package var layout: TextLayout
    /// The part to draw, if it is only a part of the text, and its frame in device pixels.
    package var part: TextPiece?
    package var partFrame = PixelRect.zero

    package init(
        request: TextRequest, paints: [CanvasPaint], origin: CGPoint, width: CGFloat?, height: CGFloat?,
        layout: TextLayout
    ) {
        (self.request, self.paints, self.origin) = (request, paints, origin)
        (self.width, self.height, self.layout) = (width, height, layout)
    }

    package static func == (a: CanvasText, b: CanvasText) -> Bool {
        a.origin == b.origin && a.width == b.width && a.height == b.height && a.paints == b.paints
            && a.request == b.request && a.part == b.part && a.partFrame == b.partFrame
    }
}

/// A source of pixels: a view or an image.
@MainActor package protocol CanvasPictureSource: AnyObject, Sendable {
    /// Returns the texture of a version at a scale in device pixels per point, and the area that it covers, in points
    /// from the picture's top left corner; nil if there is nothing to draw.
    func picture(scale: CGFloat, version: Int) -> (texture: Texture, area: CGRect)?

    /// Whether both show the same, according to their inputs.
    nonisolated func isSame(as other: any CanvasPictureSource) -> Bool
}

extension CanvasPictureSource {
    package nonisolated func isSame(as other: any CanvasPictureSource) -> Bool { self === other }
}

/// A picture in a canvas.
package struct CanvasPicture: Equatable {
    package var source: any CanvasPictureSource
    /// Changes whenever the pixels do.
    package var version: Int
    /// The picture's own size in points.
    package var size: CGSize
    /// The destination rectangle.
    package var frame: CGRect
    /// The paint for coverage.
    package var paint: CanvasPaint?
    package var isSmooth = true

    package init(source: any CanvasPictureSource, version: Int, size: CGSize, frame: CGRect, paint: CanvasPaint? = nil)
    {
        (self.source, self.version, self.size, self.frame, self.paint) = (source, version, size, frame, paint)
    }

    package static func == (a: CanvasPicture, b: CanvasPicture) -> Bool {
        a.source.isSame(as: b.source) && a.version == b.version && a.size == b.size && a.frame == b.frame
            && a.paint == b.paint && a.isSmooth == b.isSmooth
    }
}

/// A filter applied to the pixels of an operation before they are blended. Lengths are the canvas's points.
package enum CanvasFilter: Equatable {
    case blur(radius: CGFloat, isOpaque: Bool)
    case shadow(CanvasShadow)
    case colorMatrix(ColorMatrix)
    /// This colour where alpha is between the two values; transparent elsewhere.
    case alphaThreshold(min: Double, max: Double, ResolvedColor)
    /// A function of the pixels, in a space of its own that is mapped to the canvas.
    case shader(ShaderEffect, CGAffineTransform)
    /// Moves pixels by a transform of a space that is mapped to the canvas.
    case projection(ProjectionTransform, CGAffineTransform)
}

/// A shadow as a filter.
package struct CanvasShadow: Equatable {
    package var color: ResolvedColor
    package var radius: CGFloat
    package var offset: CGSize
    package var blendMode: CanvasBlendMode
    package var isAbove: Bool
    package var isAlone: Bool
    package var invertsAlpha: Bool

    package init(
        color: ResolvedColor, radius: CGFloat, offset: CGSize, blendMode: CanvasBlendMode, isAbove: Bool, isAlone: Bool,
        invertsAlpha: Bool
    ) {
        (self.color, self.radius, self.offset, self.blendMode) = (color, radius, offset, blendMode)
        (self.isAbove, self.isAlone, self.invertsAlpha) = (isAbove, isAlone, invertsAlpha)
    }
}
