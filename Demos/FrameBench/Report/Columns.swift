import Foundation

extension String {
    /// Filled up with spaces to a number of characters: at the end, or in front where it is negative.
    func padded(to width: Int) -> String {
        let fill = String(repeating: " ", count: Swift.max(0, abs(width) - count))
        return width < 0 ? fill + self : self + fill
    }

    /// Without spaces at the end.
    var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Double {
    /// With at most three digits after the point, and fewer where the number is large.
    var rounded3: String {
        if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
        return String(format: abs(self) >= 100 ? "%.1f" : abs(self) >= 10 ? "%.2f" : "%.3f", self)
    }
}
