import CCairo
import Foundation

/// Writes pictures as PNG files.
package enum PNGWriter {
    /// A file that could not be written.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Writes opaque pixels, 0xXXRRGGBB, rows from the top without gaps.
    package static func write(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, to path: String) throws {
        guard width > 0, height > 0, pixels.count >= width * height, let start = pixels.baseAddress else {
            throw Failure(description: "A picture of \(width)x\(height) pixels cannot be written to \(path).")
        }
        // cairo only reads from it.
        let bytes = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(width * 4))
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_write_to_png(surface, path)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw Failure(description: "Cannot write \(path): \(String(cString: cairo_status_to_string(status))).")
        }
    }
}
