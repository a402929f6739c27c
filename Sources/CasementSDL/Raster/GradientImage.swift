import CPixman
import CasementCore
import Foundation

/// pixman's gradients, in the pixels of the gradient's box.
@MainActor enum GradientImage {
    /// An image to paint with, whose origin is the box's top left corner. The caller frees it.
    static func make(_ gradient: ResolvedGradient, width: Int, height: Int, scale: CGFloat) -> OpaquePointer? {
        guard let last = gradient.stops.last else { return nil }
        let size = CGSize(width: width, height: height)
        func pixels(_ point: UnitPoint) -> pixman_point_fixed_t {
            pixman_point_fixed_t(x: fixed(point.x * size.width), y: fixed(point.y * size.height))
        }
        let image: OpaquePointer?
        switch gradient.form {
        case .linear(let start, let end):
            var (from, to) = (pixels(start), pixels(end))
            if from.x == to.x, from.y == to.y { return solid(last.color) }
            var stops = stops(gradient.stops)
            image = pixman_image_create_linear_gradient(&from, &to, &stops, Int32(stops.count))
        case .radial(let center, let start, let end):
            image = circles(gradient.stops, around: pixels(center), from: start * scale, to: end * scale)
        case .elliptical(let center, let start, let end):
            // Circles measured in units of the width, in a square space.
            var middle = pixels(center)
            let ratio = size.height > 0 ? size.width / size.height : 1
            middle.y = fixed(center.y * size.width)
            image = circles(gradient.stops, around: middle, from: start * size.width, to: end * size.width)
            var transform = pixman_transform_t()
            pixman_transform_init_scale(&transform, pixman_fixed_1, fixed(ratio))
            if let image { pixman_image_set_transform(image, &transform) }
        case .angular(let center, let start, let end):
            var middle = pixels(center)
            var stops = around(gradient.stops, from: start.degrees, to: end.degrees)
            let first = -min(start.degrees, end.degrees).truncatingRemainder(dividingBy: 360)
            image = pixman_image_create_conical_gradient(&middle, fixed(first), &stops, Int32(stops.count))
        case .mesh(let net): image = MeshImage.make(net, gradient.stops, width: width, height: height)
        // Painted by `ShaderRun`, which needs no image.
        case .shader: image = nil
        }
        if let image { pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD) }
        return image
    }

    private static let pixman_fixed_1: pixman_fixed_t = 1 << 16

    /// 16.16 fixed point, clamped to its range.
    private static func fixed(_ value: CGFloat) -> pixman_fixed_t {
        guard !value.isNaN else { return 0 }
        return pixman_fixed_t((min(max(value, -32_000), 32_000) * 65_536).rounded())
    }

    private static func color(_ color: ResolvedColor) -> pixman_color {
        func part(_ value: Float) -> UInt16 { UInt16((value * 65_535).rounded()) }
        return pixman_color(
            red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.alpha))
    }

    private static func stops(_ stops: [ResolvedGradient.Stop]) -> [pixman_gradient_stop_t] {
        stops.map { pixman_gradient_stop_t(x: fixed($0.location), color: color($0.color)) }
    }

    private static func solid(_ color: ResolvedColor) -> OpaquePointer? {
        var value = pixman_color(
            red: UInt16(color.red * color.alpha * 65_535), green: UInt16(color.green * color.alpha * 65_535),
            blue: UInt16(color.blue * color.alpha * 65_535), alpha: UInt16(color.alpha * 65_535))
        return pixman_image_create_solid_fill(&value)
    }

    private static func circles(
        _ colors: [ResolvedGradient.Stop], around center: pixman_point_fixed_t, from start: CGFloat, to end: CGFloat
    ) -> OpaquePointer? {
        let (start, end) = (max(0, start.isNaN ? 0 : start), max(0, end.isNaN ? 0 : end))
        guard start != end else { return colors.last.flatMap { solid($0.color) } }
        var (inner, outer) = (center, center)
        // From the larger circle inwards, the colours are reversed.
        let ordered = start < end ? colors : colors.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
        var stops = stops(ordered)
        return pixman_image_create_radial_gradient(
            &inner, &outer, fixed(min(start, end)), fixed(max(start, end)), &stops, Int32(stops.count))
    }

    /// pixman's cone runs anticlockwise on the screen; angles outside of the gradient's are filled with the last and
    /// the first colour, half each.
    private static func around(
        _ colors: [ResolvedGradient.Stop], from start: Double, to end: Double
    ) -> [pixman_gradient_stop_t] {
        guard let first = colors.first, let last = colors.last else { return [] }
        let isBackwards = end < start
        let span = CGFloat(min(1, abs(end - start) / 360))
        var places = colors.map { stop in
            ResolvedGradient.Stop(
                color: stop.color, location: (isBackwards ? 1 - stop.location : stop.location) * span)
        }
        if isBackwards { places.reverse() }
        if span < 1 {
            let middle = (span + 1) / 2
            let (before, after) = isBackwards ? (first.color, last.color) : (last.color, first.color)
            places += [.init(color: before, location: middle), .init(color: after, location: middle)]
        }
        return stops(places.reversed().map { .init(color: $0.color, location: 1 - $0.location) })
    }
}
