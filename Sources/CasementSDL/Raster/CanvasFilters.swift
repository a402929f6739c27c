import CCairo
import CasementCore
import Foundation

/// Filters of a group's pixels, in place: premultiplied ARGB, rows without gaps.
extension CanvasRasteriser {
    /// Device pixels per point of the canvas.
    private var unit: CGFloat { abs(map.a * map.d - map.b * map.c).squareRoot() }

    /// The farthest that filters move pixels.
    func reach(of filters: [CanvasFilter]) -> Int {
        let points = filters.reduce(CGFloat(0)) { sum, filter in
            switch filter {
            case .blur(let radius, _): sum + 3 * radius
            case .shadow(let shadow):
                sum + 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
            case .shader(let shader, let map):
                sum + max(shader.maxSampleOffset.width, shader.maxSampleOffset.height)
                    * max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
            // From anywhere.
            case .projection: .infinity
            default: sum
            }
        }
        let pixels = points * unit
        return pixels.isFinite ? Int(min(pixels, 512).rounded(.up)) : 512
    }

    func apply(_ filters: [CanvasFilter]) {
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface), width > 0, height > 0,
            Int(cairo_image_surface_get_stride(surface)) == width * 4
        else { return }
        let pixels = UnsafeMutableRawPointer(bytes).bindMemory(to: UInt32.self, capacity: width * height)
        for filter in filters {
            switch filter {
            case .blur(let radius, let isOpaque):
                blur(UnsafeMutablePointer(bytes), channels: 4, radius, extendsEdges: isOpaque)
            case .shadow(let shadow): cast(shadow, pixels)
            case .colorMatrix(let matrix): recolor(pixels, matrix)
            case .alphaThreshold(let least, let most, let color): threshold(pixels, least, most, color)
            case .shader(let shader, let own): run(shader, own.concatenating(map), pixels)
            case .projection(let transform, let own): project(transform, own.concatenating(map), pixels)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    private func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, channels: Int, _ radius: CGFloat, extendsEdges: Bool = false
    ) {
        let blur = BoxBlur(deviation: Double(min(radius * unit, 200)))
        guard !blur.isNothing else { return }
        let other = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * channels)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width * channels)
        blur.run(
            pixels, other, sums, width: width, height: height, channels: channels, extendsEdges: extendsEdges)
        other.deallocate()
        sums.deallocate()
    }

    private func cast(_ shadow: CanvasShadow, _ pixels: UnsafeMutablePointer<UInt32>) {
        let count = width * height
        let alpha = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        defer { alpha.deallocate() }
        func whole(_ points: CGFloat) -> Int {
            let length = points * unit
            return length.isFinite ? Int(min(max(length, -10_000), 10_000).rounded()) : 0
        }
        let (dx, dy) = (whole(shadow.offset.width), whole(shadow.offset.height))
        for y in 0..<height {
            for x in 0..<width {
                let (fromX, fromY) = (x - dx, y - dy)
                let isInside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height
                let found = isInside ? UInt8(truncatingIfNeeded: pixels[fromY * width + fromX] >> 24) : 0
                alpha[y * width + x] = shadow.invertsAlpha ? 255 - found : found
            }
        }
        blur(alpha, channels: 1, shadow.radius)
        let color = PremultipliedColor(shadow.color)
        func times(_ value: UInt32, _ share: UInt32) -> UInt32 { (value * share + 127) / 255 }
        for index in 0..<count {
            let own = pixels[index], cover = UInt32(alpha[index])
            var shade = (
                a: times(UInt32(color.alpha), cover), r: times(UInt32(color.red), cover),
                g: times(UInt32(color.green), cover), b: times(UInt32(color.blue), cover)
            )
            if shadow.isAbove || shadow.invertsAlpha {
                // A shadow in front is visible only on the shape that casts it.
                let on = own >> 24
                shade = (times(shade.a, on), times(shade.r, on), times(shade.g, on), times(shade.b, on))
            }
            let shadePixel = shade.a << 24 | shade.r << 16 | shade.g << 8 | shade.b
            if shadow.isAlone {
                pixels[index] = shadePixel
            } else if shadow.isAbove || shadow.invertsAlpha {
                pixels[index] = Self.over(shadePixel, own)
            } else {
                pixels[index] = Self.over(own, shadePixel)
            }
        }
    }

    private static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
        let rest = 255 - (front >> 24)
        if rest == 0 { return front }
        func part(_ shift: UInt32) -> UInt32 {
            min(255, (front >> shift & 255) + ((back >> shift & 255) * rest + 127) / 255) << shift
        }
        return part(24) | part(16) | part(8) | part(0)
    }

    /// Runs a shader's function; `map` is from its space to pixels.
    private func run(_ shader: ShaderEffect, _ map: CGAffineTransform, _ pixels: UnsafeMutablePointer<UInt32>) {
        guard map.isUsable else { return }
        let count = width * height
        let old = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { old.deallocate() }
        old.update(from: pixels, count: count)
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        _ = ShaderRun.run(
            shader, on: ShaderRun.Plane(old, stride: width, whole),
            into: ShaderRun.Plane(pixels, stride: width, whole), whole, toPoints: map.inverted(), limit: nil)
    }

    /// Moves pixels by a transform, interpolating neighbours; `map` is from its space to pixels.
    private func project(
        _ transform: ProjectionTransform, _ map: CGAffineTransform, _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        let count = width * height
        guard map.isUsable, transform.isFinite else { return }
        let whole = ProjectionTransform(map.inverted()).concatenating(transform)
            .concatenating(ProjectionTransform(map))
        guard let back = whole.inverse else {
            // It is seen edge on.
            pixels.update(repeating: 0, count: count)
            return
        }
        let old = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { old.deallocate() }
        old.update(from: pixels, count: count)
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            guard x >= 0, y >= 0, x < width, y < height else { return .zero }
            let argb = old[y * width + x]
            return SIMD4(Float(argb >> 24), Float(argb >> 16 & 255), Float(argb >> 8 & 255), Float(argb & 255))
        }
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = (CGFloat(column) + 0.5, CGFloat(row) + 0.5)
                let depth = back.m13 * x + back.m23 * y + back.m33
                let fromX = (back.m11 * x + back.m21 * y + back.m31) / depth
                let fromY = (back.m12 * x + back.m22 * y + back.m32) / depth
                // What is behind the eye is not seen, and NaN is nowhere.
                guard whole.m13 * fromX + whole.m23 * fromY + whole.m33 > 0, fromX > -1, fromY > -1,
                    fromX < CGFloat(width) + 1, fromY < CGFloat(height) + 1
                else {
                    pixels[row * width + column] = 0
                    continue
                }
                let (left, top) = ((fromX - 0.5).rounded(.down), (fromY - 0.5).rounded(.down))
                let (right, below) = (Float(fromX - 0.5 - left), Float(fromY - 0.5 - top))
                let (i, j) = (Int(left), Int(top))
                let upper = pixel(i, j) * (1 - right) + pixel(i + 1, j) * right
                let lower = pixel(i, j + 1) * (1 - right) + pixel(i + 1, j + 1) * right
                let mixed = (upper * (1 - below) + lower * below).rounded(.toNearestOrEven)
                pixels[row * width + column] =
                    UInt32(mixed[0]) << 24 | UInt32(mixed[1]) << 16 | UInt32(mixed[2]) << 8 | UInt32(mixed[3])
            }
        }
    }

    private func recolor(_ pixels: UnsafeMutablePointer<UInt32>, _ matrix: ColorMatrix) {
        for index in 0..<width * height where pixels[index] != 0 {
            let pixel = pixels[index]
            let color = SIMD4<Float>(
                Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24))
            let mixed = matrix.applied(to: color)
            // No component may exceed alpha, nor alpha 255.
            let opaque = min(max(mixed[3].rounded(), 0), 255)
            func part(_ value: Float) -> UInt32 { UInt32(min(max(value.rounded(), 0), opaque)) }
            pixels[index] = UInt32(opaque) << 24 | part(mixed[0]) << 16 | part(mixed[1]) << 8 | part(mixed[2])
        }
    }

    private func threshold(
        _ pixels: UnsafeMutablePointer<UInt32>, _ least: Double, _ most: Double, _ color: ResolvedColor
    ) {
        // The threshold is as soft as an edge: over a few levels of alpha.
        let softness = 8.0 / 255
        let table = (0...255).map { shade -> UInt32 in
            let alpha = Double(shade) / 255
            let low = least.isNaN ? 1 : min(1, max(0, (alpha - least) / softness + 0.5))
            let high = most.isNaN || most >= 1 ? 1 : min(1, max(0, (most - alpha) / softness + 0.5))
            return shade == 0 ? 0 : PremultipliedColor(color.faded(by: low * high)).argb
        }
        for index in 0..<width * height { pixels[index] = table[Int(pixels[index] >> 24)] }
    }
}
