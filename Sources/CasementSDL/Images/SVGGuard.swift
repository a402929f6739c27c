import Foundation

/// Refuses drawings that would take the library minutes: it draws every dash, however fine, and follows every number,
/// however large.
enum SVGGuard {
    /// The largest file in bytes: parsing a larger one takes longer than a user would wait.
    private static let largestFile = 8 << 20
    private static let largestNumber = 1e9
    /// Beyond this, dashes are also smaller than the precision of the running sum, and the loop never ends.
    private static let mostDashes = 2e7

    static func check(_ data: Data) throws(PictureError) {
        guard data.count < largestFile else {
            throw PictureError("An SVG picture of more than \(largestFile >> 20) MiB is not drawn.")
        }
        var numbers = SVGNumbers()
        data.withUnsafeBytes { numbers.add($0) }
        guard numbers.largest <= largestNumber else {
            throw PictureError("The SVG picture has numbers beyond a thousand million, which cannot be drawn.")
        }
        // A straight line between two points is no longer than the sum of their coordinates; curves and arcs are a
        // little longer.
        guard numbers.shortestDash == .infinity || 8 * numbers.total / numbers.shortestDash < mostDashes else {
            throw PictureError("The dashes of the SVG picture are too fine to be drawn.")
        }
    }
}

/// The sums and extremes of the numbers in a drawing's attributes, without their signs.
private struct SVGNumbers {
    var largest = 0.0
    var total = 0.0
    /// The shortest dash, without those of length zero.
    var shortestDash = Double.infinity

    /// Attributes that draw nothing: numbers in them are parts of names.
    private static let names = [
        "id", "href", "class", "xmlns", "inkscape", "sodipodi", "label", "data", "version", "src",
    ]

    /// Finds `name="value"` anywhere in the bytes.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "=") else {
                index += 1
                continue
            }
            var end = index
            while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
            var start = end
            while start > 0, end - start < 64, Self.isName(bytes[start - 1]) { start -= 1 }
            let name = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
            index += 1
            while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
            guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { continue }
            let quote = bytes[index]
            let first = index + 1
            index = first
            while index < bytes.count, bytes[index] != quote { index += 1 }
            let value = UnsafeRawBufferPointer(rebasing: bytes[first..<index])
            index += 1
            let parts = name.split(separator: ":")
            guard !Self.names.contains(where: { word in parts.contains { $0 == word || $0.hasPrefix("\(word)-") } })
            else { continue }
            addValue(value, isDash: name == "stroke-dasharray", isStyle: name == "style")
        }
    }

    private mutating func addValue(_ bytes: UnsafeRawBufferPointer, isDash: Bool, isStyle: Bool) {
        var isDash = isDash
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "#") {
                // A colour or a name.
                repeat { index += 1 } while index < bytes.count && Self.isName(bytes[index])
            } else if isStyle, byte == UInt8(ascii: ":") {
                let before = bytes[max(0, index - 16)..<index]
                isDash = String(decoding: UnsafeRawBufferPointer(rebasing: before), as: UTF8.self).contains("dasharray")
                index += 1
            } else if Self.isDigit(byte) {
                let isFraction = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
                add(Self.number(bytes, &index, isFraction: isFraction), isDash: isDash)
            } else {
                index += 1
            }
        }
    }

    private mutating func add(_ value: Double, isDash: Bool) {
        largest = max(largest, value)
        if !isDash { total += value } else if value > 0 { shortestDash = min(shortestDash, value) }
    }

    /// Parses the number whose first digit is at `index`, and moves `index` behind it.
    private static func number(_ bytes: UnsafeRawBufferPointer, _ index: inout Int, isFraction: Bool) -> Double {
        var value = 0.0, unit = 1.0
        var isFraction = isFraction
        while index < bytes.count {
            if isDigit(bytes[index]) {
                let digit = Double(bytes[index] - 0x30)
                if isFraction { unit /= 10 }
                value = isFraction ? value + digit * unit : value * 10 + digit
            } else if bytes[index] == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else {
                break
            }
            index += 1
        }
        guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return value }
        var place = index + 1
        let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
        if isNegative || place < bytes.count && bytes[place] == UInt8(ascii: "+") { place += 1 }
        guard place < bytes.count, isDigit(bytes[place]) else { return value }
        var exponent = 0.0
        while place < bytes.count, isDigit(bytes[place]) {
            exponent = min(exponent * 10 + Double(bytes[place] - 0x30), 400)
            place += 1
        }
        index = place
        return value * pow(10, isNegative ? -exponent : exponent)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private static func isName(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
