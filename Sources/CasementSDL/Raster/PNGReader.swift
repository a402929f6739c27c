import CCairo
import Foundation

/// Reads PNG files written by Casement itself, such as the pictures of tests. It is not meant for untrusted files.
package enum PNGReader {
    /// Opaque pixels, 0xFFRRGGBB, rows from the top without gaps.
    package static func read(_ path: String) throws -> (width: Int, height: Int, pixels: [UInt32]) {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else {
            throw PNGWriter.Failure(
                description: "Cannot read \(path): \(String(cString: cairo_status_to_string(status))).")
        }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
            throw PNGWriter.Failure(description: "\(path) is not a picture of 8 bits a component.")
        }
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { pixels.append(row[x] | 0xFF00_0000) }
        }
        return (width, height, pixels)
    }
}
