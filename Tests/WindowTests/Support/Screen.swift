import CCairo
import Expectations
import Foundation
import Testing

/// Pixels of a display.
enum Screen {
    /// The pixels in a part of a display, one grey value each.
    static func pixels(of hand: Hand, in area: CGRect) throws -> [UInt8] {
        let path = NSTemporaryDirectory() + "casement-screen-\(getpid())-\(hand.program.processID).png"
        hand.run("scrot -o \(path)")
        defer { unlink(path) }
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        let bytes = try require(cairo_image_surface_get_data(surface), "no screenshot")
        let stride = Int(cairo_image_surface_get_stride(surface))
        return (Int(area.minY)..<Int(area.maxY)).flatMap { y in
            (Int(area.minX)..<Int(area.maxX)).map { bytes[y * stride + $0 * 4 + 1] }
        }
    }
}
