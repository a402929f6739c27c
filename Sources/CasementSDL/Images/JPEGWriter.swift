import CasementCore
import Foundation

/// Writes JPEG files: baseline, with colours as fine as brightness. What is transparent becomes white.
package enum JPEGWriter {
    /// The bytes of a file. The quality is 0 to 1. Nil if a side has more than 65,535 pixels.
    package static func data(_ image: CGImage, quality: Double) -> Data? {
        guard image.width <= 65_535, image.height <= 65_535 else { return nil }
        let tables = JPEGTables(quality: quality.isNaN ? 1 : min(1, max(0, quality)))
        var stream = JPEGStream()
        tables.writeHeader(width: image.width, height: image.height, to: &stream)
        var last = [0, 0, 0]
        var planes = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
        for top in stride(from: 0, to: image.height, by: 8) {
            for left in stride(from: 0, to: image.width, by: 8) {
                read(image, left, top, into: &planes)
                for index in 0..<3 {
                    tables.encode(&planes[index], isColor: index > 0, last: &last[index], to: &stream)
                }
            }
        }
        stream.end()
        return stream.data
    }

    /// Reads 8 by 8 pixels as brightness and two colours, around 0. The last pixels of rows and columns are repeated.
    private static func read(_ image: CGImage, _ left: Int, _ top: Int, into planes: inout [[Float]]) {
        for y in 0..<8 {
            let row = min(top + y, image.height - 1) * image.width
            for x in 0..<8 {
                let pixel = image.pixels[row + min(left + x, image.width - 1)]
                let white = 255 - (pixel >> 24)
                func part(_ shift: UInt32) -> Float { Float(min(255, (pixel >> shift & 255) + white)) }
                let (red, green, blue) = (part(16), part(8), part(0))
                let place = y * 8 + x
                planes[0][place] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
                planes[1][place] = -0.168736 * red - 0.331264 * green + 0.5 * blue
                planes[2][place] = 0.5 * red - 0.418688 * green - 0.081312 * blue
            }
        }
    }
}

/// The bytes of a JPEG file that is written.
private struct JPEGStream {
    var data = Data()
    private var bits: UInt32 = 0
    private var count = 0

    mutating func marker(_ kind: UInt8, _ content: [UInt8]) {
        let length = content.count + 2
        data.append(contentsOf: [0xFF, kind, UInt8(length >> 8), UInt8(length & 255)])
        data.append(contentsOf: content)
    }

    mutating func write(_ code: JPEGCode) { write(UInt32(code.bits), count: code.count) }

    mutating func write(_ value: UInt32, count added: Int) {
        count += added
        bits |= value << UInt32(24 - count)
        while count >= 8 {
            let byte = UInt8(bits >> 16 & 255)
            data.append(byte)
            // A byte of ones would begin a marker.
            if byte == 255 { data.append(0) }
            bits <<= 8
            count -= 8
        }
    }

    mutating func end() {
        write(0x7F, count: 7)
        data.append(contentsOf: [0xFF, 0xD9])
    }
}

private struct JPEGCode {
    var bits: UInt16 = 0
    var count = 0
}

/// How a picture is quantised and coded, with the tables of the standard's Annex K.
private struct JPEGTables {
    private let brightness: [UInt8]
    private let color: [UInt8]
    private let codes: [Huffman]

    init(quality: Double) {
        let percent = max(1, quality * 100)
        let scale = percent < 50 ? 5000 / percent : 200 - percent * 2
        func scaled(_ table: [UInt8]) -> [UInt8] {
            table.map { UInt8(min(255, max(1, (Double($0) * scale + 50) / 100))) }
        }
        (brightness, color) = (scaled(Self.brightness), scaled(Self.color))
        codes = Huffman.standard
    }

    func writeHeader(width: Int, height: Int, to stream: inout JPEGStream) {
        stream.data.append(contentsOf: [0xFF, 0xD8])
        stream.marker(0xE0, [0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
        stream.marker(0xDB, [0] + Self.order.map { brightness[$0] } + [1] + Self.order.map { color[$0] })
        let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
        stream.marker(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
        for code in codes { stream.marker(0xC4, [code.id] + code.lengths + code.values) }
        stream.marker(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
    }

    /// Writes 8 by 8 values. `last` is the mean of the block before.
    func encode(_ block: inout [Float], isColor: Bool, last: inout Int, to stream: inout JPEGStream) {
        Self.transform(&block)
        let table = isColor ? color : brightness
        let (means, others) = isColor ? (codes[2], codes[3]) : (codes[0], codes[1])
        let numbers = Self.order.map { Int((block[$0] / Float(table[$0])).rounded()) }
        let difference = numbers[0] - last
        last = numbers[0]
        let size = Self.size(of: difference)
        stream.write(means.codes[size])
        stream.write(Self.bits(of: difference, size), count: size)
        var zeros = 0
        for number in numbers[1...] {
            guard number != 0 else {
                zeros += 1
                continue
            }
            while zeros > 15 {
                stream.write(others.codes[0xF0])
                zeros -= 16
            }
            let size = Self.size(of: number)
            stream.write(others.codes[zeros << 4 | size])
            stream.write(Self.bits(of: number, size), count: size)
            zeros = 0
        }
        if zeros > 0 { stream.write(others.codes[0]) }
    }

    private static func size(of number: Int) -> Int { Int.bitWidth - abs(number).leadingZeroBitCount }

    private static func bits(of number: Int, _ size: Int) -> UInt32 {
        UInt32((number < 0 ? number - 1 : number) & ((1 << size) - 1))
    }

    /// The discrete cosine transform, along rows and then along columns.
    private static func transform(_ block: inout [Float]) {
        var rows = [Float](repeating: 0, count: 64)
        for y in 0..<8 {
            for u in 0..<8 {
                var sum: Float = 0
                for x in 0..<8 { sum += block[y * 8 + x] * waves[u * 8 + x] }
                rows[y * 8 + u] = sum
            }
        }
        for u in 0..<8 {
            for v in 0..<8 {
                var sum: Float = 0
                for y in 0..<8 { sum += rows[y * 8 + u] * waves[v * 8 + y] }
                block[v * 8 + u] = sum
            }
        }
    }

    private static let waves: [Float] = (0..<64).map { index in
        let (u, x) = (Double(index / 8), Double(index % 8))
        return Float((u == 0 ? 0.5.squareRoot() : 1) / 2 * cos((2 * x + 1) * u * .pi / 16))
    }

    /// The order in which values are written, from coarse to fine.
    private static let order = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14,
        21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60,
        61, 54, 47, 55, 62, 63,
    ]

    private static let brightness: [UInt8] = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
        51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
        120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]

    private static let color: [UInt8] = [
        17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99,
        99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
        99, 99, 99, 99, 99, 99, 99, 99,
    ]
}

/// Codes of different lengths for bytes.
private struct Huffman {
    let id: UInt8
    /// How many codes have 1 to 16 bits.
    let lengths: [UInt8]
    /// The bytes, those with short codes first.
    let values: [UInt8]
    let codes: [JPEGCode]

    init(_ id: UInt8, _ lengths: [UInt8], _ values: [UInt8]) {
        (self.id, self.lengths, self.values) = (id, lengths, values)
        var codes = [JPEGCode](repeating: JPEGCode(), count: 256)
        var (next, code) = (0, UInt16(0))
        for (index, count) in lengths.enumerated() {
            for _ in 0..<count {
                codes[Int(values[next])] = JPEGCode(bits: code, count: index + 1)
                next += 1
                code &+= 1
            }
            code <<= 1
        }
        self.codes = codes
    }

    /// Those for the means of blocks and for all else, of brightness and then of colours.
    static let standard = [
        Huffman(0x00, [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], Array(0...11)),
        Huffman(
            0x10, [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D],
            bytes(
                """
                01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728
                292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a83848586878889
                8a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2
                e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa
                """)),
        Huffman(0x01, [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], Array(0...11)),
        Huffman(
            0x11, [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
            bytes(
                """
                000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a26
                2728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a828384858687
                88898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9da
                e2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa
                """)),
    ]

    private static func bytes(_ digits: String) -> [UInt8] {
        let values = digits.compactMap { $0.hexDigitValue.map { UInt8($0) } }
        return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
}
