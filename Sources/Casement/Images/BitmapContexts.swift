import CasementCore
import Foundation

/// Where the opacity of a pixel is, by the name of Core Graphics.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Four bytes in this order, or without an opacity.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes, by the name of Core Graphics.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place of the opacity.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The order of the bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The last byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// The first byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// As the space says.
    public static let byteOrderDefault: CGBitmapInfo = []
}

/// How carefully pictures are scaled. It has no effect: they are scaled smoothly.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The names of Core Graphics.
    case `default`, none, low, high, medium
}

extension CGContext {
    /// A picture of pixels that calls draw into, where y counts upwards; `makeImage()` has it. Nil for a size without
    /// pixels, for one of more than 16,384 in a direction, and for memory whose pixels have other than 8 bits in a
    /// component.
    ///
    /// `data` is memory of the program's own, into which each call draws at once; rows are from the top. The program
    /// keeps it for as long as it has the context. Each call costs a look at all pixels then: give nil where only the
    /// picture is wanted.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
        let drawing = ContextDrawing(size: CGSize(width: width, height: height))
        drawing.countUp()
        drawing.layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, isGrey: space.model == .monochrome, info: bitmapInfo)
        drawing.bytesPerRow = bytesPerRow
        if data != nil {
            drawing.makeMemory(at: data)
            guard drawing.memory != nil else { return nil }
        }
        self.init(drawing)
    }

    /// The memory with the pixels, rows from the top: the program's own, or the context's, which is there as long as
    /// the context. Nil for a document, and where pixels have other than 8 bits in a component. From then on each call
    /// costs a look at all pixels.
    public var data: UnsafeMutableRawPointer? {
        if let drawing, drawing.memory == nil { drawing.makeMemory(at: nil) }
        return drawing?.memory?.start
    }

    /// Bytes for a row of `data`; 0 where that is nil.
    public var bytesPerRow: Int { data == nil ? 0 : drawing?.memory?.bytesPerRow ?? 0 }

    /// Sets how what is drawn is blended with what is below it.
    public func setBlendMode(_ mode: CGBlendMode) { drawing?.state.blendMode = mode.mode }

    /// The picture of what was drawn until now, with a pixel for each point; nil for a document.
    public func makeImage() -> CGImage? { drawing?.picture(scale: 1, isOpaque: false)?.cgImage }

    /// The width of a picture in points; 0 for a document.
    public var width: Int { Int(drawing?.size.width ?? 0) }
    /// The height of a picture in points; 0 for a document.
    public var height: Int { Int(drawing?.size.height ?? 0) }

    /// How carefully pictures are scaled. It has no effect: they are scaled smoothly.
    public var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set {}
    }

    /// Has no effect: edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: edges are smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// Draws a gradient between two points, within what is clipped.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let drawing else { return }
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = hypot(dx, dy)
        guard length > 0 else { return }
        // A strip across the line from one point to the other, and as far beyond as the options say.
        let far = CGFloat(100_000)
        let along = CGVector(dx: dx / length, dy: dy / length)
        let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
        let after = options.contains(.drawsAfterEndLocation) ? far : length
        func point(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(
                x: startPoint.x + along.dx * distance - along.dy * side,
                y: startPoint.y + along.dy * distance + along.dx * side)
        }
        var strip = Path()
        strip.addLines([point(before, -far), point(after, -far), point(after, far), point(before, far)])
        strip.closeSubpath()
        let colors = gradient.gradient
        drawing.add { [strip] in
            $0.fill(strip, with: .linearGradient(colors, startPoint: startPoint, endPoint: endPoint))
        }
    }

    /// Draws a gradient from a circle to a larger one around the same middle, within what is clipped. Circles around
    /// different middles are drawn around that of the second.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let radius = options.contains(.drawsAfterEndLocation) ? CGFloat(100_000) : endRadius
        let circle = Path(
            ellipseIn: CGRect(
                x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
        let colors = gradient.gradient
        drawing?.add {
            $0.fill(
                circle,
                with: .radialGradient(colors, center: endCenter, startRadius: startRadius, endRadius: endRadius))
        }
    }
}

/// How colours are blended with those below, by the name of Core Graphics.
public enum CGBlendMode: Int32, Sendable {
    /// Colours over the others, and functions of each component as in `BlendMode`.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// Functions of the whole colour.
    case exclusion, hue, saturation, color, luminosity
    /// The operators of Porter and Duff, and the sums of colours.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    /// The last of these.
    case xor, plusDarker, plusLighter

    /// The same, whose numbers are those of Core Graphics too.
    fileprivate var mode: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}

/// An array with CoreFoundation's name, for programs that write `colors as CFArray`.
public typealias CFArray = [Any]

/// How far a gradient is drawn beyond its ends, by the name of Core Graphics.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient that is drawn by calls, by the name of Core Graphics.
public final class CGGradient: Sendable {
    let gradient: Gradient

    /// A gradient of colours at places from 0 to 1, by default at even distances. Nil without colours; the space has no
    /// effect.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !colors.isEmpty else { return nil }
        guard let locations else {
            gradient = Gradient(colors: colors)
            return
        }
        gradient = Gradient(
            stops: colors.indices.map { Gradient.Stop(color: colors[$0], location: locations[$0]) })
    }
}
