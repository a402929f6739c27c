import CasementTesting
import SwiftUI
import Testing

/// Collects the programs' output, instead of the standard library's function of this name.
@MainActor func print(_ items: Any...) {
    Printed.lines.append(items.map { "\($0)" }.joined(separator: " "))
}

@MainActor enum Printed {
    static var lines: [String] = []

    /// The output since the last call.
    static func take() -> [String] {
        defer { lines.removeAll() }
        return lines
    }
}

/// A value that tests set from outside.
@MainActor @Observable final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// Runs its content again when a box that it reads changes.
struct Live<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { content() }
}

extension TestHost {
    /// Clicks the text; a missing one is an issue.
    func press(text: String) {
        guard let frame = find(text: text) else {
            Issue.record("no text \(text)")
            return
        }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    func takeLines() -> [String] { takeEdits().map(\.description) }

    /// The frame of the first node of a kind, in view order.
    func frame(ofKind kind: String) -> CGRect? { layoutTree.first(kind)?.frame }
}

extension LayoutSnapshot {
    /// The kinds alone: `VStack { padding { Button }, padding { Color } }`.
    var outline: String {
        children.isEmpty ? kind : "\(kind) { \(children.map(\.outline).joined(separator: ", ")) }"
    }

    func first(_ kind: String) -> LayoutSnapshot? {
        if self.kind == kind { return self }
        for child in children { if let found = child.first(kind) { return found } }
        return nil
    }
}
