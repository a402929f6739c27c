import CasementCore
import Foundation

/// Draws a picture with a perspective transform. pixman could, with 16 fractional bits: too few for a perspective,
/// whose edges would then move whenever the picture's size does. Here each pixel is computed from its own position.
enum Perspective {
    /// Draws `content`, whose first pixel is the pixel `from` of its grid, into `area` of `result`, whose first is the
    /// pixel `to` of its own; `map` maps pixels of that grid to pixels of the content's.
    @MainActor static func draw(
        _ content: Texture, from: (x: Int, y: Int), _ map: ProjectionTransform, into result: Texture,
        to: (x: Int, y: Int), _ area: PixelRect
    ) {
        guard let bytes = content.bytes, let target = result.bytes else { return }
        let (width, height, stride) = (content.width, content.height, content.stride / 4)
        let pixels = UnsafePointer(bytes.assumingMemoryBound(to: UInt32.self))
        typealias Parts = SIMD4<UInt32>
        @inline(__always) func texel(_ x: Int, _ y: Int) -> Parts {
            guard x >= 0, y >= 0, x < width, y < height else { return .zero }
            return Parts(truncatingIfNeeded: unsafeBitCast(pixels[y &* stride &+ x], to: SIMD4<UInt8>.self))
        }
        for row in area.y..<area.maxY {
            let line = (target + row * result.stride).assumingMemoryBound(to: UInt32.self)
            let y = Double(row + to.y) + 0.5
            let (left, top, depth) = (
                map.m21 * y + map.m31, map.m22 * y + map.m32, map.m23 * y + map.m33
            )
            for column in area.x..<area.maxX {
                line[column] = 0
                let x = Double(column &+ to.x) + 0.5
                let w = map.m13 * x + depth
                // Behind the eye, or practically at infinity.
                guard w > 1e-6 else { continue }
                let u = (map.m11 * x + left) / w - 0.5, v = (map.m12 * x + top) / w - 0.5
                guard abs(u) < 1e6, abs(v) < 1e6 else { continue }
                let wholeU = u.rounded(.down), wholeV = v.rounded(.down)
                let i = Int(wholeU) &- from.x, j = Int(wholeV) &- from.y
                guard i >= -1, j >= -1, i < width, j < height else { continue }
                // Weights out of 256, so that four pixels add up to 16 bits.
                let right = UInt32((u - wholeU) * 256), below = UInt32((v - wholeV) * 256)
                let above = texel(i, j) &* (256 &- right) &+ texel(i &+ 1, j) &* right
                let under = texel(i, j &+ 1) &* (256 &- right) &+ texel(i &+ 1, j &+ 1) &* right
                let mixed = (above &* (256 &- below) &+ under &* below &+ 0x8000) &>> 16
                line[column] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mixed), to: UInt32.self)
            }
        }
    }
}
