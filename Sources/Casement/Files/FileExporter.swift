import CasementCore
import Foundation

extension View {
    /// Lets the user choose a place for a document while `isPresented`, and writes it there. Nothing is shown for nil.
    ///
    ///     Button("Export…") { isExporting = true }
    ///         .fileExporter(
    ///             isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "Note"
    ///         ) { result in
    ///             if case .failure(let error) = result { message = error.localizedDescription }
    ///         }
    ///
    /// The binding is false before `onCompletion` is called, with the URL of the file or the reason why it was not
    /// written; an old file is then as it was. Cancelling calls nothing.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { .document($0, [contentType]) }, defaultFilename, onCompletion, {})
    }

    /// Lets the user choose a place for a document while `isPresented`, and writes it there.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { .document($0, [contentType]) }, defaultFilename, onCompletion, {})
    }

    /// Lets the user choose a folder for documents while `isPresented`, and writes them there.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents.map { .document($0, [contentType]) }, onCompletion, {})
    }

    /// Lets the user choose a folder for documents while `isPresented`, and writes them there.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents.map { .document($0, [contentType]) }, onCompletion, {})
    }

    /// Lets the user choose a place and a type for a document while `isPresented`. Without types, those are offered
    /// that the document can be written as. Cancelling calls `onCancellation` alone.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { .document($0, contentTypes) }, defaultFilename, onCompletion, onCancellation)
    }

    /// Lets the user choose a place and a type for a document while `isPresented`.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { .document($0, contentTypes) }, defaultFilename, onCompletion, onCancellation)
    }

    /// Lets the user choose a folder for documents while `isPresented`, and writes them there.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents.map { .document($0, contentTypes) }, onCompletion, onCancellation)
    }

    /// Lets the user choose a folder for documents while `isPresented`, and writes them there.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents.map { .document($0, contentTypes) }, onCompletion, onCancellation)
    }

    /// Lets the user choose a place and a type for an item while `isPresented`, which is written as it is transferred.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, item.map { .item($0, contentTypes) }, defaultFilename, onCompletion, onCancellation)
    }

    /// Lets the user choose a folder for items while `isPresented`, which are written as they are transferred.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: Transferable {
        exporter(isPresented, items.map { .item($0, contentTypes) }, onCompletion, onCancellation)
    }
}

extension View {
    /// One file, whose name the user can change.
    private func exporter(
        _ isPresented: Binding<Bool>, _ export: FileExport?, _ name: String?,
        _ finish: @escaping (Result<URL, any Error>) -> Void, _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented.only(if: export != nil)) {
                var request = FileDialogRequest(.save)
                request.contentTypes = export?.types ?? []
                request.suggestedName = name ?? export?.name ?? "Untitled"
                return request
            } chosen: { files in
                guard let export else { return }
                let path = FilePath(files[0])
                FileWork.run {
                    try await export.write(to: path, as: .type(ofFileNamed: path.name, among: export.types))
                } then: {
                    finish($0)
                }
            } cancelled: {
                cancelled()
            })
    }

    /// Several files, in a folder.
    private func exporter(
        _ isPresented: Binding<Bool>, _ exports: [FileExport],
        _ finish: @escaping (Result<[URL], any Error>) -> Void, _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented.only(if: !exports.isEmpty)) {
                var request = FileDialogRequest(.folder)
                request.contentTypes = [.folder]
                request.confirmationLabel = "Export"
                return request
            } chosen: { folders in
                let folder = FilePath(folders[0])
                FileWork.run {
                    var written: [URL] = []
                    for (index, export) in exports.enumerated() {
                        let name = export.fileName(exports.count == 1 ? "Untitled" : "Untitled \(index + 1)")
                        let place = folder.appending(name).free
                        written.append(try await export.write(to: place, as: export.types.first ?? .data))
                    }
                    return written
                } then: {
                    finish($0)
                }
            } cancelled: {
                cancelled()
            })
    }
}

extension FilePath {
    /// The path, or one with a number where something is.
    package var free: FilePath {
        if status == nil { return self }
        let name = name as NSString
        let end = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
        for number in 2..<10_000 {
            let other = folder.appending("\(name.deletingPathExtension) \(number)\(end)")
            if other.status == nil { return other }
        }
        return self
    }
}
