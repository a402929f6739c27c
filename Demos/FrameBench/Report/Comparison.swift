/// Two runs side by side. Only their ratios are meaningful, and only if both ran on one machine under the same load.
struct Comparison {
    let first: Measurement
    let second: Measurement

    init(_ first: Measurement, _ second: Measurement) { (self.first, self.second) = (first, second) }

    /// The differences that make the two runs hard to compare.
    var warnings: [String] {
        var list: [String] = []
        if (first.scenario, first.mode.rawValue) != (second.scenario, second.mode.rawValue) {
            list.append("the scenarios differ: \(first.mode) \(first.scenario) and \(second.mode) \(second.scenario)")
        }
        if first.count != second.count { list.append("the counts differ: \(first.count) and \(second.count)") }
        if first.renderer != second.renderer {
            list.append("the renderers differ: \(first.renderer ?? "none") and \(second.renderer ?? "none")")
        }
        return list
    }

    /// One figure per line: A, B, B/A. Figures that one of the two lacks are omitted.
    var table: String {
        var lines = [
            "A: \(first.title)", "B: \(second.title)",
            "  \("".padded(to: 30)) \("A".padded(to: -12)) \("B".padded(to: -12)) \("B/A".padded(to: -8))",
        ]
        for (old, new) in zip(first.figures, second.figures) where old.name == new.name {
            guard let a = old.value, let b = new.value else { continue }
            // Division by zero: equal only if both are zero.
            let ratio = a == 0 ? (b == 0 ? "1" : "-") : (b / a).rounded3
            lines.append(
                "  \(old.name.padded(to: 30)) \(a.rounded3.padded(to: -12)) \(b.rounded3.padded(to: -12)) \(ratio.padded(to: -8)) \(old.unit)"
                    .trimmingEnd)
        }
        return lines.joined(separator: "\n")
    }
}
