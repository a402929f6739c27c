import Casement
import Foundation

/// Dialogs that choose files, and a document that is written.
struct FilesPage: View {
    var body: some View {
        PageFrame("The desktop shows its own dialog, or else the window shows one that looks into the same folders.") {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    OpeningCard()
                    SavingCard()
                    SharingCard()
                    PrintingCard()
                }
                VStack(spacing: 16) {
                    GroupBox("In source") {
                        CodeBlock(
                            """
                            Button("Open…") { isOpening = true }
                                .fileImporter(
                                    isPresented: $isOpening,
                                    allowedContentTypes: [.plainText]
                                ) { result in
                                    file = try? result.get()
                                }

                            Button("Export…") { isExporting = true }
                                .fileExporter(
                                    isPresented: $isExporting,
                                    document: Verse(text: text),
                                    contentType: .plainText,
                                    defaultFilename: "Verse"
                                ) { result in
                                    saved = try? result.get()
                                }
                            """)
                    }
                    NotificationCard()
                    StartsCard()
                }
            }
        }
    }
}

/// A text that is written to a file.
private struct Verse: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct OpeningCard: View {
    @State private var opensFile = false
    @State private var opensFolder = false
    @State private var chosen = "Nothing is chosen."
    /// The files that were opened, and that of which a preview is shown.
    @State private var files: [URL] = []
    @State private var looksAt: URL?

    var body: some View {
        GroupBox("Open") {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Button("Open Files…") { opensFile = true }
                        .fileImporter(
                            isPresented: $opensFile, allowedContentTypes: [.plainText, .image],
                            allowsMultipleSelection: true, onCompletion: { note($0) },
                            onCancellation: { chosen = "Cancelled." })
                    Button("Choose a Folder…") { opensFolder = true }
                        .fileImporter(isPresented: $opensFolder, allowedContentTypes: [.folder]) { result in
                            note(result.map { [$0] })
                        }
                        .fileDialogConfirmationLabel("Choose")
                    Button("Panel…") { choose() }
                    Button("Look") { looksAt = files.first }
                        .quickLookPreview($looksAt, in: files)
                        .disabled(files.isEmpty)
                }
                Caption(chosen)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// With AppKit's names, and waiting for the answer.
    private func choose() {
        let panel = NSOpenPanel()
        panel.canChooseDirectories = true
        panel.allowsMultipleSelection = true
        if panel.runModal() == .OK { note(.success(panel.urls)) } else { chosen = "Cancelled." }
    }

    private func note(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls):
            files = urls
            chosen = urls.map(\.lastPathComponent).joined(separator: ", ")
        case .failure(let error): chosen = error.localizedDescription
        }
    }
}

private struct SavingCard: View {
    @State private var text = "Half a league, half a league"
    @State private var isExporting = false
    @State private var outcome = "The old file stays whole, whatever fails."

    var body: some View {
        GroupBox("Save") {
            VStack(alignment: .leading, spacing: 8) {
                TextField("Verse", text: $text)
                Button("Export…") { isExporting = true }
                    .fileExporter(
                        isPresented: $isExporting, document: Verse(text: text), contentType: .plainText,
                        defaultFilename: "Verse"
                    ) { result in
                        switch result {
                        case .success(let url): outcome = "Written to \(url.path)."
                        case .failure(let error): outcome = error.localizedDescription
                        }
                    }
                Caption(outcome)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

private struct SharingCard: View {
    @Environment(\.openURL) private var openURL
    @State private var outcome = "A mail, a copy, or a file; a link opens in the browser."

    var body: some View {
        GroupBox("Share") {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    ShareLink(
                        item: "Half a league, half a league", subject: Text("The Charge"),
                        message: Text("Do you know this one?"), preview: SharePreview("A verse"))
                    Button("Open swift.org") {
                        guard let page = URL(string: "https://swift.org") else { return }
                        openURL(page) { outcome = $0 ? "The desktop has opened it." : "Nothing opened it." }
                    }
                }
                Caption(outcome)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
