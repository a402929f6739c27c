import Foundation

/// The order of names in a list: 2 before 10, a beside A, and é beside e.
///
/// Each name becomes bytes that compare in this order, all in one buffer: a hundred thousand names are sorted without
/// looking into a text again, and mostly without looking into the buffer.
struct NameOrder {
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]

    init(_ names: some Sequence<String>) {
        for name in names { append(name) }
    }

    private mutating func append(_ name: String) {
        var name = name
        let isPlain = name.withUTF8 { letters in
            let isPlain = letters.allSatisfy { $0 < 0x80 }
            if isPlain { append(bytes: letters) }
            return isPlain
        }
        if !isPlain {
            name = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            name.withUTF8 { append(bytes: $0) }
        }
        ends.append(bytes.count)
    }

    /// Appends letters without their case, and a number as its length and its digits.
    private mutating func append(bytes name: UnsafeBufferPointer<UInt8>) {
        /// Where the length of the number is that ends here.
        var number: Int?
        for byte in name {
            if byte &- 0x30 < 10 {
                if number == nil {
                    bytes.append(0x30)
                    bytes.append(0)
                    number = bytes.count - 1
                }
                guard let place = number, byte != 0x30 || bytes[place] > 0, bytes[place] < 255 else { continue }
                bytes[place] += 1
            } else {
                number = nil
            }
            bytes.append(byte &- 0x41 < 26 ? byte + 0x20 : byte)
        }
    }

    /// A name that is being sorted.
    private struct Place {
        /// Eight bytes after those that all names begin with, the first one most important: they decide mostly.
        var key: UInt64
        var index: Int
    }

    /// The places of the names in their order; equal ones stay as they are.
    var places: [Int] {
        bytes.withUnsafeBytes { bytes in
            ends.withUnsafeBufferPointer { ends in
                let shared = Self.sharedStart(bytes, ends)
                var places = (0..<(ends.count - 1)).map { index in
                    Place(key: Self.key(bytes[(ends[index] + shared)..<ends[index + 1]]), index: index)
                }
                places.sort { a, b in
                    a.key != b.key ? a.key < b.key : Self.isLess(a.index, b.index, bytes, ends)
                }
                return places.map(\.index)
            }
        }
    }

    /// With how many bytes all names begin.
    private static func sharedStart(_ bytes: UnsafeRawBufferPointer, _ ends: UnsafeBufferPointer<Int>) -> Int {
        guard ends.count > 1 else { return 0 }
        var shared = ends[1]
        for index in 1..<(ends.count - 1) {
            shared = min(shared, ends[index + 1] - ends[index])
            var equal = 0
            while equal < shared, bytes[ends[index] + equal] == bytes[equal] { equal += 1 }
            shared = equal
        }
        return shared
    }

    /// The first eight bytes; zeros take the place of those that a name has not, as nothing comes before them.
    private static func key(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        var key: UInt64 = 0
        let part = bytes.prefix(8)
        for byte in part { key = key << 8 | UInt64(byte) }
        return part.count == 8 ? key : key << UInt64(8 * (8 - part.count))
    }

    private static func isLess(
        _ a: Int, _ b: Int, _ bytes: UnsafeRawBufferPointer, _ ends: UnsafeBufferPointer<Int>
    ) -> Bool {
        let (lengthA, lengthB) = (ends[a + 1] - ends[a], ends[b + 1] - ends[b])
        let least = min(lengthA, lengthB)
        let order = least > 0 ? memcmp(bytes.baseAddress! + ends[a], bytes.baseAddress! + ends[b], least) : 0
        if order != 0 { return order < 0 }
        return lengthA != lengthB ? lengthA < lengthB : a < b
    }
}
