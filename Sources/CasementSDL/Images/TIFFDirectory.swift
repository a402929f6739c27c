import CasementCore
import Foundation

/// The directory of a TIFF picture without compression, with 8 bits for each of one, three or four samples of a pixel:
/// what programs exchange by the clipboard.
struct TIFFDirectory {
    private(set) var width = 0
    private(set) var height = 0
    private var samples = 1
    private var isPremultiplied = false
    private var isInverted = false
    private var offsets: [Int] = []
    private var lengths: [Int] = []
    private var rowsPerStrip = Int.max
    private let isBig: Bool

    private static let mostEntries = 1024, mostStrips = 1 << 16

    /// Nil for other data, and for TIFF of other kinds.
    init?(_ reader: ByteReader) {
        switch reader.number(0, length: 4) {
        case 0x4D4D_002A: isBig = true
        case 0x4949_2A00: isBig = false
        default: return nil
        }
        let isBig = isBig
        func number(_ offset: Int, _ length: Int) -> Int? { reader.number(offset, length: length, isBigEndian: isBig) }
        guard let start = number(4, 4), let count = number(start, 2), count <= Self.mostEntries else { return nil }
        for index in 0..<count {
            let entry = start + 2 + index * 12
            guard let tag = number(entry, 2), let type = number(entry + 2, 2), let many = number(entry + 4, 4) else {
                return nil
            }
            /// The numbers of an entry: in it, or where it says.
            func values() -> [Int]? {
                let length = type == 3 ? 2 : 4
                guard type == 3 || type == 4, many > 0, many <= Self.mostStrips,
                    let place = many * length <= 4 ? entry + 8 : number(entry + 8, 4)
                else { return nil }
                var list: [Int] = []
                for index in 0..<many {
                    guard let value = number(place + index * length, length) else { return nil }
                    list.append(value)
                }
                return list
            }
            switch tag {
            case 256: width = values()?.first ?? 0
            case 257: height = values()?.first ?? 0
            case 258: guard values()?.allSatisfy({ $0 == 8 }) ?? false else { return nil }
            case 259: guard values()?.first == 1 else { return nil }
            case 262:
                guard let kind = values()?.first, (0...2).contains(kind) else { return nil }
                isInverted = kind == 0
            case 273: offsets = values() ?? []
            case 277: samples = values()?.first ?? 0
            case 278: rowsPerStrip = max(1, values()?.first ?? .max)
            case 279: lengths = values() ?? []
            case 284: guard values()?.first == 1 else { return nil }
            case 338: isPremultiplied = values()?.first == 1
            default: break
            }
        }
        guard width > 0, height > 0, [1, 3, 4].contains(samples), !offsets.isEmpty, offsets.count == lengths.count
        else { return nil }
    }

    /// The pixels; nil if they are not all there.
    func image(in reader: ByteReader) -> CGImage? {
        let rows = min(rowsPerStrip, height)
        guard PictureLimits.current.allows(width: width, height: height),
            offsets.count >= (height + rows - 1) / rows
        else { return nil }
        for row in stride(from: 0, to: height, by: rows) {
            let strip = row / rows, needed = min(rows, height - row) * width * samples
            guard lengths[strip] >= needed, offsets[strip] <= reader.count - needed else { return nil }
        }
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            for row in 0..<height {
                var place = offsets[row / rows] + row % rows * width * samples
                for column in 0..<width {
                    target[row * width + column] = pixel(reader.bytes, place)
                    place += samples
                }
            }
            count = width * height
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    @inline(__always) private func pixel(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
        func sample(_ index: Int) -> UInt32 { UInt32(bytes[place + index]) }
        guard samples > 1 else {
            let gray = isInverted ? 255 - sample(0) : sample(0)
            return 0xFF00_0000 | gray << 16 | gray << 8 | gray
        }
        let alpha = samples == 4 ? sample(3) : 255
        func part(_ value: UInt32) -> UInt32 { isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255 }
        return alpha << 24 | part(sample(0)) << 16 | part(sample(1)) << 8 | part(sample(2))
    }
}
