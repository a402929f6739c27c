import Foundation

/// Notifications of the desktop (`org.freedesktop.Notifications`).
@MainActor package final class DesktopNotifications: NotificationService {
    private nonisolated static let name = "org.freedesktop.Notifications"
    private nonisolated static let path = "/org/freedesktop/Notifications"

    package var onEvent: ((NotificationEvent) -> Void)?
    private let bus: String?
    private let hasBus: Bool
    /// In seconds.
    private let patience: Double
    private let program: String
    private var connection: BusConnection?
    /// What the service can do; nil before it has said so.
    private var capabilities: Set<String>?

    /// Nil for the bus of the session. `patience` is how long the service may take to answer, in seconds: it may have
    /// to start.
    package init(
        bus: String? = nil, environment: [String: String], program: String = ProcessInfo.processInfo.processName,
        patience: Double = 4
    ) {
        (self.bus, self.program, self.patience) = (bus, program, patience)
        hasBus = SessionBus.exists(bus, in: environment)
    }

    private func connect() -> BusConnection? {
        guard hasBus else { return nil }
        if let connection { return connection }
        let new = BusConnection(bus: bus) { [weak self] in
            self?.receive($0)
        } end: { [weak self] in
            self?.connection = nil
            self?.capabilities = nil
        }
        new.listen("type='signal',sender='\(Self.name)',path='\(Self.path)',interface='\(Self.name)'")
        // Another service can do other things.
        new.follow(Self.name) { [weak self] (isThere: Bool) in
            if !isThere { self?.capabilities = nil }
        }
        connection = new
        return new
    }

    private func receive(_ message: BusMessage) {
        guard !message.isCall, message.interface == Self.name, message.arguments.count == 2,
            let number = message.arguments[0].number.flatMap({ UInt32(exactly: $0) })
        else { return }
        switch (message.member, message.arguments[1]) {
        case ("ActionInvoked", .text(let key)): onEvent?(.action(number, key))
        case ("NotificationClosed", .number(let reason)): onEvent?(.closed(number, byUser: reason == 2))
        default: break
        }
    }

    // MARK: The service

    package func find(_ answer: @escaping @MainActor @Sendable (Bool) -> Void) { ask { answer($0 != nil) } }

    /// Asks what the service can do, where that is not known.
    private func ask(_ answer: @escaping @MainActor @Sendable (Set<String>?) -> Void) {
        if let capabilities { return answer(capabilities) }
        guard let connection = connect() else { return answer(nil) }
        connection.ask(Self.name, Self.path, Self.name, "GetCapabilities", patience: patience) { _ in
        } answer: { [weak self] reply in
            let words = reply?.first?.list.map { Set($0.prefix(100).compactMap(\.text)) }
            self?.capabilities = words
            answer(words)
        }
    }

    package func show(
        _ notification: DesktopNotification, _ answer: @escaping @MainActor @Sendable (UInt32?) -> Void
    ) {
        ask { [weak self] capabilities in
            guard let self, let capabilities, let connection = connect() else { return answer(nil) }
            let call = NotifyCall(notification, program: program, capabilities)
            connection.ask(Self.name, Self.path, Self.name, "Notify", patience: patience) {
                call.append(to: &$0)
            } answer: {
                answer($0?.first?.number.flatMap { UInt32(exactly: $0) })
            }
        }
    }

    package func close(_ number: UInt32) {
        connection?.call(Self.name, Self.path, Self.name, "CloseNotification") { $0.append(number) }
    }
}

/// The arguments of `Notify`, for what a service can do.
private struct NotifyCall: Sendable {
    let notification: DesktopNotification
    let program: String
    let identifier: String?
    let body: String
    let hasActions: Bool

    init(_ notification: DesktopNotification, program: String, _ capabilities: Set<String>) {
        (self.notification, self.program) = (notification, program)
        identifier = Bundle.main.bundleIdentifier
        let text = Self.shortened(notification.body, to: 4000)
        body = capabilities.contains("body-markup") ? Self.escaped(text) : text
        hasActions = capabilities.contains("actions")
    }

    private static func shortened(_ text: String, to most: Int) -> String {
        text.count > most ? text.prefix(most - 1) + "…" : text
    }

    /// A service that reads markup must find none in what may be from anywhere.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    func append(to writer: inout BusWriter) {
        writer.append(program)
        writer.append(notification.replaced)
        writer.append("")
        writer.append(Self.shortened(notification.title, to: 300))
        writer.append(body)
        writer.list("s") { list in
            for action in hasActions ? notification.actions : [] {
                list.append(action.key)
                list.append(Self.shortened(action.title, to: 100))
            }
        }
        writer.list("{sv}") { hints in
            hints.entry("urgency", "y") { $0.append(byte: notification.urgency) }
            if let identifier { hints.entry("desktop-entry", "s") { $0.append(identifier) } }
            if let picture = notification.picture { hints.entry("image-path", "s") { $0.append(picture) } }
            switch notification.sound {
            case .none: hints.entry("suppress-sound", "b") { $0.append(true) }
            case .usual: hints.entry("sound-name", "s") { $0.append("message-new-instant") }
            case .file(let path): hints.entry("sound-file", "s") { $0.append(path) }
            }
        }
        // As long as the desktop shows such things.
        writer.append(Int32(-1))
    }
}
