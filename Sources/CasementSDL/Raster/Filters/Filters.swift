import CPixman
import CasementCore
import Foundation

/// Effects of layers, on the CPU.
extension CairoRasteriser: LayerFilters {
    package func blur(
        _ content: Texture, x: Int, y: Int, deviation: Double, isOpaque: Bool, into result: Texture, _ area: PixelRect
    ) {
        let blur = BoxBlur(deviation: deviation)
        guard let from = content.bytes, let to = result.bytes else { return }
        // An opaque picture is blurred as a whole, with its edge pixels extended.
        let whole = PixelRect(x: x, y: y, width: content.width, height: content.height)
        let around = area.inset(by: -blur.reach)
        let part = isOpaque ? around.intersection(whole) : around
        guard !part.isEmpty else { return }
        let count = part.width * part.height * 4
        let memory: BoxBlur.Bytes = buffer.reserve(2 * count + part.width * 16).assumingMemoryBound(to: UInt8.self)
        copy(from, content.stride, 4, whole, to: memory, part)
        blur.run(
            memory, memory + count, sums(memory + 2 * count), width: part.width,
            height: part.height, channels: 4, extendsEdges: isOpaque)
        for row in 0..<area.height {
            let place = to + (area.y + row) * result.stride + area.x * 4
            let (line, column) = (area.y + row - part.y, area.x - part.x)
            guard line >= 0, line < part.height, column >= 0, column + area.width <= part.width else { continue }
            place.copyMemory(from: memory + (line * part.width + column) * 4, byteCount: area.width * 4)
        }
    }

    package func castShadow(
        of content: Texture, x: Int, y: Int, _ color: ResolvedColor, deviation: Double, dx: Int, dy: Int,
        into result: Texture, _ area: PixelRect
    ) {
        let blur = BoxBlur(deviation: deviation)
        guard let from = content.bytes, let target = PixmanImage.make(result),
            let picture = PixmanImage.make(content)
        else { return }
        defer {
            PixmanImage.free(target)
            PixmanImage.free(picture)
        }
        let whole = PixelRect(x: x + dx, y: y + dy, width: content.width, height: content.height)
        // Rows of coverage that pixman can read begin at multiples of 4 bytes.
        var part = area.inset(by: -blur.reach)
        part.width = (part.width + 3) & ~3
        let count = part.width * part.height
        let memory = buffer.reserve(2 * count + part.width * 4).assumingMemoryBound(to: UInt8.self)
        copy(from, content.stride, 1, whole, to: memory, part)
        blur.run(
            memory, memory + count, sums(memory + 2 * count), width: part.width,
            height: part.height, channels: 1, extendsEdges: false)
        guard
            let shadow = PixmanImage.make(
                PIXMAN_a8, memory, width: part.width, height: part.height, stride: part.width),
            let solid = shadowColor.image(PremultipliedColor(color))
        else { return }
        defer { PixmanImage.free(shadow) }
        pixman_image_composite32(
            PIXMAN_OP_SRC, solid, shadow, target, 0, 0, Int32(area.x - part.x), Int32(area.y - part.y), Int32(area.x),
            Int32(area.y), Int32(area.width), Int32(area.height))
        let over = area.intersection(PixelRect(x: x, y: y, width: content.width, height: content.height))
        guard !over.isEmpty else { return }
        pixman_image_composite32(
            PIXMAN_OP_OVER, picture, nil, target, Int32(over.x - x), Int32(over.y - y), 0, 0, Int32(over.x),
            Int32(over.y), Int32(over.width), Int32(over.height))
    }

    private func sums(_ start: BoxBlur.Bytes) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
    }

    /// Copies the intersection of `whole` with `part`, transparent around it. One channel is the alpha of four-byte
    /// pixels.
    private func copy(
        _ from: UnsafeMutableRawPointer, _ stride: Int, _ channels: Int, _ whole: PixelRect,
        to memory: UnsafeMutablePointer<UInt8>, _ part: PixelRect
    ) {
        let inside = part.intersection(whole)
        if inside != part { memset(memory, 0, part.width * part.height * channels) }
        guard !inside.isEmpty else { return }
        for y in inside.y..<inside.maxY {
            let source = from + (y - whole.y) * stride + (inside.x - whole.x) * 4
            let target = memory + ((y - part.y) * part.width + inside.x - part.x) * channels
            if channels == 4 {
                memcpy(target, source, inside.width * 4)
            } else {
                let pixels = source.assumingMemoryBound(to: UInt32.self)
                for x in 0..<inside.width { target[x] = UInt8(truncatingIfNeeded: pixels[x] &>> 24) }
            }
        }
    }

    package func recolor(
        _ content: Texture, x: Int, y: Int, _ matrix: ColorMatrix, into result: Texture, _ area: PixelRect
    ) {
        guard let from = content.bytes, let to = result.bytes else { return }
        let inside = area.intersection(PixelRect(x: x, y: y, width: content.width, height: content.height))
        if inside != area {
            for row in area.y..<area.maxY { memset(to + row * result.stride + area.x * 4, 0, area.width * 4) }
        }
        guard !inside.isEmpty else { return }
        let (red, green, blue, alpha) = (matrix.red, matrix.green, matrix.blue, matrix.alpha)
        let half = SIMD4<Float>(repeating: 0.5)
        for row in inside.y..<inside.maxY {
            let source = (from + (row - y) * content.stride).assumingMemoryBound(to: UInt32.self) + (inside.x - x)
            let target = (to + row * result.stride).assumingMemoryBound(to: UInt32.self) + inside.x
            // Neighbours are often equal.
            var (last, made): (UInt32, UInt32) = (0, 0)
            for column in 0..<inside.width {
                let pixel = source[column]
                if pixel != last {
                    let r = Float((pixel &>> 16) & 255), g = Float((pixel &>> 8) & 255), b = Float(pixel & 255)
                    let mixed = red * r + green * g + blue * b + alpha * Float(pixel &>> 24)
                    // No component may exceed alpha, nor alpha 255.
                    let opaque = min(max(mixed[3], 0), 255)
                    let bounded = pointwiseMin(
                        pointwiseMax(mixed, .zero), SIMD4<Float>(repeating: opaque.rounded()))
                    let whole = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(bounded + half))
                    made = whole[3] &<< 24 | whole[0] &<< 16 | whole[1] &<< 8 | whole[2]
                    last = pixel
                }
                target[column] = made
            }
        }
    }

    package func resample(
        _ content: Texture, from: (x: Int, y: Int), _ map: ProjectionTransform, into result: Texture,
        to: (x: Int, y: Int), _ area: PixelRect
    ) {
        guard map.isAffine else { return Perspective.draw(content, from: from, map, into: result, to: to, area) }
        guard let target = PixmanImage.kept(by: result, result.memory),
            let picture = PixmanImage.turned(content, content.memory)
        else { return }
        picture.setTransform(map, from: to, to: from)
        pixman_image_composite32(
            PIXMAN_OP_SRC, picture, nil, target, Int32(area.x), Int32(area.y), 0, 0, Int32(area.x), Int32(area.y),
            Int32(area.width), Int32(area.height))
    }
}

extension OpaquePointer {
    /// Makes an image be sampled, with interpolation, through an affine map from pixels of the target's grid to its
    /// own. The target's first pixel is at `start` of its grid, the image's at `first`: the map is rounded to pixman's
    /// numbers before it is moved there, in whole steps, so that no pixel depends on where either begins.
    func setTransform(
        _ map: ProjectionTransform, from start: (x: Int, y: Int) = (0, 0), to first: (x: Int, y: Int) = (0, 0)
    ) {
        func fixed(_ value: CGFloat) -> Int { Int((min(max(value.isNaN ? 0 : value, -1e9), 1e9) * 65_536).rounded()) }
        func narrow(_ value: Int) -> pixman_fixed_t { pixman_fixed_t(min(max(value, -32_000 << 16), 32_000 << 16)) }
        let (a, b, c, d) = (fixed(map.m11), fixed(map.m12), fixed(map.m21), fixed(map.m22))
        let x = fixed(map.m31) + a * start.x + c * start.y - (first.x << 16)
        let y = fixed(map.m32) + b * start.x + d * start.y - (first.y << 16)
        var transform = pixman_transform_t(
            matrix: (
                (narrow(a), narrow(c), narrow(x)), (narrow(b), narrow(d), narrow(y)), (0, 0, pixman_fixed_t(1 << 16))
            ))
        pixman_image_set_transform(self, &transform)
        pixman_image_set_filter(self, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(self, PIXMAN_REPEAT_NONE)
    }
}
