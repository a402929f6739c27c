import Casement
import GallerySource

/// The source of a page, with numbered lines.
struct SourceSheet: View {
    let page: Page
    @State private var files: [SourceFile]
    @State private var name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.clipboard) private var clipboard

    init(page: Page) {
        self.page = page
        let files = SourceFile.all(in: page.folder)
        _files = State(initialValue: files)
        _name = State(initialValue: files.first?.name ?? "")
    }

    private var file: SourceFile? { files.first { $0.name == name } }

    var body: some View {
        Group {
            if let file {
                SourceText(source: file.text).id(file.name)
            } else {
                ContentUnavailableView(
                    "No Source", systemImage: "doc.text",
                    description: Text("It is in the folder of resources beside the program."))
            }
        }
        .frame(width: 800, height: 560)
        .navigationTitle(page.title)
        .toolbar {
            if files.count > 1 {
                ToolbarItem(placement: .navigation) {
                    Picker("File", selection: $name) { ForEach(files) { Text("\($0.name).swift").tag($0.name) } }
                        .labelsHidden()
                }
            }
            ToolbarItem {
                Button("Copy", systemImage: "doc.on.doc") { clipboard.text = file?.text }
                    .help("Copy the source")
                    .disabled(file == nil)
            }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
}

/// Source with numbered lines, which scrolls.
private struct SourceText: View {
    let source: String

    private var numbers: String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lines.indices.map { "\($0 + 1)" }.joined(separator: "\n")
    }

    var body: some View {
        ScrollView([.vertical, .horizontal]) {
            HStack(alignment: .top, spacing: 16) {
                Text(numbers)
                    .multilineTextAlignment(.trailing)
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
                Text(SourceColours.colour(source)).textSelection(.enabled)
            }
            .font(.system(.callout, design: .monospaced))
            .fixedSize()
            .padding(16)
        }
        .defaultScrollAnchor(.topLeading)
        // Swift reads from left to right everywhere.
        .environment(\.layoutDirection, .leftToRight)
        .background(.background)
    }
}
