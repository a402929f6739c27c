import Foundation

/// Reads numbers from untrusted bytes; positions beyond the end give nil.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: Int { bytes.count }

    func byte(_ offset: Int) -> Int? { offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil }

    /// A number of `length` bytes, at most four.
    func number(_ offset: Int, length: Int, isBigEndian: Bool = true) -> Int? {
        guard offset >= 0, offset <= bytes.count - length else { return nil }
        var value = 0
        for index in 0..<length {
            let place = isBigEndian ? index : length - 1 - index
            value = value << 8 | Int(bytes[offset + place])
        }
        return value
    }

    /// Whether the bytes at an offset are these characters.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset <= bytes.count - text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }
}
