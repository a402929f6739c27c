import Casement
import Foundation

/// A program with a text document; it prints what the document says whenever that changes, in brackets.
struct DocumentsProbe: App {
    var body: some Scene {
        DocumentGroup(newDocument: ProbeText()) { file in
            TextField("Text", text: file.$document.text)
                .onAppear { say("appeared") }
                .onChange(of: file.document.text, initial: true) { say("[\(file.document.text)]") }
                .navigationTitle("Window Probe")
        }
        .defaultSize(width: 320, height: 200)
    }
}

private struct ProbeText: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
