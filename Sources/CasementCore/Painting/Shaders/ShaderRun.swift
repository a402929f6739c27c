import Foundation

/// Runs the functions of shaders over pixels.
///
/// A function sees the centres of pixels, in points. They are computed from the pixels' numbers in a grid that does not
/// depend on where a picture begins, so that a part that is computed alone equals the same part of a whole.
@MainActor package enum ShaderRun {
    /// The pixels of a picture, and where they are.
    @MainActor package struct Plane {
        let pixels: UnsafeMutablePointer<UInt32>
        /// Words from one row to the next.
        let stride: Int
        /// In the grid.
        let cover: PixelRect

        package init(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ cover: PixelRect) {
            (self.pixels, self.stride, self.cover) = (pixels, stride, cover)
        }

        /// Nil for an empty texture.
        package init?(_ texture: Texture, x: Int, y: Int) {
            guard texture.format == .color, let bytes = texture.bytes else { return nil }
            self.init(
                bytes.assumingMemoryBound(to: UInt32.self), stride: texture.stride / 4,
                PixelRect(x: x, y: y, width: texture.width, height: texture.height))
        }
    }

    /// Computes the pixels `area` of the grid. `toPoints` maps the grid, whose pixel (0, 0) has its corner at (0, 0),
    /// to positions; with a limit, samples that are further away, in points, are transparent. Returns the greatest
    /// distance of a sample.
    package static func run(
        _ shader: ShaderEffect, on content: Plane, into result: Plane, _ area: PixelRect,
        toPoints: CGAffineTransform, limit: CGSize?
    ) -> CGSize {
        let area = area.intersection(result.cover)
        let determinant = toPoints.a * toPoints.d - toPoints.b * toPoints.c
        guard !area.isEmpty, determinant.isFinite, determinant != 0 else { return .zero }
        let centers = ShaderMap(CGAffineTransform(translationX: 0.5, y: 0.5).concatenating(toPoints))
        let toGrid = ShaderMap(toPoints.inverted().concatenating(CGAffineTransform(translationX: -0.5, y: -0.5)))
        let far = limit.map { SIMD2(Float($0.width), Float($0.height)) } ?? SIMD2(repeating: .greatestFiniteMagnitude)
        let reach = UnsafeMutablePointer<SIMD2<Float>>.allocate(capacity: 1)
        reach.initialize(to: .zero)
        defer { reach.deallocate() }
        var layer = ShaderLayer(
            content.pixels, stride: content.stride, cover: content.cover, toGrid: toGrid, limit: far, reach: reach)
        func eachPixel(_ body: (SIMD2<Float>, Int, Int) -> UInt32) {
            for y in area.y..<area.maxY {
                let row = result.pixels + (y - result.cover.y) * result.stride - result.cover.x
                for x in area.x..<area.maxX { row[x] = body(centers.apply(Double(x), Double(y)), x, y) }
            }
        }
        switch shader.code.body {
        case .color(let make):
            let function = make(shader.values)
            eachPixel { position, x, y in
                ShaderPixel.pack(function(position, ShaderPixel.unpack(layer.word(at: x, y))))
            }
        case .distortion(let make):
            let function = make(shader.values)
            eachPixel { position, _, _ in
                layer.position = position
                return layer.pixel(at: function(position))
            }
        case .layer(let make):
            let function = make(shader.values)
            eachPixel { position, _, _ in
                layer.position = position
                return ShaderPixel.pack(function(position, layer))
            }
        case .style: break
        }
        return CGSize(width: CGFloat(reach.pointee.x), height: CGFloat(reach.pointee.y))
    }

    /// Paints a style, faded by an opacity. `toPoints` is as in `run`.
    package static func fill(_ plane: Plane, with shader: ShaderEffect, toPoints: CGAffineTransform, opacity: Float) {
        guard case .style(let make) = shader.code.body else { return }
        let function = make(shader.values)
        let centers = ShaderMap(CGAffineTransform(translationX: 0.5, y: 0.5).concatenating(toPoints))
        let area = plane.cover
        for y in area.y..<area.maxY {
            let row = plane.pixels + (y - area.y) * plane.stride - area.x
            for x in area.x..<area.maxX {
                let color = function(centers.apply(Double(x), Double(y)))
                // Clamped before it is faded, or a bright colour would fade late.
                row[x] =
                    opacity == 1
                    ? ShaderPixel.pack(color)
                    : ShaderPixel.pack(ShaderPixel.unpack(ShaderPixel.pack(color)) * opacity)
            }
        }
    }
}
