import CPixman
import CasementCore
import Foundation

/// The picture of a mesh gradient: each cell is divided into small ones, and those into triangles with linear colours.
@MainActor enum MeshImage {
    /// The most pixels drawn; a larger picture is stretched.
    private static let maximum = 2_000_000

    /// An image to paint with, which the caller frees.
    static func make(_ net: MeshNet, _ stops: [ResolvedGradient.Stop], width: Int, height: Int) -> OpaquePointer? {
        guard width > 0, height > 0, stops.count > net.count else { return nil }
        let shrink = max(1, (Double(width) * Double(height) / Double(maximum)).squareRoot())
        let (columns, rows) = (max(1, Int(Double(width) / shrink)), max(1, Int(Double(height) / shrink)))
        guard let image = pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(columns), Int32(rows), nil, 0),
            let data = pixman_image_get_data(image)
        else { return nil }
        let stride = Int(pixman_image_get_stride(image)) / MemoryLayout<UInt32>.size
        let pixels = UnsafeMutableBufferPointer(start: data, count: stride * rows)
        pixels.update(repeating: word(premultiplied(stops[net.count].color)))
        var canvas = MeshCanvas(pixels: pixels, width: columns, height: rows, stride: stride)
        let colors = stops.prefix(net.count).map { premultiplied($0.color) }
        for row in 0..<net.height - 1 {
            for column in 0..<net.width - 1 { draw(net, colors, column, row, into: &canvas) }
        }
        if shrink > 1 {
            var transform = pixman_transform_t()
            pixman_transform_init_scale(
                &transform, pixman_fixed_t(Double(columns) / Double(width) * 65_536),
                pixman_fixed_t(Double(rows) / Double(height) * 65_536))
            pixman_image_set_transform(image, &transform)
            pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        }
        return image
    }

    private static func premultiplied(_ color: ResolvedColor) -> SIMD4<Double> {
        SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1) * Double(color.alpha)
    }

    fileprivate static func word(_ color: SIMD4<Double>) -> UInt32 {
        func part(_ value: Double) -> UInt32 { UInt32(min(255, max(0, (value * 255).rounded()))) }
        return part(color.w) << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
    }

    private static func draw(
        _ net: MeshNet, _ colors: [SIMD4<Double>], _ column: Int, _ row: Int, into canvas: inout MeshCanvas
    ) {
        let size = SIMD2(Double(canvas.width), Double(canvas.height))
        let patch = MeshPatch(net, column, row)
        let extent = patch.extent * size
        let steps = min(48, max(4, Int(max(extent.x, extent.y) / 8)))
        var before: [(place: SIMD2<Double>, color: SIMD4<Double>)] = []
        for down in 0...steps {
            let v = Double(down) / Double(steps)
            var line: [(place: SIMD2<Double>, color: SIMD4<Double>)] = []
            line.reserveCapacity(steps + 1)
            for across in 0...steps {
                let u = Double(across) / Double(steps)
                line.append((patch.place(u, v) * size, color(net, colors, column, row, u, v)))
            }
            if down > 0 {
                for index in 0..<steps {
                    canvas.fill(before[index], before[index + 1], line[index])
                    canvas.fill(before[index + 1], line[index + 1], line[index])
                }
            }
            before = line
        }
    }

    private static func color(
        _ net: MeshNet, _ colors: [SIMD4<Double>], _ column: Int, _ row: Int, _ u: Double, _ v: Double
    ) -> SIMD4<Double> {
        // Smoothed, so that colours have no visible edges at the points.
        let u = net.smoothsColors ? u * u * (3 - 2 * u) : u, v = net.smoothsColors ? v * v * (3 - 2 * v) : v
        let start = row * net.width + column
        let top = colors[start] * (1 - u) + colors[start + 1] * u
        let bottom = colors[start + net.width] * (1 - u) + colors[start + net.width + 1] * u
        return top * (1 - v) + bottom * v
    }
}

/// One cell of a mesh, between four curves.
private struct MeshPatch {
    private typealias Curve = (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    private let top: Curve
    private let bottom: Curve
    private let left: Curve
    private let right: Curve

    init(_ net: MeshNet, _ column: Int, _ row: Int) {
        func across(_ row: Int) -> Curve {
            (
                net.place(column, row, 0), net.place(column, row, 3), net.place(column + 1, row, 1),
                net.place(column + 1, row, 0)
            )
        }
        func down(_ column: Int) -> Curve {
            (
                net.place(column, row, 0), net.place(column, row, 4), net.place(column, row + 1, 2),
                net.place(column, row + 1, 0)
            )
        }
        (top, bottom, left, right) = (across(row), across(row + 1), down(column), down(column + 1))
    }

    /// Its approximate width and height.
    var extent: SIMD2<Double> {
        let ways = [top.3 - top.0, bottom.3 - bottom.0, left.3 - left.0, right.3 - right.0]
        var largest = SIMD2<Double>.zero
        for way in ways { largest = pointwiseMax(largest, pointwiseMax(way, -way)) }
        return largest
    }

    private static func point(_ curve: Curve, _ t: Double) -> SIMD2<Double> {
        let s = 1 - t
        return curve.0 * (s * s * s) + curve.1 * (3 * s * s * t) + curve.2 * (3 * s * t * t) + curve.3 * (t * t * t)
    }

    /// A point of a Coons patch: the sum of the interpolations across and down, minus the bilinear one of the corners.
    func place(_ u: Double, _ v: Double) -> SIMD2<Double> {
        let across = Self.point(top, u) * (1 - v) + Self.point(bottom, u) * v
        let down = Self.point(left, v) * (1 - u) + Self.point(right, v) * u
        let corners = (top.0 * (1 - u) + top.3 * u) * (1 - v) + (bottom.0 * (1 - u) + bottom.3 * u) * v
        return across + down - corners
    }
}

/// The pixels that triangles are filled in.
@MainActor private struct MeshCanvas {
    let pixels: UnsafeMutableBufferPointer<UInt32>
    let width: Int
    let height: Int
    let stride: Int

    typealias Corner = (place: SIMD2<Double>, color: SIMD4<Double>)

    /// Fills the pixels whose centres are inside a triangle or on its edge.
    mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
        let area = cross(b.place - a.place, c.place - a.place)
        guard abs(area) > 1e-12 else { return }
        let low = pointwiseMin(a.place, pointwiseMin(b.place, c.place))
        let high = pointwiseMax(a.place, pointwiseMax(b.place, c.place))
        let firstX = max(0, Int((low.x - 0.5).rounded(.up))), lastX = min(width - 1, Int((high.x - 0.5).rounded(.down)))
        let firstY = max(0, Int((low.y - 0.5).rounded(.up))),
            lastY = min(height - 1, Int((high.y - 0.5).rounded(.down)))
        guard firstX <= lastX, firstY <= lastY else { return }
        for y in firstY...lastY {
            for x in firstX...lastX {
                let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
                let first = cross(b.place - place, c.place - place) / area
                let second = cross(c.place - place, a.place - place) / area
                let third = 1 - first - second
                guard first >= -1e-9, second >= -1e-9, third >= -1e-9 else { continue }
                pixels[y * stride + x] = MeshImage.word(a.color * first + b.color * second + c.color * third)
            }
        }
    }

    private func cross(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Double {
        left.x * right.y - left.y * right.x
    }
}
