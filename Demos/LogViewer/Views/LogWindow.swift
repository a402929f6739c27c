import LogReading
import SwiftUI

/// The window: a bar to search and filter, the lines, and the file's status.
struct LogWindow: View {
    let file: URL?
    @State private var model = LogModel()
    @State private var isTargeted = false

    var body: some View {
        VStack(spacing: 0) {
            if model.phase == .open {
                SearchBar(model: model)
                Divider()
            }
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if model.phase == .open {
                Divider()
                StatusBar(model: model)
            }
        }
        .overlay { if isTargeted { DropHint() } }
        .dropDestination(for: URL.self) { files, _ in
            guard let file = files.first(where: \.isFileURL) else { return false }
            model.open(file)
            return true
        } isTargeted: {
            isTargeted = $0
        }
        .onAppear { if let file { model.open(file) } }
        .task(id: [model.find, model.filter]) { await model.typed() }
        .task(id: model.isFollowing) { await model.follow() }
    }

    @ViewBuilder private var content: some View {
        switch model.phase {
        case .nothing:
            ContentUnavailableView(
                "No File", systemImage: "doc.text",
                description: Text("Drop a text file here, or name one on the command line."))
        case .failed(let reason):
            ContentUnavailableView(
                "\(model.file?.lastPathComponent ?? "The file") cannot be shown",
                systemImage: "exclamationmark.triangle", description: Text(reason))
        case .open where model.index.count == 0 && model.progress == nil:
            ContentUnavailableView(
                "This File Is Empty", systemImage: "doc",
                description: Text("Lines appear here when something is written to it and Follow is on."))
        case .open where model.filtered?.isEmpty ?? false:
            ContentUnavailableView(
                "No Lines", systemImage: "magnifyingglass", description: Text("No line has “\(model.filter)” in it."))
        case .open: LineList(model: model)
        }
    }
}

/// A hint, during a drag over the window, that the file would be opened.
private struct DropHint: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .strokeBorder(Color.accentColor, lineWidth: 3)
            .background(Color.accentColor.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
            .padding(6)
            .allowsHitTesting(false)
    }
}
