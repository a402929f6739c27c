import Foundation

/// The order of names in a list: 2 before 10, a beside A, and é beside e.
///
/// Each name becomes bytes that compare in this order, all in one buffer: a hundred thousand names are sorted without
/// looking into a text again.
struct NameOrder {
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]

    init(_ names: some Sequence<String>) {
        for name in names { append(name) }
    }

    private mutating func append(_ name: String) {
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            append(bytes: name.utf8)
        } else {
            append(bytes: name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8)
        }
        ends.append(bytes.count)
    }

    /// Appends letters without their case, and a number as its length and its digits.
    private mutating func append(bytes name: some Sequence<UInt8>) {
        /// Where the length of the number is that ends here.
        var number: Int?
        for byte in name {
            if byte &- 0x30 < 10 {
                if number == nil {
                    bytes += [0x30, 0]
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

    /// The places of the names in their order; equal ones stay as they are.
    var places: [Int] {
        bytes.withUnsafeBytes { bytes in
            ends.withUnsafeBufferPointer { ends in
                (0..<(ends.count - 1)).sorted { a, b in Self.isLess(a, b, bytes, ends) }
            }
        }
    }

    private static func isLess(
        _ a: Int, _ b: Int, _ bytes: UnsafeRawBufferPointer, _ ends: UnsafeBufferPointer<Int>
    ) -> Bool {
        let (lengthA, lengthB) = (ends[a + 1] - ends[a], ends[b + 1] - ends[b])
        let least = min(lengthA, lengthB)
        guard least > 0, let start = bytes.baseAddress else { return lengthA < lengthB }
        let order = memcmp(start + ends[a], start + ends[b], least)
        return order != 0 ? order < 0 : lengthA < lengthB
    }
}
