import CasementCore
import Foundation

/// Windows with documents: which scene reads a file, and which window shows it already.
extension RunningApp: DocumentOpener {
    package func chooseDocuments() {
        var request = FileDialogRequest(.open)
        var known: Set<UTType> = []
        request.contentTypes = scenes.windows.compactMap(\.document).flatMap(\.readable)
            .filter { known.insert($0).inserted }
        request.allowsMultipleSelection = true
        request.folder = keyDocument?.fileURL?.deletingLastPathComponent()
        show(request) { [weak self] in
            for file in $0 ?? [] { self?.openOrReport(file) }
        }
    }

    /// Opens a file that the user has chosen; where that fails, it tells why.
    package func openOrReport(_ url: URL) {
        open(document: url) { [weak self] in
            guard case .failure(let error) = $0 else { return }
            self?.report("The document “\(FilePath(url).name)” could not be opened.", error.localizedDescription)
        }
    }

    package func open(document url: URL, _ finish: @escaping @MainActor (Result<Void, any Error>) -> Void) {
        afterTurn { [weak self] in
            guard let self else { return finish(.success(())) }
            finish(Result { try self.openNow(document: url) })
        }
    }

    /// Whether a scene reads files of a URL's type.
    func reads(_ url: URL) -> Bool { url.isFileURL && scene(reading: url) != nil }

    func openNow(document url: URL) throws {
        let path = FilePath(url)
        if let open = windows.windows.first(where: {
            $0.document?.fileURL.map { FilePath($0).isSame(as: path) } == true
        }) {
            return open.raise()
        }
        guard let scene = scene(reading: url), let kind = scene.document else {
            throw FileFailure.error(
                .fileReadUnknown, "“\(path.name)” cannot be opened: the program reads no files of this type.", at: path)
        }
        guard path.target != nil else { throw FileFailure.reading(path, errno) }
        let session = kind.make(false, UUID())
        session.read(url)
        // A new document without changes, or a viewer without a file, gives its place to the first that is opened.
        let empty = windows.windows.first {
            $0.scene.path == scene.path && $0.document?.fileURL == nil && $0.document?.isEdited == false
        }
        try show(scene, value: AnyHashable(session.reference))
        recents.note(url)
        empty?.close()
        closeLaunchWindows()
    }

    private func scene(reading url: URL) -> WindowDescription? {
        // A URL tells no extension of a name that is no text.
        let end = (FilePath(url).name as NSString).pathExtension
        let type = UTType(filenameExtension: end) ?? .data
        func reads(_ scene: WindowDescription, _ fits: (UTType) -> Bool) -> Bool {
            scene.document?.readable.contains(where: fits) ?? false
        }
        return scenes.windows.first { reads($0) { $0 == type || $0.preferredFilenameExtension == end.lowercased() } }
            ?? scenes.windows.first { reads($0) { type.conforms(to: $0) } }
    }

    package func show(document session: DocumentSession, ofType type: Any.Type) {
        afterTurn { [weak self] in
            guard let self else { return }
            guard let scene = scenes.windows.first(where: { $0.document?.type == type }) else {
                return RuntimeWarning.issue("newDocument: no DocumentGroup of the program has documents of \(type).")
            }
            show(session, scene)
        }
    }

    /// Opens a window with a new document of a scene; nil for the first that can make one.
    package func newDocument(of scene: WindowDescription? = nil) {
        afterTurn { [weak self] in
            guard let self else { return }
            let scene = scene.flatMap { $0.document?.isEditable == true ? $0 : nil }
            guard let scene = scene ?? scenes.windows.first(where: { $0.document?.isEditable == true }),
                let session = scene.document?.make(true, UUID())
            else { return }
            show(session, scene)
        }
    }

    package var recentDocuments: [URL] { recents.urls }

    private func scene(making type: Any.Type?, _ contentType: UTType?) -> WindowDescription? {
        scenes.windows.first { scene in
            guard let kind = scene.document, kind.isEditable else { return false }
            return (type == nil || kind.type == type) && (contentType.map(kind.readable.contains) ?? true)
        }
    }

    package func makesDocuments(ofType type: Any.Type?, _ contentType: UTType?) -> Bool {
        scene(making: type, contentType) != nil
    }

    package func newDocument(ofType type: Any.Type?, _ contentType: UTType?) {
        afterTurn { [weak self] in
            guard let self, let scene = scene(making: type, contentType),
                let session = scene.document?.make(true, UUID())
            else { return }
            if let contentType { session.contentType = contentType }
            show(session, scene)
        }
    }

    /// The windows with which the program began give their place to the first document.
    private func closeLaunchWindows() {
        for window in windows.windows where window.scene.opensDocuments { window.close() }
    }

    private func show(_ session: DocumentSession, _ scene: WindowDescription) {
        do {
            try show(scene, value: AnyHashable(session.reference))
            closeLaunchWindows()
        } catch {
            RuntimeWarning.issue("A window for “\(session.name)” cannot be opened: \(error)")
        }
    }

    /// Keeps the changes of all documents that are not saved: the process is about to end.
    func keepDrafts() { for window in windows.windows { window.document?.keepDraftNow() } }

    // MARK: What the File menu does

    /// The document of the window with the keyboard.
    package var keyDocument: DocumentSession? { windows.key?.document }

    /// Opens a window with a copy of the key window's document.
    package func duplicateDocument() {
        guard let window = windows.key, let session = window.document else { return }
        let scene = window.scene
        session.duplicate { [weak self] copy in
            do {
                let copy = try copy.get()
                self?.afterTurn { [weak self] in self?.show(copy, scene) }
            } catch {
                session.question = .failure("The document was not duplicated.", error.localizedDescription)
            }
        }
    }
}

extension AppWindow: DocumentHost {
    /// The document that it shows; nil if it shows none.
    package var document: DocumentSession? { (value.value as? DocumentReference)?.session }

    package func hasFile(_ file: URL, before: URL?) {
        if let before { program?.recents.replace(before, by: file) } else { program?.recents.note(file) }
    }

    package var freeDocumentName: String {
        let names = Set(program?.windows.windows.compactMap { $0.document?.untitledName } ?? [])
        return (1...).lazy.map { $0 == 1 ? "Untitled" : "Untitled \($0)" }.first { !names.contains($0) } ?? "Untitled"
    }

    package var now: Date { pipeline.graph.timetable.clock() }

    package var isUpdating: Bool { pipeline.isUpdating }

    package var undoManager: UndoManager? { pipeline.input.focus.undoManager }
}
