import CasementCore
import Foundation

/// The program's own file dialog, where the desktop has none.
struct FileBrowser: View {
    @Bindable var model: FileBrowserModel
    @FocusState private var focus: Part?
    /// Whether the first folder was shown.
    @State private var hasStarted = false
    /// In points; nil until it is known.
    @State private var width: CGFloat?

    private enum Part { case name, search, files }

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 0) {
            if let message = model.request.message {
                Text(message).font(.callout).foregroundStyle(.secondary).lineLimit(2)
                    .frame(maxWidth: .infinity)
                    .padding(10)
                    .overlay(alignment: .bottom) { if model.request.kind != .save { Divider() } }
            }
            if model.request.kind == .save { nameField }
            HStack(spacing: 0) {
                FilePlacesList(model: model).frame(width: min(Self.placesWidth, (width ?? .infinity) * 0.35))
                Divider()
                VStack(spacing: 0) {
                    bar
                    Divider()
                    files
                }
                if let entry = previewed {
                    Divider()
                    FilePreview(path: entry.path(in: model.folder ?? model.places.home), entry: entry).frame(width: 180)
                }
            }
            Divider()
            FileBrowserButtons(model: model)
        }
        .frame(
            minWidth: 320, idealWidth: 820, maxWidth: .infinity, minHeight: 200, idealHeight: 520, maxHeight: .infinity
        )
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(model.request.confirmation)
        .onKeyPress(keys: ["h"]) { press in
            guard press.modifiers.contains(.control) else { return .ignored }
            model.rules.showsHidden.toggle()
            return .handled
        }
        .onKeyPress(keys: [.upArrow, .leftArrow, .rightArrow]) { press in
            guard press.modifiers.contains(.option) else { return .ignored }
            if press.key == .upArrow {
                model.goUp()
            } else if press.key == .leftArrow {
                model.goBack()
            } else {
                model.goForward()
            }
            return .handled
        }
        // Typing selects a file, once there are some.
        .onChange(of: model.isLoading, initial: true) { _, isLoading in
            guard !isLoading, !hasStarted else { return }
            hasStarted = true
            if model.request.kind != .save { focus = .files }
        }
        .onChange(of: model.selection) { model.selectionChanged() }
        .alert("New Folder", isPresented: $model.makesFolder) {
            TextField("Name", text: $model.newFolderName)
            Button("Create") { model.makeFolder() }
            Button("Cancel", role: .cancel) {}
        }
        .alert(
            Text(verbatim: "“\(model.replaced?.name ?? "")” already exists. Do you want to replace it?"),
            isPresented: Binding {
                model.replaced != nil
            } set: {
                if !$0 { model.replaced = nil }
            }
        ) {
            Button("Replace", role: .destructive) { model.replace() }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Replacing it overwrites its current contents.")
        }
    }

    private static let placesWidth: CGFloat = 168
    /// The least widths with a preview, and with the dates of files, in points.
    private static let previewing: CGFloat = 620, dating: CGFloat = 520

    private var nameField: some View {
        HStack(spacing: 10) {
            Text(verbatim: model.request.filenameLabel ?? "Save As:").foregroundStyle(.secondary)
            TextField("Name", text: $model.name)
                .focused($focus, equals: .name)
                .onSubmit { model.confirm() }
                .labelsHidden()
                .frame(maxWidth: 360)
        }
        .frame(maxWidth: .infinity)
        .padding(10)
        .overlay(alignment: .bottom) { Divider() }
    }

    private var bar: some View {
        HStack(spacing: 4) {
            Group {
                Button("Back", systemImage: "chevron.left") { model.goBack() }.disabled(!model.canGoBack)
                Button("Forward", systemImage: "chevron.right") { model.goForward() }.disabled(!model.canGoForward)
                Button("Up", systemImage: "arrow.up") { model.goUp() }
                    .disabled(model.folder == nil || model.folder?.bytes == [UInt8(ascii: "/")])
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
            .frame(width: 26, height: 26)
            FileTrail(model: model).frame(maxWidth: .infinity, alignment: .leading)
            TextField("Search", text: $model.rules.search)
                .focused($focus, equals: .search)
                .frame(minWidth: 44, idealWidth: 140, maxWidth: 140)
            Menu {
                if model.request.makesFolders {
                    Button("New Folder…", systemImage: "folder.badge.plus") {
                        model.newFolderName = ""
                        model.makesFolder = true
                    }
                    .disabled(model.folder == nil)
                }
                Toggle("Show Hidden Files", isOn: $model.rules.showsHidden)
                Button("Reload") { model.load() }
            } label: {
                Label("More", systemImage: "ellipsis").labelStyle(.iconOnly)
            }
            .menuStyle(.borderlessButton)
            .menuIndicator(.hidden)
            .fixedSize()
        }
        .padding(.horizontal, 8)
        .frame(height: 42)
    }

    private var files: some View {
        FileTable(model: model, showsDates: width ?? .infinity >= Self.dating)
            .focused($focus, equals: .files)
            .onKeyPress(keys: [.delete]) { _ in
                model.goUp()
                return .handled
            }
            .overlay {
                if let failure = model.failure, model.shown.isEmpty {
                    FileMessage(symbol: "exclamationmark.triangle", text: failure)
                } else if model.shown.isEmpty, !model.isLoading {
                    FileMessage(
                        symbol: "folder", text: model.rules.search.isEmpty ? "No files here" : "Nothing was found")
                }
            }
    }

    /// The file beside which its content is shown.
    private var previewed: FileEntry? {
        guard model.request.kind == .open, model.selection.count == 1, let entry = model.chosen.first,
            entry.kind == .file, width ?? 0 >= Self.previewing
        else { return nil }
        return entry
    }
}

/// What is said in place of files.
private struct FileMessage: View {
    let symbol: String
    let text: String

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol).font(.system(size: 28))
            Text(verbatim: text).multilineTextAlignment(.center)
        }
        .foregroundStyle(.secondary)
        .padding(24)
        .allowsHitTesting(false)
    }
}

/// The filter and the buttons below the files.
private struct FileBrowserButtons: View {
    @Bindable var model: FileBrowserModel

    static var _isBuiltIn: Bool { true }

    private var types: [UTType] { model.request.kind == .folder ? [] : model.request.contentTypes }

    var body: some View {
        HStack(spacing: 8) {
            if types.count > 1 {
                Picker("Type", selection: $model.filter) {
                    if model.request.kind == .open { Text("All Supported Files").tag(0) }
                    ForEach(Array(types.enumerated()), id: \.offset) { index, type in
                        Text(verbatim: Self.title(of: type)).tag(index + (model.request.kind == .open ? 1 : 0))
                    }
                }
                .labelsHidden()
                .fixedSize()
            }
            if let failure = model.failure, !model.shown.isEmpty {
                Text(verbatim: failure).font(.callout).foregroundStyle(.red).lineLimit(2)
            }
            Spacer(minLength: 12)
            Button("Cancel", role: .cancel) { model.cancel() }.keyboardShortcut(.cancelAction)
            Button {
                model.confirm()
            } label: {
                Text(verbatim: model.request.confirmation).frame(minWidth: 56)
            }
            .keyboardShortcut(.defaultAction)
            .buttonStyle(.borderedProminent)
            .disabled(!model.canConfirm)
        }
        .padding(12)
    }

    private static func title(of type: UTType) -> String {
        let name = type.localizedDescription ?? type.identifier
        let title = name.prefix(1).uppercased() + name.dropFirst()
        return type.preferredFilenameExtension.map { "\(title) (*.\($0))" } ?? title
    }
}
