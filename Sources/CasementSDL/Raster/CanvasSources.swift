import CCairo
import CPixman
import CasementCore
import Foundation

extension CanvasRasteriser {
    /// Makes a paint the context's source; `map` is from the paint's own space to pixels. False if there is nothing to
    /// paint.
    /// With bounds in pixels, nothing is painted outside of them.
    func setSource(
        _ paint: CanvasPaint, _ map: CGAffineTransform, within bounds: @autoclosure () -> CGRect? = nil
    ) -> Bool {
        switch paint {
        case .color(let color):
            guard color.alpha > 0 || !isOver else { return false }
            set(color)
        case .linear(let stops, let from, let to):
            guard from != to,
                let pattern = Self.finite(from.x, from.y, to.x, to.y).flatMap({
                    cairo_pattern_create_linear($0[0], $0[1], $0[2], $0[3])
                })
            else { return setLast(stops) }
            use(pattern, stops, map)
        case .radial(let stops, let center, let from, let to, let aspect):
            guard from != to, aspect > 0,
                let pattern = Self.finite(center.x, center.y, from, to).flatMap({
                    cairo_pattern_create_radial($0[0], $0[1], max(0, $0[2]), $0[0], $0[1], max(0, $0[3]))
                })
            else { return setLast(stops) }
            // A circle that is scaled along one axis around its centre.
            let squeeze = CGAffineTransform(
                a: 1, b: 0, c: 0, d: aspect, tx: 0, ty: center.y * (1 - aspect))
            use(pattern, stops, squeeze.concatenating(map))
        case .conic(let stops, let center, let start, let end):
            return setConic(stops, center, start, end, map)
        case .tiled(let picture):
            return setTiled(picture, map)
        case .shader(let shader, let origin, let opacity):
            return setShader(shader, opacity, map.translatedBy(x: origin.x, y: origin.y), within: bounds())
        }
        return true
    }

    private var isOver: Bool { cairo_get_operator(context) == CAIRO_OPERATOR_OVER }

    private static func finite(_ numbers: CGFloat...) -> [Double]? {
        numbers.allSatisfy { abs($0) < 1e7 } ? numbers.map(Double.init) : nil
    }

    private func set(_ color: ResolvedColor) {
        cairo_set_source_rgba(
            context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    /// A gradient without extent paints its last colour everywhere.
    private func setLast(_ stops: CanvasStops) -> Bool {
        guard let last = stops.stops.last else { return false }
        set(last.color)
        return true
    }

    private func use(_ pattern: OpaquePointer, _ stops: CanvasStops, _ map: CGAffineTransform) {
        for stop in stops.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
                Double(color.alpha))
        }
        switch stops.extent {
        case .pad: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        case .cycle: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        case .mirror: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
        }
        if map.isUsable {
            var matrix = map.inverted().matrix
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// cairo has no conic gradient: pixman paints it into a picture of the clip's area.
    private func setConic(
        _ stops: CanvasStops, _ center: CGPoint, _ start: Angle, _ end: Angle, _ map: CGAffineTransform
    ) -> Bool {
        guard let area = clipArea, Self.finite(center.x, center.y, start.degrees, end.degrees) != nil, map.isUsable,
            let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height)),
            let bytes = cairo_image_surface_get_data(image)
        else { return setLast(stops) }
        defer { cairo_surface_destroy(image) }
        var gradient = ResolvedGradient(
            Gradient(stops: []), .angular(center: UnitPoint(x: 0, y: 0), start: start, end: end), in: .light)
        gradient.stops = stops.stops
        cairo_surface_flush(image)
        let target = PixmanImage.make(
            PIXMAN_a8r8g8b8, bytes, width: area.width, height: area.height,
            stride: Int(cairo_image_surface_get_stride(image)))
        let source = GradientImage.make(gradient, width: 1, height: 1, scale: 1)
        if let target, let source {
            // From the picture's pixels to the space around the centre; as distance does not matter, it is kept small.
            let back = map.inverted()
            let origin = CGPoint(x: area.x, y: area.y).applying(back)
            let reach =
                CGFloat(max(area.width, area.height)) * max(abs(back.a) + abs(back.c), abs(back.b) + abs(back.d))
            let nearer = 8_000 / max(reach + abs(origin.x - center.x) + abs(origin.y - center.y), 1)
            var inverse = pixman_f_transform(
                m: (
                    (Double(back.a * nearer), Double(back.c * nearer), Double((origin.x - center.x) * nearer)),
                    (Double(back.b * nearer), Double(back.d * nearer), Double((origin.y - center.y) * nearer)),
                    (0, 0, 1)
                ))
            var fixed = pixman_transform_t()
            if pixman_transform_from_pixman_f_transform(&fixed, &inverse) != 0 {
                pixman_image_set_transform(source, &fixed)
            }
            pixman_image_composite32(
                PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, Int32(area.width), Int32(area.height))
        }
        for image in [target, source] { PixmanImage.free(image) }
        cairo_surface_mark_dirty(image)
        cairo_set_source_surface(context, image, Double(area.x), Double(area.y))
        return true
    }

    /// The pixels of a shader's function in a picture of the clip's area.
    private func setShader(
        _ shader: ShaderEffect, _ opacity: Float, _ map: CGAffineTransform, within bounds: CGRect?
    ) -> Bool {
        guard var area = clipArea, map.isUsable else { return false }
        if let bounds {
            guard let part = Self.rounded(bounds.insetBy(dx: -2, dy: -2), in: area) else { return false }
            area = part
        }
        guard let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height)),
            let bytes = cairo_image_surface_get_data(image)
        else { return false }
        defer { cairo_surface_destroy(image) }
        cairo_surface_flush(image)
        let words = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
        let plane = ShaderRun.Plane(words, stride: Int(cairo_image_surface_get_stride(image)) / 4, area)
        ShaderRun.fill(plane, with: shader, toPoints: map.inverted(), opacity: opacity)
        cairo_surface_mark_dirty(image)
        cairo_set_source_surface(context, image, Double(area.x), Double(area.y))
        return true
    }

    private func setTiled(_ picture: CanvasPicture, _ map: CGAffineTransform) -> Bool {
        guard let place = place(of: picture, map), let (texture, toPoints) = pixels(of: picture, place),
            texture.format == .color,
            let image = texture.cairoSurface, let pattern = cairo_pattern_create_for_surface(image)
        else { return false }
        var matrix = toPoints.concatenating(place).inverted().matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(image)
        return true
    }

    /// The pixels inside the clip; nil if there are none.
    var clipArea: PixelRect? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
        let area = PixelRect(
            x: x, y: y, width: Int(right.rounded(.up)) - x, height: Int(bottom.rounded(.up)) - y
        ).intersection(whole)
        return area.isEmpty ? nil : area
    }
}
