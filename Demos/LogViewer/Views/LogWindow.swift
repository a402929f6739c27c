import LogReading
import SwiftUI

/// The window: the lines of a file, with a bar to search and filter them, and their details.
struct LogWindow: View {
    /// The file of the window, which brings it back at the next start.
    @Binding var file: URL?
    @State private var model = LogModel()
    @State private var isTargeted = false
    @State private var isSearching = false
    @SceneStorage("showsDetails") private var showsDetails = false
    @AppStorage(LogSetting.appearance) private var appearance = LogAppearance.desktop
    @AppStorage(LogSetting.levels) private var levels = ShownLevels.all
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .inspector(isPresented: $showsDetails) {
                LineDetails(model: model).inspectorColumnWidth(min: 220, ideal: 280)
            }
            .modifier(LogSearch(model: model, isSearching: $isSearching))
            .toolbar {
                if model.bytes != nil {
                    LogToolbar(model: model, isSearching: $isSearching, showsDetails: $showsDetails)
                }
            }
            .modifier(LogAlerts(model: model))
            .fileImporter(isPresented: $model.choosesFile, allowedContentTypes: [.data], allowsMultipleSelection: true)
        {
            model.choose($0) { openWindow(value: $0) }
        }
            .preferredColorScheme(appearance.scheme)
            .focusedSceneValue(model)
            .focusedSceneValue(\.showsDetails, $showsDetails)
            .navigationTitle(model.file.map { "\($0.lastPathComponent) – LogViewer" } ?? "LogViewer")
            .overlay { if isTargeted { DropHint() } }
            .dropDestination(for: URL.self) { files, _ in
                guard let file = files.first(where: \.isFileURL) else { return false }
                model.open(file.standardizedFileURL)
                return true
            } isTargeted: {
                isTargeted = $0
            }
            .onChange(of: file, initial: true) { if let file, file != model.file { model.open(file) } }
            .onChange(of: model.file) { file = model.file }
            .onChange(of: levels, initial: true) { model.levels = levels.filter }
            .task(id: [model.find, model.filter] + model.levels.map(\.rawValue)) { await model.typed() }
            .task(id: model.isFollowing) { await model.follow() }
    }

    @ViewBuilder private var content: some View {
        if model.bytes == nil {
            ContentUnavailableView {
                Label("No File", systemImage: "doc.text")
            } description: {
                Text("Drop a text file here, or choose one.")
            } actions: {
                Button("Open…") { model.choosesFile = true }
            }
        } else if model.index.count == 0, model.progress == nil {
            ContentUnavailableView(
                "This File Is Empty", systemImage: "doc",
                description: Text("Lines appear here when something is written to it and Follow is on."))
        } else if model.filtered?.isEmpty ?? false {
            ContentUnavailableView {
                Label("No Lines", systemImage: "magnifyingglass")
            } description: {
                Text("No line matches the filter.")
            } actions: {
                Button("Show All Lines") { model.showAll() }
            }
        } else {
            LineList(model: model)
        }
    }
}

/// The search field: what it finds is marked, or shown alone; tokens are levels.
private struct LogSearch: ViewModifier {
    @Bindable var model: LogModel
    @Binding var isSearching: Bool
    /// Whether Shift is pressed, with which Return goes to the hit before.
    @State private var goesBack = false

    func body(content: Content) -> some View {
        if model.bytes == nil {
            content
        } else {
            content
                .searchable(
                    text: $model.searchText, tokens: $model.levels, suggestedTokens: .constant(LogLevel.allCases),
                    isPresented: $isSearching, prompt: model.scope == .find ? "Find" : "Filter"
                ) { Label($0.name, systemImage: $0.symbol) }
                .searchScopes($model.scope) {
                    Text("Mark What Is Found").tag(LogModel.Scope.find)
                    Text("Show Only What Is Found").tag(LogModel.Scope.filter)
                }
                .onModifierKeysChanged(mask: .shift, initial: false) { _, keys in goesBack = !keys.isEmpty }
                .onSubmit(of: .search) { model.goToNextHit(backwards: goesBack) }
        }
    }
}

/// What went wrong.
private struct LogAlerts: ViewModifier {
    @Bindable var model: LogModel

    func body(content: Content) -> some View {
        content.alert(
            model.problem?.title ?? "",
            isPresented: Binding(get: { model.problem != nil }, set: { if !$0 { model.problem = nil } }),
            presenting: model.problem
        ) { _ in
        } message: {
            Text($0.reason)
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
