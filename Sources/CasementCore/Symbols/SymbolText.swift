import Foundation

/// The source text of Casement's symbols, `assets/symbols/symbols.txt`: each line has a name and steps. A step is
/// a letter and an outline:
///
/// - `s`: a stroke, `f`: an area that is always filled;
/// - `a`: a stroke that is also filled in the variant `.fill`;
/// - `d`: a stroke, `c`: a filled area, both of which are cut out of the variant `.fill`.
///
/// Outlines use SVG's commands (M L H V C S Q Z and their relative forms) and three more: `O x y r`, a circle,
/// `R x y width height radius`, a rounded rectangle, and `P x y r from to`, an arc, clockwise, in degrees.
struct SymbolText: Sendable {
    /// The steps of each symbol, or `=` and the name of another symbol with the same steps.
    private var lines: [String: Substring] = [:]

    static let own = SymbolText(symbolDrawings)

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            lines[String(line[..<colon])] = line[line.index(after: colon)...]
        }
    }

    var names: [String] { lines.keys.sorted() }

    /// The symbol with exactly this name, or the filled variant of a line drawing.
    func outline(_ name: String) -> SymbolOutline? {
        if let line = lines[name] { return outline(line, name: name, isFilled: false) }
        guard name.hasSuffix(".fill"), let line = lines[String(name.dropLast(5))] else { return nil }
        return outline(line, name: name, isFilled: true)
    }

    private func outline(_ line: Substring, name: String, isFilled: Bool) -> SymbolOutline? {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("=") {
            let other = String(line.dropFirst().drop { $0 == " " })
            return outline(isFilled ? other + ".fill" : other)
        }
        var steps: [SymbolOutline.Step] = []
        var hasArea = false
        for part in line.split(separator: ";") {
            let part = part.drop { $0 == " " }
            guard let kind = part.first, let path = Path(symbol: part.dropFirst()) else { return nil }
            switch kind {
            case "s": steps.append(.init(path: path, pen: .stroke(1)))
            case "f": steps.append(.init(path: path, pen: .fill))
            case "a":
                hasArea = true
                if isFilled { steps.append(.init(path: path, pen: .fill)) }
                steps.append(.init(path: path, pen: .stroke(1)))
            case "d": steps.append(.init(path: path, pen: .stroke(1), isCut: isFilled))
            case "c": steps.append(.init(path: path, pen: .fill, isCut: isFilled))
            default: return nil
            }
        }
        return isFilled && !hasArea || steps.isEmpty ? nil : SymbolOutline(name: name, steps: steps)
    }
}

extension Path {
    /// Creates a path from commands of SVG and `SymbolText`; nil for others.
    init?(symbol text: Substring) {
        self.init()
        var words: [Substring] = []
        // A word is a number or a letter.
        var start: Substring.Index?
        for index in text.indices {
            let character = text[index]
            if character.isNumber || character == "-" || character == "." {
                if let from = start, character == "-" {
                    words.append(text[from..<index])
                    start = index
                }
                if start == nil { start = index }
                continue
            }
            if let from = start { words.append(text[from..<index]) }
            start = nil
            if character.isLetter { words.append(text[index...index]) }
        }
        if let from = start { words.append(text[from...]) }

        var position = 0, command: Character = "M", current = CGPoint.zero, subpath = CGPoint.zero
        var lastControl = CGPoint.zero
        func number() -> CGFloat? {
            guard position < words.count, let value = Double(words[position]) else { return nil }
            position += 1
            return CGFloat(value)
        }
        func point() -> CGPoint? {
            guard let x = number(), let y = number() else { return nil }
            return command.isLowercase ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
        }
        while position < words.count {
            if let letter = words[position].first, letter.isLetter {
                command = letter
                position += 1
            }
            switch command {
            case "M", "m":
                guard let end = point() else { return nil }
                move(to: end)
                (current, subpath) = (end, end)
                command = command == "m" ? "l" : "L"
            case "L", "l":
                guard let end = point() else { return nil }
                addLine(to: end)
                current = end
            case "H", "h", "V", "v":
                guard let length = number() else { return nil }
                let base = command.isLowercase ? current : .zero
                current =
                    command.lowercased() == "h"
                    ? CGPoint(x: base.x + length, y: current.y) : CGPoint(x: current.x, y: base.y + length)
                addLine(to: current)
            case "C", "c":
                guard let first = point(), let second = point(), let end = point() else { return nil }
                addCurve(to: end, control1: first, control2: second)
                (current, lastControl) = (end, second)
            case "S", "s":
                let first = CGPoint(x: 2 * current.x - lastControl.x, y: 2 * current.y - lastControl.y)
                guard let second = point(), let end = point() else { return nil }
                addCurve(to: end, control1: first, control2: second)
                (current, lastControl) = (end, second)
            case "Q", "q":
                guard let control = point(), let end = point() else { return nil }
                addQuadCurve(to: end, control: control)
                current = end
            case "Z", "z":
                closeSubpath()
                current = subpath
            case "O":
                guard let center = point(), let radius = number() else { return nil }
                addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            case "R":
                guard let origin = point(), let width = number(), let height = number(), let radius = number()
                else { return nil }
                addRoundedRect(
                    in: CGRect(x: origin.x, y: origin.y, width: width, height: height),
                    cornerSize: CGSize(width: radius, height: radius), style: .circular)
            case "P":
                guard let center = point(), let radius = number(), let from = number(), let to = number()
                else { return nil }
                let start = Angle.degrees(Double(from))
                move(
                    to: CGPoint(
                        x: center.x + radius * cos(start.radians), y: center.y + radius * sin(start.radians)))
                addRelativeArc(
                    center: center, radius: radius, startAngle: start, delta: .degrees(Double(to - from)))
            default: return nil
            }
        }
    }
}
