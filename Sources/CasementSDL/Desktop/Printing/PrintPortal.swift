import CasementCore
import Foundation
import Glibc

/// The desktop's dialog for printing, by its portal (`org.freedesktop.portal.Print`).
///
/// Where the portal is not available, the program shows its own dialog.
package enum PrintPortal {
    private static let interface = "org.freedesktop.portal.Print"

    /// The service of a program, with the bus that the environment variables name; nil without a session bus, and with
    /// `CASEMENT_PRINT_PORTAL=no`.
    @MainActor package static func service(_ environment: [String: String]) -> PrintService? {
        guard environment["CASEMENT_PRINT_PORTAL"] != "no", SessionBus.exists(in: environment) else { return nil }
        return service(bus: nil)
    }

    /// The service with the portal on a bus, nil for that of the session; `patience` is how long the portal may take
    /// to accept a request, in milliseconds.
    @MainActor package static func service(bus: String?, patience: Int32? = nil) -> PrintService {
        let patience = patience ?? PortalRequest.patience
        return PrintService { request, answer in
            let withdrawal = PortalRequest.Withdrawal()
            PortalRequest.inBackground("Casement print dialog") {
                let result = prepare(request, bus, patience, withdrawal)
                Task { @MainActor in if !withdrawal.isWithdrawn { answer(result) } }
            }
            return FileDialogTicket { withdrawal.withdraw() }
        }
    }

    // MARK: The dialog

    private static func prepare(
        _ request: PrintRequest, _ bus: String?, _ patience: Int32, _ withdrawal: PortalRequest.Withdrawal
    ) -> PrintPreparation {
        let call = PortalRequest(
            interface: interface, member: "PreparePrint", bus: bus, patience: patience, isDialog: true)
        let answer = call.run(withdrawal) { writer in
            writer.append(request.parentWindow)
            writer.append(request.title)
            writer.list("{sv}") { $0.entry("orientation", "s") { $0.append(orientation(request.paper)) } }
            writer.list("{sv}") { PageSetup.append(request.paper, to: &$0) }
        } options: {
            $0.entry("modal", "b") { $0.append(true) }
        }
        switch answer {
        // The user has seen the desktop's dialog disappear: the program's own takes its place.
        case .unavailable, .ended: return .unavailable
        case .response(1, _): return .cancelled
        // There is no backend, or it has failed before it has shown anything.
        case .response(let code, _) where code != 0: return .unavailable
        case .response(_, let values):
            guard let token = values.entry("token")?.number.flatMap({ UInt32(exactly: $0) }) else {
                return .unavailable
            }
            return .chosen(PageSetup.choice(in: values, asked: request.paper)) { document, answer in
                PortalRequest.inBackground("Casement prints") {
                    let result = send(document, request, token, bus, patience)
                    Task { @MainActor in answer(result) }
                }
            }
        }
    }

    static func orientation(_ paper: PrintPaper) -> String { paper.isLandscape ? "landscape" : "portrait" }

    // MARK: The document

    private static func send(
        _ document: Data, _ request: PrintRequest, _ token: UInt32, _ bus: String?, _ patience: Int32
    ) -> PrintAnswer {
        guard let file = TemporaryFile(document) else {
            return .failed("The document could not be written to the folder of temporary files.")
        }
        let call = PortalRequest(interface: interface, member: "Print", bus: bus, patience: patience)
        let answer = call.run { writer in
            writer.append(request.parentWindow)
            writer.append(request.title)
            writer.append(descriptor: file.descriptor)
        } options: {
            $0.entry("modal", "b") { $0.append(true) }
            $0.entry("token", "u") { $0.append(token) }
        }
        return switch answer {
        case .response(0, _): .printed
        case .response(1, _): .cancelled
        case .ended: .failed("The desktop's printing service ended before it had the document.")
        case .response, .unavailable: .failed("The desktop's printing service refused the document.")
        }
    }
}

/// A file without a name, which ends with its descriptor.
private final class TemporaryFile {
    let descriptor: Int32

    /// Nil if it cannot be written.
    init?(_ data: Data) {
        let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let name = "\(folder)/casement-print-\(UUID().uuidString)"
        descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        unlink(name)
        let isWritten = data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = write(descriptor, bytes.baseAddress! + written, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
        // A copy of the descriptor reads from where this one is.
        guard isWritten, lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
