import SwiftUI

/// The menus of the LogViewer beside the standard ones. They are for the file of the key window.
struct LogCommands: Commands {
    @FocusedValue(LogModel.self) private var model
    @FocusedBinding(\.showsDetails) private var showsDetails
    @AppStorage(LogSetting.wraps) private var wraps = false
    @AppStorage(LogSetting.textSize) private var textSize = LogSetting.defaultTextSize
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandGroup(after: .newItem) {
            Button("New Window") { openWindow(id: LogScenes.windows) }.keyboardShortcut("n")
            Group {
                Button("Open…") { model?.choosesFile = true }.keyboardShortcut("o")
                Menu("Open Recent") { recentFiles }
            }
            .disabled(model == nil)
        }
        CommandGroup(after: .textEditing) {
            Group {
                Button("Find Next") { model?.goToNextHit() }.keyboardShortcut("g")
                Button("Find Previous") { model?.goToNextHit(backwards: true) }
                    .keyboardShortcut("g", modifiers: [.command, .shift])
            }
            .disabled(model?.hits.isEmpty ?? true)
            Button("Show All Lines") { model?.showAll() }.disabled(!(model?.isFiltered ?? false))
        }
        CommandGroup(before: .toolbar) {
            Group {
                Toggle("Follow", isOn: value(\.isFollowing)).keyboardShortcut("t")
                Toggle("Details", isOn: Binding($showsDetails) ?? .constant(false)).keyboardShortcut("i")
            }
            .disabled(model?.bytes == nil)
            Toggle("Wrap Lines", isOn: $wraps).keyboardShortcut("r")
            Divider()
            Button("Larger Text") { textSize = min(textSize + 1, LogSetting.textSizes.upperBound) }
                .keyboardShortcut("+")
            Button("Smaller Text") { textSize = max(textSize - 1, LogSetting.textSizes.lowerBound) }
                .keyboardShortcut("-")
            Button("Default Text Size") { textSize = LogSetting.defaultTextSize }.keyboardShortcut("0")
        }
    }

    @ViewBuilder private var recentFiles: some View {
        let files = NSDocumentController.shared.recentDocumentURLs
        ForEach(files, id: \.self) { file in
            Button(name(of: file, among: files)) { model?.open([file]) { openWindow(value: $0) } }
        }
        Divider()
        Button("Clear Menu") { NSDocumentController.shared.clearRecentDocuments(nil) }.disabled(files.isEmpty)
    }

    /// With its folder, where another file has the same name.
    private func name(of file: URL, among files: [URL]) -> String {
        let name = file.lastPathComponent
        if files.filter({ $0.lastPathComponent == name }).count == 1 { return name }
        return "\(name) — \(file.deletingLastPathComponent().lastPathComponent)"
    }

    private func value(_ keyPath: ReferenceWritableKeyPath<LogModel, Bool>) -> Binding<Bool> {
        Binding(get: { model?[keyPath: keyPath] ?? false }, set: { model?[keyPath: keyPath] = $0 })
    }
}

extension FocusedValues {
    /// Whether the window shows the details of a line.
    @Entry var showsDetails: Binding<Bool>?
}
