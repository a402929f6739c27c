import Foundation

/// The size that an SVG file specifies in its root element.
struct SVGSize {
    var width: Double
    var height: Double

    /// The limit, in bytes, before which the element must begin.
    private static let farthest = 1 << 16

    /// Nil if the data is not an SVG file.
    init?(_ data: Data) {
        let head = String(decoding: data.prefix(Self.farthest), as: UTF8.self)
        guard let start = head.range(of: "<svg")?.upperBound, let end = head[start...].firstIndex(of: ">"),
            head[start..<end].first?.isWhitespace ?? true
        else { return nil }
        let element = head[start..<end]
        let box = Self.attribute("viewBox", of: element)?
            .split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        let boxSize = box?.count == 4 ? box.map { ($0[2], $0[3]) } : nil
        let width = Self.attribute("width", of: element).flatMap(Self.length)
        let height = Self.attribute("height", of: element).flatMap(Self.length)
        switch (width, height, boxSize) {
        case (let width?, let height?, _): (self.width, self.height) = (width, height)
        case (let width?, nil, let box?) where box.0 > 0: (self.width, self.height) = (width, width * box.1 / box.0)
        case (nil, let height?, let box?) where box.1 > 0: (self.width, self.height) = (height * box.0 / box.1, height)
        case (nil, nil, let box?): (self.width, self.height) = box
        // The defaults of browsers.
        default: (self.width, self.height) = (width ?? 300, height ?? 150)
        }
        guard self.width > 0, self.height > 0, self.width < 1e6, self.height < 1e6 else { return nil }
    }

    private static func attribute(_ name: String, of element: Substring) -> Substring? {
        var rest = element
        while let found = rest.range(of: name) {
            let before = found.lowerBound > element.startIndex ? element[element.index(before: found.lowerBound)] : " "
            rest = rest[found.upperBound...]
            let value = rest.drop(while: \.isWhitespace)
            guard before.isWhitespace, value.first == "=" else { continue }
            let quoted = value.dropFirst().drop(while: \.isWhitespace)
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
            return quoted.dropFirst().prefix { $0 != quote }
        }
        return nil
    }

    /// A length in CSS pixels; nil for a relative one.
    private static func length(_ text: Substring) -> Double? {
        let number = text.drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let value = Double(number) else { return nil }
        let unit = text[number.endIndex...].filter { !$0.isWhitespace }.lowercased()
        let factors = ["": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96]
        return factors[unit].map { $0 * value }
    }
}
