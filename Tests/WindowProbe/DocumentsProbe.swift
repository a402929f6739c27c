import Casement
import CasementCore
import ProbeSupport

/// A program with a text document; it prints what the document says whenever that changes, in brackets. With an
/// argument that names a file it also prints all texts that its windows show, whenever one appears.
struct DocumentsProbe: App {
    init() { if CommandLine.arguments.count > 2 { ShownTexts.shared.follow() } }

    var body: some Scene {
        DocumentGroup(newDocument: WholeText()) { file in
            DocumentText(text: file.$document.text)
                .onAppear { say("appeared") }
                .onChange(of: file.document.text, initial: true) { say("[\(file.document.text.prefix(100))]") }
                .navigationTitle("Window Probe")
        }
        .defaultSize(width: 480, height: 300)
    }
}

private struct DocumentText: View {
    @Binding var text: String

    var body: some View {
        if text.utf8.count < 1000 { TextField("Text", text: $text) } else { TextEditor(text: $text) }
    }
}

/// The texts that the windows of the program show.
@MainActor private final class ShownTexts {
    static let shared = ShownTexts()
    private var shown: Set<String> = []

    func follow() {
        Task {
            while true {
                look()
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    private func look() {
        var found: Set<String> = []
        func visit(_ node: LayoutNode) {
            if let text = node.displayedText { found.insert(text) }
            node.forEachChild(visit)
        }
        for window in RunningApp.current?.windows.windows ?? [] {
            if let root = window.pipeline.layout.root { visit(root) }
        }
        for text in found.subtracting(shown).sorted() { say("sees \(text.prefix(300).replacing("\n", with: " "))") }
        shown = found
    }
}
