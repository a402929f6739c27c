import CasementCore
import Foundation

/// An item in the status area of the desktop's panel (`org.kde.StatusNotifierItem`), with a menu or an action.
///
/// It registers with the desktop's watcher whenever one comes. Without a bus or a watcher, nobody shows it.
@MainActor package final class StatusItem {
    /// What the panel shows.
    package struct Content: Equatable, Sendable {
        package var title: String
        /// The icon in several sizes; square.
        package var icons: [Icon]
        /// Whether a press opens the menu.
        package var isMenu: Bool

        package init(title: String, icons: [Icon], isMenu: Bool) {
            (self.title, self.icons, self.isMenu) = (title, icons, isMenu)
        }
    }

    package struct Icon: Equatable, Sendable {
        let width: Int
        let height: Int
        /// ARGB, not premultiplied.
        let pixels: [UInt32]

        /// Takes premultiplied pixels.
        package init(width: Int, height: Int, premultiplied: [UInt32]) {
            (self.width, self.height) = (width, height)
            pixels = premultiplied.map { pixel in
                let alpha = pixel >> 24
                if alpha == 0 || alpha == 255 { return pixel }
                func part(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 255) * 255 / alpha) << shift }
                return alpha << 24 | part(16) | part(8) | part(0)
            }
        }
    }

    private static let interface = "org.kde.StatusNotifierItem"
    private static let watcher = "org.kde.StatusNotifierWatcher"
    private static let path = "/StatusNotifierItem"
    private static let menuPath = "/MenuBar"
    private static var count = 0

    private let name: String
    private var content: Content
    private let activate: @MainActor (CGPoint) -> Void
    private let follow: @MainActor (Bool) -> Void
    private var connection: BusConnection?
    private var menu: ExportedMenu?
    private var isEnded = false

    /// Whether there may be a bus.
    package static func isPossible(_ environment: [String: String]) -> Bool {
        environment["CASEMENT_STATUS_ITEMS"] != "no" && SessionBus.exists(in: environment)
    }

    /// Shows an item on a bus; nil for that of the session. `activate` gets presses, with the place of the pointer on
    /// the screen in pixels; `follow` learns whether the desktop shows the item, soon and when that changes.
    package init(
        bus: String? = nil, _ content: Content, menu source: any MenuSource,
        activate: @escaping @MainActor (CGPoint) -> Void, follow: @escaping @MainActor (Bool) -> Void
    ) {
        Self.count += 1
        name = "\(Self.interface)-\(ProcessInfo.processInfo.processIdentifier)-\(Self.count)"
        (self.content, self.activate, self.follow) = (content, activate, follow)
        let connection = BusConnection(bus: bus) { [weak self] in
            self?.receive($0)
        } end: { [weak self] in
            self?.lost()
        }
        self.connection = connection
        menu = ExportedMenu(source, at: Self.menuPath, on: connection)
        connection.take(name)
        connection.follow(Self.watcher) { [weak self] in self?.watcherChanged($0) }
    }

    /// Shows other content.
    package func update(_ new: Content) {
        let old = content
        content = new
        if new.title != old.title { connection?.signal(Self.path, Self.interface, "NewTitle") }
        if new.icons != old.icons { connection?.signal(Self.path, Self.interface, "NewIcon") }
        if new.isMenu != old.isMenu { connection?.signal(Self.path, Self.interface, "NewMenu") }
    }

    /// Something that the menu depends on has changed.
    package func menuChanged() { menu?.changed() }

    /// Removes the item.
    package func end() {
        isEnded = true
        connection?.close()
        connection = nil
        menu = nil
    }

    private func lost() {
        guard !isEnded else { return }
        end()
        follow(false)
    }

    private func watcherChanged(_ isThere: Bool) {
        guard !isEnded else { return }
        let name = name
        if isThere {
            connection?.call(Self.watcher, "/StatusNotifierWatcher", Self.watcher, "RegisterStatusNotifierItem") {
                $0.append(name)
            }
        }
        follow(isThere)
    }

    private func receive(_ message: BusMessage) {
        guard message.isCall else {
            guard message.member == "NameOwnerChanged", message.arguments.count == 3,
                message.arguments[0].text == Self.watcher
            else { return }
            return watcherChanged(message.arguments[2].text != "")
        }
        let properties = "org.freedesktop.DBus.Properties"
        switch (message.path, message.interface) {
        case (Self.menuPath, ExportedMenu.interface): menu?.receive(message)
        case (Self.menuPath, properties): connection?.answer(message, with: ExportedMenu.properties)
        case (Self.path, properties): connection?.answer(message, with: self.properties)
        case (Self.path, Self.interface), (Self.path, ""): pressed(message)
        default: connection?.refuse(message, "no such object")
        }
    }

    private func pressed(_ call: BusMessage) {
        switch call.member {
        case "Activate", "ContextMenu", "SecondaryActivate":
            connection?.reply(to: call)
            guard call.member != "SecondaryActivate", let x = call.id(at: 0), let y = call.id(at: 1) else { return }
            if !content.isMenu { activate(CGPoint(x: CGFloat(x), y: CGFloat(y))) }
        case "Scroll": connection?.reply(to: call)
        default: connection?.refuse(call, "no such method")
        }
    }

    private var properties: [BusProperty] {
        let content = content
        let icons = BusProperty("IconPixmap", "a(iiay)") { writer in
            writer.list("(iiay)") { list in
                for icon in content.icons {
                    list.structure { entry in
                        entry.append(Int32(icon.width))
                        entry.append(Int32(icon.height))
                        entry.append(pixels: icon.pixels)
                    }
                }
            }
        }
        let path = content.isMenu ? Self.menuPath : "/NO_DBUSMENU"
        return [
            BusProperty("Category", "ApplicationStatus"), BusProperty("Id", ProcessInfo.processInfo.processName),
            BusProperty("Title", content.title), BusProperty("Status", "Active"),
            BusProperty("WindowId", "i") { $0.append(Int32(0)) }, BusProperty("IconName", ""), icons,
            BusProperty("OverlayIconName", ""), BusProperty("AttentionIconName", ""),
            BusProperty("ToolTip", "(sa(iiay)ss)") { writer in
                writer.structure { tip in
                    tip.append("")
                    tip.list("(iiay)") { _ in }
                    tip.append(content.title)
                    tip.append("")
                }
            },
            BusProperty("ItemIsMenu", "b") { $0.append(content.isMenu) },
            BusProperty("Menu", "o") { $0.append(path: path) },
        ]
    }
}
