import CasementTesting

/// Compares two windows that should show the same.
@MainActor enum Comparison {
    static func difference(_ host: TestHost, _ fresh: TestHost, comparesPixels: Bool) -> String? {
        if host.displayables != fresh.displayables {
            return "Displayables \(host.displayables)\ninstead of   \(fresh.displayables)"
        }
        let tree = host.layoutTree, expected = fresh.layoutTree
        // Sums of lengths in another order may differ in their last bits, which must not affect any pixel.
        let isExact = tree == expected
        if !isExact, !isAlmost(tree, expected) {
            return "Frames differ:\n" + firstLines(tree.description, expected.description)
        }
        let said = host.accessibilityTree, wanted = fresh.accessibilityTree
        if !isSame(said, wanted) { return "Texts differ: \(labels(said)) instead of \(labels(wanted))" }
        guard comparesPixels || !isExact else { return nil }
        let difference = fresh.snapshot().difference(from: host.snapshot(), tolerance: 0)
        return difference?.count == 0 ? nil : "Pixels differ: \(String(describing: difference))"
    }

    /// Whether they are equal apart from the keyboard focus, which programs do not specify.
    private static func isSame(_ tree: AccessibilitySnapshot, _ other: AccessibilitySnapshot) -> Bool {
        tree == other
            || (tree.role == other.role && tree.label == other.label && tree.value == other.value
                && tree.hint == other.hint && tree.identifier == other.identifier && tree.frame == other.frame
                && tree.actions == other.actions && tree.children.count == other.children.count
                && tree.traits.symmetricDifference(other.traits).subtracting(["isFocused"]).isEmpty
                && zip(tree.children, other.children).allSatisfy { isSame($0, $1) })
    }

    private static func isAlmost(_ tree: LayoutSnapshot, _ other: LayoutSnapshot) -> Bool {
        func isNear(_ length: CGFloat, _ other: CGFloat) -> Bool { length == other || abs(length - other) < 1e-9 }
        return tree.kind == other.kind && tree.identifier == other.identifier
            && tree.children.count == other.children.count && isNear(tree.frame.minX, other.frame.minX)
            && isNear(tree.frame.minY, other.frame.minY) && isNear(tree.frame.width, other.frame.width)
            && isNear(tree.frame.height, other.frame.height)
            && zip(tree.children, other.children).allSatisfy { isAlmost($0, $1) }
    }

    private static func labels(_ node: AccessibilitySnapshot) -> [String] {
        [node.label].compactMap { $0 } + node.children.flatMap(labels)
    }

    private static func firstLines(_ tree: String, _ expected: String) -> String {
        let lines = tree.split(separator: "\n"), wanted = expected.split(separator: "\n")
        let index = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, wanted.count)
        func part(_ lines: [Substring]) -> String {
            lines[max(0, index - 2)..<min(lines.count, index + 3)].joined(separator: "\n")
        }
        return "\(part(lines))\ninstead of\n\(part(wanted))"
    }
}
