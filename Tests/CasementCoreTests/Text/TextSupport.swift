import CasementTesting
import Foundation

@testable import CasementCore

extension TestHost {
    /// The first text's request to the text engine.
    var request: TextRequest? { requests.first }

    /// All texts' requests to the text engine, in view order.
    var requests: [TextRequest] {
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
    var text: String? { request?.text }
}

extension TextRequest {
    /// The runs and their styles; a single one without spans.
    var runs: [(text: String, style: TextStyle)] {
        if spans.isEmpty { return [(text, style)] }
        var utf8 = text.utf8[...]
        return spans.map { span in
            defer { utf8 = utf8.dropFirst(span.length) }
            return (String(decoding: utf8.prefix(span.length), as: UTF8.self), span.style)
        }
    }
}

/// A bundle in a folder of its own, which is removed with it.
final class BundleFolder {
    private let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("casement-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var bundle: Bundle { Bundle(path: folder.path) ?? .main }
}
