import Foundation

/// The pixels of the view around the one that is computed, for the function of a layer effect. It must not be kept
/// beyond the function's call.
public struct ShaderLayer {
    let words: UnsafePointer<UInt32>
    /// Words from one row to the next.
    let stride: Int
    /// The pixels that exist, in the grid.
    let cover: PixelRect
    /// From positions to the grid, whose pixel (0, 0) has its centre at (0, 0).
    let toGrid: ShaderMap
    /// How far a sample may be from the position, in points.
    let limit: SIMD2<Float>
    /// The greatest distance of a sample inside the cover so far.
    let reach: UnsafeMutablePointer<SIMD2<Float>>
    /// The position that is computed.
    var position = SIMD2<Float>.zero

    package init(
        _ words: UnsafePointer<UInt32>, stride: Int, cover: PixelRect, toGrid: ShaderMap, limit: SIMD2<Float>,
        reach: UnsafeMutablePointer<SIMD2<Float>>
    ) {
        (self.words, self.stride, self.cover, self.toGrid) = (words, stride, cover, toGrid)
        (self.limit, self.reach) = (limit, reach)
    }

    /// The colour of the view at a position in points, interpolated between pixels; transparent outside of the view.
    public func sample(_ position: SIMD2<Float>) -> SIMD4<Float> {
        guard let place = place(of: position) else { return .zero }
        if place.isWhole { return ShaderPixel.unpack(word(place.x, place.y)) }
        return blend(place)
    }

    /// A pixel of the grid.
    @inline(__always) package func word(at x: Int, _ y: Int) -> UInt32 { word(x - cover.x, y - cover.y) }

    /// The pixel that is shown at a position.
    @inline(__always) package func pixel(at position: SIMD2<Float>) -> UInt32 {
        guard let place = place(of: position) else { return 0 }
        if place.isWhole { return word(place.x, place.y) }
        return ShaderPixel.pack(blend(place))
    }

    /// A place between pixels: the upper left one, and the parts of the others, of 256.
    private struct Place {
        var x, y: Int
        var right, lower: Int
        var isWhole: Bool { right | lower == 0 }
    }

    @inline(__always) private func place(of position: SIMD2<Float>) -> Place? {
        let distance = position - self.position
        let (across, down) = (abs(distance.x), abs(distance.y))
        // False for NaN.
        guard across <= limit.x, down <= limit.y else { return nil }
        // Rounded in the grid, so that no pixel depends on where the picture begins.
        let place = toGrid.apply(position) * 256
        guard abs(place.x) < 1e8, abs(place.y) < 1e8 else { return nil }
        let column = Int(place.x.rounded()), row = Int(place.y.rounded())
        let x = (column >> 8) - cover.x, y = (row >> 8) - cover.y
        guard x >= -1, y >= -1, x < cover.width, y < cover.height else { return nil }
        let furthest = reach.pointee
        if across > furthest.x || down > furthest.y {
            reach.pointee = SIMD2(max(across, furthest.x), max(down, furthest.y))
        }
        return Place(x: x, y: y, right: column & 255, lower: row & 255)
    }

    @inline(__always) private func word(_ x: Int, _ y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < cover.width, y < cover.height else { return 0 }
        return words[y &* stride &+ x]
    }

    @inline(__always) private func blend(_ place: Place) -> SIMD4<Float> {
        let right = Float(place.right) / 256, lower = Float(place.lower) / 256
        let top =
            ShaderPixel.unpack(word(place.x, place.y)) * (1 - right) + ShaderPixel.unpack(
                word(place.x + 1, place.y)) * right
        let bottom =
            ShaderPixel.unpack(word(place.x, place.y + 1)) * (1 - right) + ShaderPixel.unpack(
                word(place.x + 1, place.y + 1)) * right
        return top * (1 - lower) + bottom * lower
    }
}

/// An affine map between positions in points and pixels of a grid.
package struct ShaderMap: Hashable, Sendable {
    private let (a, b, c, d, x, y): (Double, Double, Double, Double, Double, Double)

    package init(_ map: CGAffineTransform) {
        (a, b, c, d) = (Double(map.a), Double(map.b), Double(map.c), Double(map.d))
        (x, y) = (Double(map.tx), Double(map.ty))
    }

    @inline(__always) package func apply(_ point: SIMD2<Float>) -> SIMD2<Float> {
        apply(Double(point.x), Double(point.y))
    }

    @inline(__always) package func apply(_ px: Double, _ py: Double) -> SIMD2<Float> {
        SIMD2(Float(a * px + c * py + x), Float(b * px + d * py + y))
    }
}

/// Pixels as colours: red, green, blue and alpha from 0 to 1, premultiplied.
package enum ShaderPixel {
    @inline(__always) package static func unpack(_ word: UInt32) -> SIMD4<Float> {
        let parts = SIMD4<UInt32>(word &>> 16, word &>> 8, word, word &>> 24) & 255
        return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: parts)) * (1 / 255)
    }

    /// Rounded and clamped; NaN is 0, and no component exceeds alpha.
    @inline(__always) package static func pack(_ color: SIMD4<Float>) -> UInt32 {
        // False for NaN.
        var bounded = SIMD4<Float>.zero.replacing(with: color, where: color .>= 0)
        bounded = pointwiseMin(bounded, SIMD4(repeating: min(1, bounded.w)))
        let whole = SIMD4<Int32>(bounded * 255 + 0.5)
        return UInt32(truncatingIfNeeded: whole.w &<< 24 | whole.x &<< 16 | whole.y &<< 8 | whole.z)
    }
}
