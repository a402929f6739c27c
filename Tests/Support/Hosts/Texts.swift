import CoreTesting

extension TestHost {
    /// The first text's request to the text engine.
    package var request: TextRequest? { requests.first }

    /// All texts' requests to the text engine, in view order.
    package var requests: [TextRequest] {
        var found: [TextRequest] = []
        func visit(_ node: LayoutNode) {
            if let request = (node as? TextLayoutNode)?.request { found.append(request) }
            node.forEachChild(visit)
        }
        update()
        if let root = pipeline.layout.root { visit(root) }
        return found
    }

    /// The string of the first text.
    package var text: String? { request?.text }
}

extension TextRequest {
    /// The runs and their styles; a single one without spans.
    package var runs: [(text: String, style: TextStyle)] {
        if spans.isEmpty { return [(text, style)] }
        var utf8 = text.utf8[...]
        return spans.map { span in
            defer { utf8 = utf8.dropFirst(span.length) }
            return (String(decoding: utf8.prefix(span.length), as: UTF8.self), span.style)
        }
    }
}
