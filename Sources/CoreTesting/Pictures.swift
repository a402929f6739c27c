import CasementSDL
import Foundation

/// Pictures from files, sheets of pictures, and the difference of two.
extension Bitmap {
    /// Reads a PNG file; translucent pixels are drawn on black.
    public init(contentsOf path: String) throws {
        let picture = try PNGReader.read(path)
        self.init(width: picture.width, height: picture.height, pixels: picture.pixels)
    }

    /// A sheet of rows of pictures on grey, a few pixels apart.
    public init(sheetOf rows: [[Bitmap]]) {
        let gap = 4
        let width = rows.map { $0.reduce(gap) { $0 + $1.width + gap } }.max() ?? 0
        let height = rows.reduce(gap) { $0 + ($1.map(\.height).max() ?? 0) + gap }
        var pixels = [UInt32](repeating: 0xFF80_8080, count: width * height)
        var top = gap
        for row in rows {
            var left = gap
            for picture in row {
                for y in 0..<picture.height {
                    let line = y * picture.width, start = (top + y) * width + left
                    pixels.replaceSubrange(
                        start..<start + picture.width, with: picture.pixels[line..<line + picture.width])
                }
                left += picture.width + gap
            }
            top += (row.map(\.height).max() ?? 0) + gap
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The difference from another picture of the same size: brighter where it is larger, black where there is none.
    public func picture(ofDifferenceFrom other: Bitmap) -> Bitmap {
        guard width == other.width, height == other.height else { return self }
        var result = pixels
        for index in pixels.indices {
            var value: UInt32 = 0xFF00_0000
            for shift in [UInt32(0), 8, 16] {
                let difference = abs(Int(pixels[index] >> shift & 255) - Int(other.pixels[index] >> shift & 255))
                // Barely visible differences are amplified.
                if difference > 0 { value |= UInt32(min(255, 48 + difference * 4)) << shift }
            }
            result[index] = value
        }
        return Bitmap(width: width, height: height, pixels: result)
    }
}
