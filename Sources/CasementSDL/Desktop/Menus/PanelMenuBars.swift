import Foundation

/// The menu bars of the program's windows in the panel of a desktop that shows global menus
/// (`com.canonical.AppMenu.Registrar`).
///
/// Each window of X11 registers when the registrar is there or comes. Without a bus or a registrar nobody reads a menu,
/// and windows show their bars themselves.
@MainActor package final class PanelMenuBars {
    private static let registrar = "com.canonical.AppMenu.Registrar"

    /// Whether a panel shows the menu bars now.
    package private(set) var areShown = false
    private let bus: String?
    private let onChange: @MainActor () -> Void
    private var connection: BusConnection?
    private var menus: [UInt32: ExportedMenu] = [:]

    /// Whether there may be a bus.
    package static func arePossible(_ environment: [String: String]) -> Bool {
        SessionBus.exists(in: environment)
    }

    /// Shows menu bars on a bus; nil for that of the session. It connects with the first menu bar. `onChange` is called
    /// when a panel begins or ends to show them.
    package init(bus: String? = nil, onChange: @escaping @MainActor () -> Void) {
        (self.bus, self.onChange) = (bus, onChange)
    }

    /// Shows the menu bar of a window of X11, unless it is shown already.
    package func show(_ source: any MenuSource, ofWindow id: UInt32) {
        guard menus[id] == nil else { return }
        let connection = connection ?? connect()
        menus[id] = ExportedMenu(source, at: Self.path(of: id), on: connection)
        if areShown { register(id) }
    }

    /// A window is closed.
    package func remove(window id: UInt32) {
        guard menus.removeValue(forKey: id) != nil, areShown else { return }
        call("UnregisterWindow") { $0.append(id) }
    }

    /// Something that the menus depend on has changed.
    package func menusChanged() { for menu in menus.values { menu.invalidate() } }

    private static func path(of id: UInt32) -> String { "/MenuBar/\(id)" }

    // MARK: The bus

    private func connect() -> BusConnection {
        let new = BusConnection(bus: bus) { [weak self] in
            self?.receive($0)
        } end: { [weak self] in
            self?.registrarChanged(false)
        }
        connection = new
        new.follow(Self.registrar) { [weak self] in self?.registrarChanged($0) }
        return new
    }

    private func registrarChanged(_ isThere: Bool) {
        // Also when another registrar has taken the place of one: it knows no window.
        if isThere { for id in menus.keys { register(id) } }
        guard isThere != areShown else { return }
        areShown = isThere
        onChange()
    }

    private func register(_ id: UInt32) {
        let path = Self.path(of: id)
        call("RegisterWindow") {
            $0.append(id)
            $0.append(path: path)
        }
    }

    private func call(_ member: String, _ fill: @escaping @Sendable (inout BusWriter) -> Void) {
        connection?.call(Self.registrar, "/com/canonical/AppMenu/Registrar", Self.registrar, member, fill)
    }

    private func receive(_ message: BusMessage) {
        guard message.isCall else {
            guard message.member == "NameOwnerChanged", message.arguments.count == 3,
                message.arguments[0].text == Self.registrar
            else { return }
            return registrarChanged(message.arguments[2].text != "")
        }
        let menu = menus.first { Self.path(of: $0.key) == message.path }?.value
        switch (menu, message.interface) {
        case (let menu?, ExportedMenu.interface): menu.receive(message)
        case (_?, "org.freedesktop.DBus.Properties"): connection?.answer(message, with: ExportedMenu.properties)
        default: connection?.refuse(message, "no such object")
        }
    }
}
