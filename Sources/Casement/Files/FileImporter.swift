import CasementCore
import Foundation

extension View {
    /// Lets the user choose an existing file while `isPresented`.
    ///
    ///     Button("Open…") { isOpening = true }
    ///         .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
    ///             if let url = try? result.get() { open(url) }
    ///         }
    ///
    /// The binding is false before `onCompletion` is called, which is not called when the user cancels. With `.folder`
    /// as the only type, a folder is chosen. The desktop's dialog is shown where it has one, else one in the window.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, several: false, { onCompletion(.success($0[0])) }, {})
    }

    /// Lets the user choose existing files while `isPresented`, one or several.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, several: allowsMultipleSelection, { onCompletion(.success($0)) }, {})
    }

    /// Lets the user choose existing files while `isPresented`, one or several. Cancelling
    /// calls `onCancellation` alone.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importer(
            isPresented, allowedContentTypes, several: allowsMultipleSelection, { onCompletion(.success($0)) },
            onCancellation)
    }

    private func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], several: Bool, _ chosen: @escaping ([URL]) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented) {
                let choosesFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
                var request = FileDialogRequest(choosesFolders ? .folder : .open)
                request.contentTypes = types
                request.allowsMultipleSelection = several
                return request
            } chosen: {
                chosen(several ? $0 : [$0[0]])
            } cancelled: {
                cancelled()
            })
    }
}

extension View {
    /// Moves a file to a folder that the user chooses while `isPresented`. Nothing is shown for nil. On success the
    /// result is the file's new URL.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        mover(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, {})
    }

    /// Moves a file to a folder that the user chooses while `isPresented`. Cancelling calls `onCancellation` alone.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        mover(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    /// Moves files to a folder that the user chooses while `isPresented`. After an error, the files before the one that
    /// it names have been moved.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { mover(isPresented, Array(files), onCompletion, {}) }

    /// Moves files to a folder that the user chooses while `isPresented`. Cancelling calls `onCancellation` alone.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL { mover(isPresented, Array(files), onCompletion, onCancellation) }

    private func mover(
        _ isPresented: Binding<Bool>, _ files: [URL], _ finish: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented.only(if: !files.isEmpty)) {
                var request = FileDialogRequest(.folder)
                request.contentTypes = [.folder]
                request.confirmationLabel = "Move"
                return request
            } chosen: { folders in
                FileWork.run {
                    let folder = FilePath(folders[0])
                    return try files.map { file in
                        let path = FilePath(file)
                        let place = folder.appending(
                            path.bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? [])
                        try path.move(to: place)
                        return place.url(isFolder: place.target?.isFolder ?? false)
                    }
                } then: {
                    finish($0)
                }
            } cancelled: {
                cancelled()
            })
    }
}

extension Binding<Bool> {
    /// The binding while there is something to present; false otherwise.
    @MainActor func only(if isPossible: Bool) -> Binding<Bool> {
        isPossible
            ? self
            : Binding {
                false
            } set: { _ in
            }
    }
}
