import Foundation

/// A program's identifier as a name on the bus, such as `org.example.Notes`.
struct ApplicationName: Equatable {
    let name: String

    /// Nil for what is no name on the bus: it has two parts at least, of letters, digits, `_` and `-`, none of which
    /// begins with a digit.
    init?(_ identifier: String) {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        let isValid = parts.allSatisfy { part in
            guard let first = part.utf8.first, !Self.isDigit(first) else { return false }
            return part.utf8.allSatisfy { Self.isDigit($0) || Self.isLetter($0) || $0 == 0x2D }
        }
        guard parts.count > 1, isValid, identifier.utf8.count <= 255 else { return nil }
        name = identifier
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F
    }

    /// The path of the program's object, as the specification of desktop files makes it from the name.
    var path: String { "/" + name.replacing(".", with: "/").replacing("-", with: "_") }
}
