import CasementTesting
import Testing

extension TestHost {
    /// The frames of all texts with exactly this string, in view order.
    package func findAll(text: String) -> [CGRect] {
        update()
        var found: [CGRect] = []
        func look(_ node: LayoutNode) {
            if node.displayedText == text { found.append(node.windowFrame) }
            node.forEachChild(look)
        }
        if let root = pipeline.layout.root { look(root) }
        return found
    }

    /// Presses the secondary button at a point.
    package func pressSecondary(at point: CGPoint) {
        deliver(.pointerMoved(point))
        deliver(.pointerDown(point, .secondary, clicks: 1))
        settle()
    }

    /// All labels, in view order.
    package var texts: [String] {
        func collect(_ node: AccessibilitySnapshot) -> [String] {
            (node.label.map { [$0] } ?? []) + node.children.flatMap(collect)
        }
        return accessibilityTree.children.flatMap(collect)
    }

    /// A press in the middle of a text, which must exist.
    package func press(text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let frame = find(text: text) else {
            Issue.record("no text \"\(text)\"", sourceLocation: sourceLocation)
            return
        }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Clicks texts, which must exist, one after the other, as a user who waits for what each of them leads to.
    package func follow(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for text in texts {
            press(text: text, sourceLocation: sourceLocation)
            settle()
        }
    }
}
