import CasementCore
import Foundation

/// A program on the session bus by its identifier (`org.freedesktop.Application`), of which one runs at a time.
///
/// The desktop and later starts of the program call it. Without a bus, and when the bus ends, the program runs as one
/// without an identifier.
@MainActor package final class ApplicationService {
    /// What another start of the program, or the desktop, asks of the running one.
    package enum Request: Equatable, Sendable {
        case activate
        /// Addresses, and files as addresses.
        case open([String])
        /// An action of the program's desktop file, by its name.
        case action(String)
    }

    /// What a start of the program is.
    package enum Start {
        /// The first one, which serves those that follow.
        case first(ApplicationService)
        /// Another one runs, and has got what this one should open.
        case handedOver
        /// One that has no name on a bus.
        case alone
    }

    private static let interface = "org.freedesktop.Application"

    /// How long the bus may take to answer, in seconds, before the program starts without it.
    private static let patience = 3.0
    /// How long another start may take: it may just have begun.
    private static let answerPatience = 20.0

    /// Does what is asked; false if the program has no such action.
    package var handler: ((Request) -> Bool)?
    private let name: ApplicationName
    private var connection: BusConnection?

    private init(_ name: ApplicationName) { self.name = name }

    /// The identifier of the program; nil where several may run: without an identifier or a session bus, with
    /// `CASEMENT_SINGLE_INSTANCE=no`, or with a false `LSMultipleInstancesProhibited` in its Info.plist.
    package static func identifier(_ environment: [String: String], _ information: [String: Any]) -> String? {
        guard environment["CASEMENT_SINGLE_INSTANCE"] != "no",
            information["LSMultipleInstancesProhibited"] as? Bool != false, SessionBus.exists(in: environment)
        else { return nil }
        return information["CFBundleIdentifier"] as? String
    }

    /// Starts the only instance of a program, or hands the addresses to the one that runs. Nil for the bus of the
    /// session.
    package static func start(_ identifier: String?, opening addresses: [String], bus: String? = nil) -> Start {
        guard let identifier else { return .alone }
        guard let name = ApplicationName(identifier) else {
            RuntimeWarning.issue(
                "The bundle identifier \(identifier) is no name for the session bus, such as org.example.Notes: the "
                    + "program can be started several times.")
            return .alone
        }
        // Another instance may end while it is called: then this one is the first.
        for _ in 0..<3 {
            let service = ApplicationService(name)
            switch service.claim(bus) {
            case true?: return .first(service)
            case nil:
                service.end()
                return .alone
            case false?:
                defer { service.end() }
                if service.handOver(addresses) { return .handedOver }
            }
        }
        RuntimeWarning.issue("Another instance of \(identifier) does not answer: this one starts beside it.")
        return .alone
    }

    /// Leaves the bus: what starts now is the first.
    package func end() {
        connection?.close()
        connection = nil
    }

    private func claim(_ bus: String?) -> Bool? {
        let connection = BusConnection(bus: bus) { [weak self] in
            self?.receive($0)
        } end: { [weak self] in
            self?.end()
        }
        self.connection = connection
        return connection.claim(name.name, patience: Self.patience)
    }

    /// Whether the running instance has taken the addresses.
    private func handOver(_ addresses: [String]) -> Bool {
        let member = addresses.isEmpty ? "Activate" : "Open"
        return connection?.ask(name.name, name.path, Self.interface, member, patience: Self.answerPatience) { writer in
            if !addresses.isEmpty { writer.list("s") { list in for address in addresses { list.append(address) } } }
            writer.list("{sv}") { _ in }
        } ?? false
    }

    private func receive(_ message: BusMessage) {
        guard message.isCall else { return }
        guard message.path == name.path, message.interface == Self.interface || message.interface.isEmpty else {
            connection?.refuse(message, "no such object")
            return
        }
        guard let request = Self.request(message.member, message.arguments) else {
            connection?.refuse(message, "no such method")
            return
        }
        if handler?(request) ?? false {
            connection?.reply(to: message)
        } else {
            connection?.refuse(message, "no such action")
        }
    }

    private static func request(_ member: String, _ arguments: [BusValue]) -> Request? {
        switch member {
        case "Activate": .activate
        case "Open": arguments.first?.list.map { .open($0.compactMap(\.text)) }
        case "ActivateAction": arguments.first?.text.map { .action($0) }
        default: nil
        }
    }
}
