import Foundation

/// Paths as text: the numbers of each element followed by its letter: `m` move, `l` line, `q` quadratic and
/// `c` cubic curve, `h` close.
extension Path: LosslessStringConvertible {
    public var description: String {
        var words: [String] = []
        func add(_ points: CGPoint..., step: String) {
            for point in points { words += [Self.text(point.x), Self.text(point.y)] }
            words.append(step)
        }
        for element in elements {
            switch element {
            case .move(let end): add(end, step: "m")
            case .line(let end): add(end, step: "l")
            case .quadCurve(let end, let control): add(control, end, step: "q")
            case .curve(let end, let control1, let control2): add(control1, control2, end, step: "c")
            case .closeSubpath: add(step: "h")
            }
        }
        return words.joined(separator: " ")
    }

    private static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
    }

    /// Creates a path from its `description`; nil if the text is invalid.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers.removeAll()
        }
        if !numbers.isEmpty { return nil }
    }
}
