import CCairo
import Foundation

/// Writes pictures as PNG files.
package enum PNGWriter {
    /// A file that could not be written.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        package init(description: String) { self.description = description }
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

    /// A PNG file in memory: premultiplied ARGB pixels, rows from the top without gaps. Nil for
    /// a picture without a size.
    package static func data(_ pixels: [UInt32], width: Int, height: Int) -> Data? {
        guard width > 0, height > 0, pixels.count >= width * height else { return nil }
        var data = Data()
        let isWritten = pixels.withUnsafeBytes { bytes in
            // cairo only reads from it.
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            defer { cairo_surface_destroy(surface) }
            return withUnsafeMutablePointer(to: &data) { data in
                cairo_surface_write_to_png_stream(
                    surface,
                    { target, bytes, count in
                        guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                        target?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                        return CAIRO_STATUS_SUCCESS
                    }, data)
            } == CAIRO_STATUS_SUCCESS
        }
        return isWritten ? data : nil
    }
}
