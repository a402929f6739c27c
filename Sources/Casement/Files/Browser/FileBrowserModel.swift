import CasementCore
import Foundation

/// What the program's own file dialog shows, and what its user has chosen.
@MainActor @Observable final class FileBrowserModel {
    let request: FileDialogRequest
    let places: FilePlaces
    /// The folder that is shown; nil for the files that were used lately.
    private(set) var folder: FilePath?
    /// The files in it as they are shown.
    private(set) var shown: [FileEntry] = []
    private(set) var isLoading = false
    /// Why the folder cannot be read, or the file not be chosen.
    private(set) var failure: String?
    var selection: Set<FileEntry.ID> = []
    /// What is typed as the name of a file to save.
    var name: String
    /// What to ask before a file is replaced.
    var replaced: FilePath?
    var rules: FileSelection { didSet { arrange() } }
    /// Which of the request's types are shown: all, or one of them.
    var filter = 0 { didSet { rules.types = types(filter) } }
    var makesFolder = false
    var newFolderName = ""

    @ObservationIgnored private var entries: [FileEntry] = []
    @ObservationIgnored private var past: [FilePath?] = []
    @ObservationIgnored private var future: [FilePath?] = []
    /// The number of the listing: one that comes late is not shown.
    @ObservationIgnored private var version = 0
    @ObservationIgnored private let finish: ([URL]?) -> Void
    private(set) var canGoBack = false
    private(set) var canGoForward = false

    /// Keeps the folder in which the user has chosen, also for the next launch; nil for none.
    @ObservationIgnored private let settings: ValueStore?
    /// Dialogs of a name share it.
    private var folderKey: String { "file dialog folder \(request.customizationID ?? "")" }

    init(
        _ request: FileDialogRequest, places: FilePlaces = FilePlaces(), settings: ValueStore? = nil,
        _ finish: @escaping ([URL]?) -> Void
    ) {
        self.settings = settings
        (self.request, self.places, self.finish) = (request, places, finish)
        name = request.suggestedName ?? ""
        rules = FileSelection()
        rules.showsHidden = request.includesHiddenFiles
        rules.foldersOnly = request.kind == .folder
        rules.types = types(0)
        let type = request.contentTypes.first
        if request.kind == .save, let type { name = type.fileName(name) }
        let last = (settings?.value(forKey: folderKey) as? String).flatMap { URL(string: $0) }
        let wished = (request.folder ?? last).map { FilePath($0) }
        folder = wished.flatMap { $0.target?.isFolder == true ? $0 : nil } ?? places.home
        load()
    }

    /// The types that a filter shows; nil for all.
    private func types(_ filter: Int) -> [UTType]? {
        let types = request.contentTypes
        if request.kind == .folder || types.isEmpty { return nil }
        let chosen = filter > 0 && filter <= types.count ? [types[filter - 1]] : types
        return chosen.contains(.data) || chosen.contains(.item) || chosen.contains(.content) ? nil : chosen
    }

    // MARK: Listing

    /// Reads the folder again.
    func load() {
        version += 1
        let (number, folder, places, rules) = (version, folder, places, rules)
        isLoading = true
        FileWork.run {
            let entries = try folder.map { try FileListing.entries(of: $0) } ?? FileListing.recent(places)
            return (entries, Self.arranged(entries, rules, isRecent: folder == nil))
        } then: { [weak self] result in
            guard let self, number == version else { return }
            switch result {
            case .success((let entries, let shown)):
                failure = nil
                take(entries, shown, rules)
                addDetails()
            case .failure(let error):
                isLoading = false
                failure = error.localizedDescription
                entries = []
                shown = []
            }
        }
    }

    /// Sizes and dates come after the names.
    private func addDetails() {
        let (number, folder, entries, rules) = (version, folder, entries, rules)
        FileWork.run {
            let entries = FileListing.adding(details: entries, in: folder ?? FilePath("/"))
            return (entries, Self.arranged(entries, rules, isRecent: folder == nil))
        } then: { [weak self] result in
            guard let self, number == version, let (entries, shown) = try? result.get() else { return }
            take(entries, shown, rules)
        }
    }

    /// Shows files that have been arranged by some rules, which may be others by now.
    private func take(_ entries: [FileEntry], _ shown: [FileEntry], _ rules: FileSelection) {
        self.entries = entries
        guard rules == self.rules else { return arrange() }
        // What is under way has fewer details.
        arrangements += 1
        self.shown = shown
        isLoading = false
    }

    private nonisolated static func arranged(
        _ entries: [FileEntry], _ rules: FileSelection, isRecent: Bool
    ) -> [FileEntry] {
        // The latest first.
        isRecent && rules.order == .name
            ? entries.filter { rules.apply(to: [$0]).count == 1 } : rules.apply(to: entries)
    }

    @ObservationIgnored private var arrangements = 0

    private func arrange() {
        arrangements += 1
        let (number, entries, rules) = (arrangements, entries, rules)
        let isRecent = folder == nil
        FileWork.run {
            Self.arranged(entries, rules, isRecent: isRecent)
        } then: { [weak self] result in
            guard let self, number == arrangements, let shown = try? result.get() else { return }
            self.shown = shown
            isLoading = false
        }
    }

    // MARK: Moving

    /// Shows another folder.
    func go(to folder: FilePath?) {
        guard folder != self.folder else { return }
        past.append(self.folder)
        future = []
        show(folder)
    }

    private func show(_ folder: FilePath?) {
        self.folder = folder
        (canGoBack, canGoForward) = (!past.isEmpty, !future.isEmpty)
        selection = []
        rules.search = ""
        entries = []
        load()
    }

    func goBack() {
        guard let last = past.popLast() else { return }
        future.append(folder)
        show(last)
    }

    func goForward() {
        guard let next = future.popLast() else { return }
        past.append(folder)
        show(next)
    }

    /// Shows the folder around this one, with this one selected.
    func goUp() {
        guard let folder, folder != folder.folder else { return }
        let name = folder.name
        go(to: folder.folder)
        selection = [name]
    }

    /// The folders that lead to the one that is shown, from the root or the home folder.
    var trail: [FilePath] {
        guard var folder else { return [] }
        var trail = [folder]
        while folder != places.home, folder.bytes != [UInt8(ascii: "/")] {
            folder = folder.folder
            trail.insert(folder, at: 0)
        }
        return trail
    }

    func makeFolder() {
        guard let folder else { return }
        let name = newFolderName.trimmingCharacters(in: .whitespaces)
        guard Self.isValid(name) else {
            failure = "“\(name)” is no valid name of a folder."
            return
        }
        let path = folder.appending(name)
        guard path.withCPath({ mkdir($0, 0o777) }) == 0 else {
            failure = "The folder “\(name)” cannot be made: \(String(cString: strerror(errno)))."
            return
        }
        go(to: path)
    }

    private static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
            && name.utf8.count <= 255
    }

    // MARK: Choosing

    /// The selected files.
    var chosen: [FileEntry] { shown.filter { selection.contains($0.id) } }

    /// Whether the button that confirms has something to do.
    var canConfirm: Bool {
        switch request.kind {
        case .open: !selection.isEmpty
        case .save: Self.isValid(name)
        case .folder: folder != nil || !selection.isEmpty
        }
    }

    /// A file is selected: its name is that of the file to save.
    func selectionChanged() {
        failure = nil
        if request.kind == .save, let entry = chosen.first, !entry.isFolder, entry.raw == nil { name = entry.name }
    }

    /// Opens what was pressed twice, or has Return.
    func open(_ ids: Set<FileEntry.ID>) {
        selection = ids
        if ids.count == 1, let entry = chosen.first, entry.isFolder {
            return go(to: entry.path(in: folder ?? places.home))
        }
        selectionChanged()
        confirm()
    }

    /// Confirms what is chosen: a folder is opened, if a file is wanted.
    func confirm() {
        guard canConfirm else { return }
        let entries = chosen
        switch request.kind {
        case .open:
            if entries.count == 1, entries[0].isFolder, !acceptsFolders {
                return go(to: entries[0].path(in: folder ?? places.home))
            }
            answer(entries.filter { acceptsFolders || !$0.isFolder }.map { $0.path(in: folder ?? places.home) })
        case .folder:
            if entries.isEmpty, let folder { return answer([folder]) }
            answer(entries.map { $0.path(in: folder ?? places.home) })
        case .save: save()
        }
    }

    private var acceptsFolders: Bool {
        request.takesFolders || request.contentTypes.contains { $0.conforms(to: .directory) }
    }

    private func save() {
        guard let folder else { return }
        let types = rules.types ?? request.contentTypes
        let type = UTType.type(ofFileNamed: name, among: types)
        let path = folder.appending(types.isEmpty ? name : type.fileName(name))
        guard let old = path.target else { return answer([path]) }
        if old.isFolder { return go(to: path) }
        guard old.isFile else {
            failure = "“\(path.name)” is no file that can be replaced."
            return
        }
        replaced = path
    }

    /// The user has agreed that a file is replaced.
    func replace() { if let replaced { answer([replaced]) } }

    private func answer(_ paths: [FilePath]) {
        let urls = paths.map { path in
            let resolved = request.keepsLinks || request.kind == .save ? path : path.resolved
            return resolved.url(isFolder: path.target?.isFolder ?? false)
        }
        if let predicate = request.predicate, let refused = urls.first(where: { (try? predicate.evaluate($0)) != true })
        {
            failure = "“\(FilePath(refused).name)” cannot be chosen here."
            return
        }
        guard !urls.isEmpty else { return }
        if let folder { settings?.set(folder.url(isFolder: true).absoluteString, forKey: folderKey) }
        version += 1
        finish(request.allowsMultipleSelection ? urls : [urls[0]])
    }

    func cancel() {
        version += 1
        finish(nil)
    }
}
