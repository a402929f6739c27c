import Casement
import ProbeSupport

/// A program with a text document; it prints what the document says whenever that changes, in brackets.
struct DocumentsProbe: App {
    var body: some Scene {
        DocumentGroup(newDocument: WholeText()) { file in
            TextField("Text", text: file.$document.text)
                .onAppear { say("appeared") }
                .onChange(of: file.document.text, initial: true) { say("[\(file.document.text)]") }
                .navigationTitle("Window Probe")
        }
        .defaultSize(width: 320, height: 200)
    }
}
