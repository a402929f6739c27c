import SwiftUI

/// The items of the bars above and below the lines.
struct LogToolbar: ToolbarContent {
    @Bindable var model: LogModel
    @Binding var isSearching: Bool
    @Binding var showsDetails: Bool
    @AppStorage(LogSetting.wraps) private var wraps = false

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .navigation) {
            Toggle("Follow", systemImage: "arrow.down", isOn: $model.isFollowing)
                .keyboardShortcut("t")
                .help("Show what is added to the file (Ctrl T)")
                .accessibilityIdentifier("follow")
            Toggle("Wrap", systemImage: "text.alignleft", isOn: $wraps)
                .keyboardShortcut("r")
                .help("Show long lines whole (Ctrl R)")
                .accessibilityIdentifier("wrap")
            CopyButton(model: model)
            EraseButton(model: model)
        }
        ToolbarItemGroup {
            Text(model.hitText)
                .font(.callout.monospacedDigit())
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("hits")
            Button("Previous", systemImage: "chevron.up") { model.goToNextHit(backwards: true) }
                .keyboardShortcut("g", modifiers: [.command, .shift])
                .help("Previous hit (Shift Ctrl G)")
                .disabled(model.hits.isEmpty)
                .accessibilityIdentifier("previous")
            Button("Next", systemImage: "chevron.down") { model.goToNextHit() }
                .keyboardShortcut("g")
                .help("Next hit (Ctrl G)")
                .disabled(model.hits.isEmpty)
                .accessibilityIdentifier("next")
            Button("Filter", systemImage: "line.3.horizontal.decrease") {
                (model.scope, isSearching) = (.filter, true)
            }
            .keyboardShortcut("f", modifiers: [.command, .shift])
            .help("Show only some lines (Shift Ctrl F)")
            .accessibilityIdentifier("filter")
            Toggle("Details", systemImage: "sidebar.trailing", isOn: $showsDetails)
                .keyboardShortcut("i")
                .help("Show the details of the selected line (Ctrl I)")
        }
        ToolbarItem(placement: .bottomBar) { StatusBar(model: model) }
    }
}

/// Copies the selected lines.
private struct CopyButton: View {
    let model: LogModel
    @Environment(\.clipboard) private var clipboard

    var body: some View {
        Button("Copy Line", systemImage: "doc.on.doc") {
            clipboard.text = model.text(of: model.selection).joined(separator: "\n")
        }
        .help("Copy the selected lines (Ctrl C)")
        .disabled(model.selection.isEmpty)
    }
}

/// Empties the file, once the user has confirmed that.
private struct EraseButton: View {
    let model: LogModel
    @State private var asks = false

    var body: some View {
        Button("Erase…", systemImage: "trash") { asks = true }
            .help("Remove all lines from the file")
            .disabled(model.index.count == 0)
            .alert("Erase “\(model.file?.lastPathComponent ?? "")”?", isPresented: $asks) {
                Button("Erase", role: .destructive) { model.erase() }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("All ^[\(model.index.count) line](inflect: true) are removed from the disk.")
            }
    }
}

/// The status of the file and the progress of the work on it.
private struct StatusBar: View {
    let model: LogModel

    var body: some View {
        HStack(spacing: 12) {
            Text(model.statusText).foregroundStyle(.secondary).lineLimit(1).accessibilityIdentifier("status")
            if model.isFiltered {
                Button("Show All") { model.showAll() }.buttonStyle(.borderless)
            }
            Spacer(minLength: 0)
            if let progress = model.progress {
                Text("Indexing").foregroundStyle(.secondary)
                ProgressView(value: progress).frame(width: 140).accessibilityIdentifier("progress")
            } else if model.isSearching {
                Text("Searching").foregroundStyle(.secondary)
            }
        }
        .font(.callout.monospacedDigit())
        .padding(.horizontal, 4)
    }
}
