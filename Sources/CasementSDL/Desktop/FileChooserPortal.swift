import CDBus
import CasementCore
import Foundation
import Synchronization

/// The file dialogs of the desktop, by its portal (`org.freedesktop.portal.FileChooser`).
///
/// Each dialog has a private connection on a thread of its own, so that no window waits for a bus. A portal that is
/// missing, refuses, or does not answer in time is not available, and the program shows its own dialog. A portal that
/// dies while its dialog is shown has cancelled it.
package enum FileChooserPortal {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.FileChooser"
    private static let requestInterface = "org.freedesktop.portal.Request"

    /// How long the portal may take to accept a request, in milliseconds: it may have to start.
    package static let patience: Int32 = 4_000

    /// The service of a program, with the bus that the environment variables name; nil without a session bus, and with
    /// `CASEMENT_FILE_PORTAL=no`.
    @MainActor package static func service(_ environment: [String: String]) -> FileDialogService? {
        guard environment["CASEMENT_FILE_PORTAL"] != "no", SettingsPortal.isPossible(environment) else { return nil }
        return service(bus: nil)
    }

    /// The service with the portal on a bus; nil for that of the session.
    @MainActor package static func service(bus: String?, patience: Int32 = patience) -> FileDialogService {
        FileDialogService { request, answer in
            let dialog = Dialog()
            let thread = Thread {
                let result = show(request, bus, patience, dialog)
                Task { @MainActor in if !dialog.isWithdrawn { answer(result) } }
            }
            thread.name = "Casement file dialog"
            thread.stackSize = 512 << 10
            thread.start()
            return FileDialogTicket { dialog.withdraw() }
        }
    }

    /// Whether a dialog was withdrawn.
    private final class Dialog: Sendable {
        private let state = Mutex(false)
        var isWithdrawn: Bool { state.withLock { $0 } }
        func withdraw() { state.withLock { $0 = true } }
    }

    private static func show(
        _ request: FileDialogRequest, _ bus: String?, _ patience: Int32, _ dialog: Dialog
    ) -> FileDialogAnswer {
        guard let connection = connect(bus) else { return .unavailable }
        defer {
            dbus_connection_close(connection)
            dbus_connection_unref(connection)
        }
        // The portal names the dialog after the connection and this token, so that its answer cannot be missed.
        let token = "casement\(UInt64.random(in: 0 ... .max))"
        let sender = String(cString: dbus_bus_get_unique_name(connection))
        let expected =
            "\(path)/request/\(sender.dropFirst().replacing(".", with: "_"))/\(token)"
        // Signals of the request and of the portal's end; older portals name requests otherwise.
        dbus_bus_add_match(
            connection, "type='signal',sender='\(service)',interface='\(requestInterface)',member='Response'", nil)
        dbus_bus_add_match(
            connection,
            "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(service)'", nil)
        guard let call = message(for: request, token: token) else { return .unavailable }
        let reply = dbus_connection_send_with_reply_and_block(connection, call, patience, nil)
        dbus_message_unref(call)
        guard let reply else {
            // It may come later: nobody waits for it any more.
            close(expected, connection)
            return .unavailable
        }
        let handle = BusValue.arguments(of: reply).first?.text ?? expected
        dbus_message_unref(reply)
        return wait(for: [handle, expected], connection, dialog)
    }

    private static func connect(_ bus: String?) -> OpaquePointer? {
        let connection: OpaquePointer?
        if let bus {
            connection = dbus_connection_open_private(bus, nil)
            if let connection, dbus_bus_register(connection, nil) == 0 {
                dbus_connection_close(connection)
                dbus_connection_unref(connection)
                return nil
            }
        } else {
            connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil)
        }
        if let connection { dbus_connection_set_exit_on_disconnect(connection, 0) }
        return connection
    }

    /// Waits until the user has answered, or nobody can any more.
    private static func wait(
        for handles: [String], _ connection: OpaquePointer, _ dialog: Dialog
    ) -> FileDialogAnswer {
        while true {
            while let message = dbus_connection_pop_message(connection) {
                defer { dbus_message_unref(message) }
                if dbus_message_is_signal(message, requestInterface, "Response") != 0,
                    let place = dbus_message_get_path(message), handles.contains(String(cString: place))
                {
                    return answer(BusValue.arguments(of: message))
                }
                if dbus_message_is_signal(message, "org.freedesktop.DBus", "NameOwnerChanged") != 0 {
                    let said = BusValue.arguments(of: message).map(\.text)
                    if said.first == service, said.last == "" { return .cancelled }
                }
            }
            if dialog.isWithdrawn {
                for handle in Set(handles) { close(handle, connection) }
                return .cancelled
            }
            // A tenth of a second, as a dialog may be withdrawn; only while one is open.
            if dbus_connection_read_write(connection, 100) == 0 { return .cancelled }
        }
    }

    /// The answer of a portal: 0 and the files, or another number where the user cancelled.
    private static func answer(_ arguments: [BusValue]) -> FileDialogAnswer {
        guard arguments.count == 2 else { return .cancelled }
        switch arguments[0].number {
        case 0: break
        case 1: return .cancelled
        default: return .cancelled
        }
        let values = arguments[1].list ?? []
        let uris = values.first { $0.list?.first?.text == "uris" }?.list?.last?.list ?? []
        let files = uris.compactMap { $0.text.flatMap { URL(string: $0) } }.filter(\.isFileURL)
        return files.isEmpty ? .cancelled : .files(files)
    }

    private static func close(_ handle: String, _ connection: OpaquePointer) {
        guard let call = dbus_message_new_method_call(service, handle, requestInterface, "Close") else { return }
        dbus_message_set_no_reply(call, 1)
        dbus_connection_send(connection, call, nil)
        dbus_connection_flush(connection)
        dbus_message_unref(call)
    }

    // MARK: The request

    private static func message(for request: FileDialogRequest, token: String) -> OpaquePointer? {
        let method = request.kind == .save ? "SaveFile" : "OpenFile"
        guard let call = dbus_message_new_method_call(service, path, interface, method) else { return nil }
        var writer = BusWriter(call)
        writer.append(request.parentWindow)
        writer.append(request.message ?? request.title ?? (request.kind == .save ? "Save" : "Open"))
        writer.list("{sv}") { options in
            options.entry("handle_token", "s") { $0.append(token) }
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
        return call
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
