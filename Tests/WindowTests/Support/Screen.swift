import CCairo
import Expectations
import Foundation
import Testing

/// Pixels of a display.
enum Screen {
    /// The pixels in a part of a display, one grey value each.
    static func pixels(of hand: Hand, in area: CGRect) throws -> [UInt8] {
        try withPicture(of: hand) { picture in
            (Int(area.minY)..<Int(area.maxY)).flatMap { y in
                (Int(area.minX)..<Int(area.maxX)).map { picture[$0, y].green }
            }
        }
    }

    /// The smallest rectangle around the pixels of a kind, except those in an area; nil if there are none.
    static func box(on hand: Hand, except area: CGRect = .null, where isWanted: (Pixel) -> Bool) throws -> CGRect? {
        try withPicture(of: hand) { picture in
            var box = CGRect.null
            for y in 0..<picture.height {
                for x in 0..<picture.width where isWanted(picture[x, y]) {
                    if area.contains(CGPoint(x: x, y: y)) { continue }
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return box.isNull ? nil : box
        }
    }

    struct Pixel { let red, green, blue: UInt8 }

    private struct Picture {
        let bytes: UnsafeMutablePointer<UInt8>
        let width, height, stride: Int

        subscript(x: Int, y: Int) -> Pixel {
            let place = y * stride + x * 4
            return Pixel(red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place])
        }
    }

    private static func withPicture<Result>(of hand: Hand, _ body: (Picture) throws -> Result) throws -> Result {
        let path = NSTemporaryDirectory() + "casement-screen-\(getpid())-\(hand.program.processID).png"
        hand.run("scrot -o \(path)")
        defer { unlink(path) }
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        let bytes = try require(cairo_image_surface_get_data(surface), "no screenshot")
        return try body(
            Picture(
                bytes: bytes, width: Int(cairo_image_surface_get_width(surface)),
                height: Int(cairo_image_surface_get_height(surface)),
                stride: Int(cairo_image_surface_get_stride(surface))))
    }
}

extension Hand {
    /// Whether the letters of a part are on the screen, dark on something light as a menu or a button.
    func shows(_ name: String) throws -> Bool {
        let place = try place(name)
        let area = CGRect(
            x: origin.x + place.minX, y: origin.y + place.minY, width: place.width, height: place.height)
        let pixels = try Screen.pixels(of: self, in: area.insetBy(dx: 2, dy: 2))
        return pixels.contains { $0 > 220 } && pixels.contains { $0 < 140 }
    }
}
