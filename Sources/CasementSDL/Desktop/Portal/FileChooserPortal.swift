import CasementCore
import Foundation

/// The file dialogs of the desktop, by its portal (`org.freedesktop.portal.FileChooser`).
///
/// Where the portal is not available, or ends while its dialog is shown, the program shows its own dialog.
package enum FileChooserPortal {
    private static let interface = "org.freedesktop.portal.FileChooser"

    /// How long the portal may take to accept a request, in milliseconds.
    package static let patience = PortalRequest.patience

    /// The service of a program, with the bus that the environment variables name; nil without a session bus, and with
    /// `CASEMENT_FILE_PORTAL=no`.
    @MainActor package static func service(_ environment: [String: String]) -> FileDialogService? {
        guard environment["CASEMENT_FILE_PORTAL"] != "no", SessionBus.exists(in: environment) else { return nil }
        return service(bus: nil)
    }

    /// The service with the portal on a bus; nil for that of the session.
    @MainActor package static func service(bus: String?, patience: Int32 = patience) -> FileDialogService {
        FileDialogService { request, answer in
            let withdrawal = PortalRequest.Withdrawal()
            PortalRequest.inBackground("Casement file dialog") {
                let result = show(request, bus, patience, withdrawal)
                Task { @MainActor in if !withdrawal.isWithdrawn { answer(result) } }
            }
            return FileDialogTicket { withdrawal.withdraw() }
        }
    }

    private static func show(
        _ request: FileDialogRequest, _ bus: String?, _ patience: Int32, _ withdrawal: PortalRequest.Withdrawal
    ) -> FileDialogAnswer {
        let method = request.kind == .save ? "SaveFile" : "OpenFile"
        let call = PortalRequest(interface: interface, member: method, bus: bus, patience: patience, isDialog: true)
        let answer = call.run(withdrawal) { writer in
            writer.append(request.parentWindow)
            writer.append(request.message ?? request.title ?? (request.kind == .save ? "Save" : "Open"))
        } options: {
            addOptions(of: request, to: &$0)
        }
        switch answer {
        case .response(0, let values): return files(in: values)
        case .response(1, _): return .cancelled
        // The user has seen the desktop's dialog disappear: the program's own takes its place.
        case .response, .ended, .unavailable: return .unavailable
        }
    }

    private static func files(in values: [BusValue]) -> FileDialogAnswer {
        let uris = values.entry("uris")?.list ?? []
        let files = uris.compactMap { $0.text.flatMap { URL(string: $0) } }.filter(\.isFileURL)
        return files.isEmpty ? .cancelled : .files(files)
    }

    // MARK: The request

    private static func addOptions(of request: FileDialogRequest, to options: inout BusWriter) {
        options.entry("modal", "b") { $0.append(true) }
        if let label = request.confirmationLabel { options.entry("accept_label", "s") { $0.append(label) } }
        if request.allowsMultipleSelection { options.entry("multiple", "b") { $0.append(true) } }
        if request.kind == .folder { options.entry("directory", "b") { $0.append(true) } }
        if request.kind == .save, let name = suggestedName(request) {
            options.entry("current_name", "s") { $0.append(name) }
        }
        if let folder = request.folder {
            options.entry("current_folder", "ay") { $0.append(bytes: Array(folder.path.utf8)) }
        }
        addFilters(of: request, to: &options)
    }

    /// The desktop's dialog adds no extension by itself.
    private static func suggestedName(_ request: FileDialogRequest) -> String? {
        request.suggestedName.map { name in request.contentTypes.first?.fileName(name) ?? name }
    }

    /// All types together, then each alone.
    private static func addFilters(of request: FileDialogRequest, to options: inout BusWriter) {
        let filters = request.contentTypes.map(Filter.init)
        guard request.kind != .folder, !filters.isEmpty, filters.allSatisfy({ !$0.patterns.isEmpty }) else { return }
        var shown = filters
        if filters.count > 1, request.kind == .open {
            shown.insert(Filter(title: "All Supported Files", patterns: filters.flatMap(\.patterns)), at: 0)
        }
        options.entry("filters", "a(sa(us))") { options in
            options.list("(sa(us))") { list in for filter in shown { filter.append(to: &list) } }
        }
    }

    /// A choice of files, by patterns of names and by MIME types.
    private struct Filter {
        var title: String
        /// 0 for a pattern of names, 1 for a MIME type.
        var patterns: [(kind: UInt32, text: String)]

        init(title: String, patterns: [(kind: UInt32, text: String)]) {
            (self.title, self.patterns) = (title, patterns)
        }

        init(_ type: UTType) {
            title = type.localizedDescription.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? type.identifier
            patterns = type.filenameExtensions.map { (0, "*.\($0)") }
            if let mime = type.mimePattern { patterns.append((1, mime)) }
        }

        func append(to list: inout BusWriter) {
            list.structure { filter in
                filter.append(title)
                filter.list("(us)") { parts in
                    for pattern in patterns {
                        parts.structure {
                            $0.append(pattern.kind)
                            $0.append(pattern.text)
                        }
                    }
                }
            }
        }
    }
}
