import Casement
import Foundation
import ProbeSupport

enum LargeDocument {
    static let url = place.appending(path: "large.txt")

    static func make(megabytes: Int) throws {
        let line = "The quick brown fox jumps over the lazy dog, and the dog sleeps on. 0123\n"
        try Data(String(repeating: line, count: megabytes * 1_000_000 / line.utf8.count).utf8).write(to: url)
    }
}

/// Opens the document from a window of its own, so that the first frames of a program do not count.
struct LargeDocumentProgram: App {
    var body: some Scene {
        WindowGroup("Start") { Start() }.defaultSize(width: 300, height: 100)
        DocumentGroup(newDocument: WholeText()) { file in
            LargeEditor(text: file.$document.text, isRead: file.fileURL != nil)
        }
        .defaultSize(width: 800, height: 600)
    }
}

/// The same with an object, which is converted on the main actor.
struct LargeObjectProgram: App {
    var body: some Scene {
        WindowGroup("Start") { Start() }.defaultSize(width: 300, height: 100)
        DocumentGroup(newDocument: { LargeObject() }) { file in
            LargeEditor(text: file.$document.text, isRead: file.fileURL != nil)
        }
        .defaultSize(width: 800, height: 600)
    }
}

private final class LargeObject: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String { text }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

@MainActor private let interruptions = Interruptions()
@MainActor private var start = ContinuousClock.now

private struct Start: View {
    @Environment(\.openDocument) private var openDocument

    var body: some View {
        Text("Start")
            .task {
                _ = interruptions
                // Past the first frames.
                try? await Task.sleep(for: .seconds(1))
                interruptions.forget()
                start = .now
                try? await openDocument(at: LargeDocument.url)
            }
    }
}

private struct LargeEditor: View {
    @Binding var text: String
    let isRead: Bool
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        TextEditor(text: $text)
            .task {
                guard isRead else { return }
                try? await Task.sleep(for: .seconds(1))
                interruptions.report("opened, and a second", since: start, blocking: 0.1)
                start = .now
                text += "x"
                // An object says so itself that it has changed.
                if kind == "object" { undoManager?.registerUndo(withTarget: Mark.shared) { _ in } }
                try? await Task.sleep(for: .milliseconds(500))
                interruptions.report("changed by the program, and half a second", since: start)
                start = .now
                while size == before { try? await Task.sleep(for: .milliseconds(100)) }
                try? await Task.sleep(for: .seconds(1))
                interruptions.report("saved in a pause, and a second", since: start, blocking: 0.1)
                end()
            }
    }

    private final class Mark: Sendable { static let shared = Mark() }

    private var size: Int { (try? LargeDocument.url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    private var before: Int { text.utf8.count - 1 }
}
