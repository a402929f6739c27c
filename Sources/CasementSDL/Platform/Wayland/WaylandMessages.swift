import Foundation

/// The messages that a compositor sends, of which those that announce some protocols are changed.
struct WaylandMessages {
    /// The beginning of a message whose rest has not arrived, and the files that came with it.
    private var rest: [UInt8] = []
    private var files: [Int32] = []

    var isBetweenMessages: Bool { rest.isEmpty && files.isEmpty }

    /// Adds data that arrived; the messages that are complete now. Files go with the first message that is.
    mutating func take(
        _ bytes: [UInt8], _ more: [Int32], hiding hidden: [String]
    ) -> (bytes: [UInt8], files: [Int32]) {
        rest += bytes
        files += more
        var end = 0
        while end + 8 <= rest.count {
            let size = Int(Self.word(rest, at: end + 4) >> 16)
            // No message is that short: what follows cannot be understood, and is not held back.
            guard size >= 8 else {
                end = rest.count
                break
            }
            guard end + size <= rest.count else { break }
            Self.hide(hidden, in: &rest, at: end, size: size)
            end += size
        }
        defer { rest.removeFirst(end) }
        guard end > 0 else { return ([], []) }
        defer { files = [] }
        return (Array(rest[..<end]), files)
    }

    /// Changes the first letter of a protocol's name in `wl_registry.global`: a number, the length of the name with its
    /// zero, and the name. Nothing else that a compositor sends first and of this form has such a text.
    private static func hide(_ hidden: [String], in bytes: inout [UInt8], at start: Int, size: Int) {
        let isFirstEvent = word(bytes, at: start + 4) & 0xFFFF == 0
        guard isFirstEvent, size >= 20 else { return }
        let length = Int(word(bytes, at: start + 12))
        guard length > 1, 16 + length <= size else { return }
        let name = bytes[(start + 16)..<(start + 15 + length)]
        guard hidden.contains(where: { $0.utf8.elementsEqual(name) }) else { return }
        bytes[start + 16] = UInt8(ascii: "-")
    }

    /// Numbers have the byte order of the machine.
    private static func word(_ bytes: [UInt8], at index: Int) -> UInt32 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt32.self) }
    }
}
