import Foundation

extension String {
    /// The text padded with spaces to a number of characters: at the end, or in front if it is negative.
    func padded(to width: Int) -> String {
        let fill = String(repeating: " ", count: Swift.max(0, abs(width) - count))
        return width < 0 ? fill + self : self + fill
    }

    /// The text without trailing spaces.
    var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Double {
    /// The number with at most three digits after the point, and fewer if it is large.
    var rounded3: String {
        if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
        return String(format: abs(self) >= 100 ? "%.1f" : abs(self) >= 10 ? "%.2f" : "%.3f", self)
    }
}
