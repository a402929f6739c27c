import CasementCore
import Foundation

/// A menu that somebody else shows.
@MainActor package protocol MenuSource: AnyObject {
    /// The items as they are now.
    var menuItems: [MenuItem] { get }
    /// Presses the item at a path of indices; false where it is missing or disabled.
    func pressMenuItem(at path: [Int]) -> Bool
}

/// A menu on the bus (`com.canonical.dbusmenu`), which a panel of the desktop shows.
///
/// The items are read when somebody asks for them. An item keeps its number while it stays at its place under its name:
/// a press that arrives late presses no other item.
@MainActor final class ExportedMenu {
    static let interface = "com.canonical.dbusmenu"

    private weak var source: (any MenuSource)?
    private let path: String
    private let connection: BusConnection
    /// The items as they were told last; nil while nobody has asked.
    private var items: [MenuItem]?
    /// Whether they may have changed since, which whoever has read them knows.
    private var isOutdated = false
    private var root = Node(id: 0, item: nil, path: [])
    private var nodes: [Int32: Node] = [:]
    private var ids: [Key: Int32] = [:]
    private var lastID: Int32 = 0
    private var revision: UInt32 = 0

    init(_ source: any MenuSource, at path: String, on connection: BusConnection) {
        (self.source, self.path, self.connection) = (source, path, connection)
    }

    /// What an item keeps its number by.
    private struct Key: Hashable {
        let parent: Int32, index: Int, title: String, isLine: Bool, isSubmenu: Bool
    }

    private struct Node: Sendable {
        let id: Int32
        /// Nil for the menu itself.
        let item: MenuItem?
        let path: [Int]
        var children: [Node] = []
    }

    /// A message may nest no deeper: each menu in a menu takes three of the 64 levels that a bus allows.
    private static let deepest = 15

    // MARK: Items

    /// Reads the items; false where nothing has changed.
    @discardableResult private func update() -> Bool {
        let new = source?.menuItems ?? []
        // Afterwards: what reading the items runs is no news to whoever reads them.
        isOutdated = false
        guard new != items else { return false }
        items = new
        revision &+= 1
        var (kept, known): ([Key: Int32], [Int32: Node]) = ([:], [:])
        func make(_ items: [MenuItem], _ parent: Int32, _ path: [Int]) -> [Node] {
            if path.count >= Self.deepest { return [] }
            return items.enumerated().map { index, item in
                let key = Key(
                    parent: parent, index: index, title: item.title, isLine: item.isLine, isSubmenu: item.isSubmenu)
                if ids[key] == nil { lastID += 1 }
                let id = ids[key] ?? lastID
                kept[key] = id
                var node = Node(id: id, item: item, path: path + [index])
                node.children = make(item.items, id, node.path)
                known[id] = node
                return node
            }
        }
        root = Node(id: 0, item: nil, path: [], children: make(new, 0, []))
        known[0] = root
        (ids, nodes) = (kept, known)
        return true
    }

    /// Something that the menu depends on has changed. Whoever has read it learns whether it differs.
    func changed() { if items != nil, update() { tell() } }

    /// Something that the menu depends on may have changed. Whoever has read it is told so once, and the items are made
    /// when it asks for them.
    func invalidate() {
        guard items != nil, !isOutdated else { return }
        isOutdated = true
        revision &+= 1
        tell()
    }

    private func tell() {
        let revision = revision
        connection.signal(path, Self.interface, "LayoutUpdated") {
            $0.append(revision)
            $0.append(Int32(0))
        }
    }

    // MARK: Calls

    func receive(_ call: BusMessage) {
        switch call.member {
        case "GetLayout": sendLayout(call)
        case "GetGroupProperties": sendProperties(call)
        case "GetProperty": sendProperty(call)
        case "Event":
            guard let id = call.id(at: 0), call.arguments.count >= 2, nodes[id] != nil else { return refuse(call) }
            connection.reply(to: call)
            happened(call.arguments[1].text, id)
        case "EventGroup":
            let events = call.arguments.first?.list ?? []
            let unknown = events.compactMap { $0.list?.first?.id }.filter { nodes[$0] == nil }
            connection.reply(to: call) { $0.list("i") { list in for id in unknown { list.append(id) } } }
            for event in events.compactMap(\.list) where event.count >= 2 {
                if let id = event[0].id { happened(event[1].text, id) }
            }
        case "AboutToShow":
            let isNew = update()
            guard let id = call.id(at: 0), nodes[id] != nil else { return refuse(call) }
            connection.reply(to: call) { $0.append(isNew) }
            if isNew { tell() }
        case "AboutToShowGroup":
            let isNew = update()
            let asked = (call.arguments.first?.list ?? []).compactMap(\.id)
            let known = asked.filter { nodes[$0] != nil }
            connection.reply(to: call) { writer in
                writer.list("i") { list in if isNew { for id in known { list.append(id) } } }
                writer.list("i") { list in for id in asked where !known.contains(id) { list.append(id) } }
            }
            if isNew { tell() }
        default: refuse(call)
        }
    }

    private func refuse(_ call: BusMessage) { connection.refuse(call, "no such item or method") }

    private func happened(_ event: String?, _ id: Int32) {
        guard event == "clicked", let node = nodes[id], let known = node.item, known.isCommand, let source else {
            return
        }
        // The items may have changed since the panel read them.
        var (items, item) = (source.menuItems, MenuItem?.none)
        for index in node.path {
            item = items.indices.contains(index) ? items[index] : nil
            items = item?.items ?? []
        }
        if item?.title == known.title { _ = source.pressMenuItem(at: node.path) }
        changed()
    }

    private func sendLayout(_ call: BusMessage) {
        if items == nil || isOutdated || call.id(at: 0) == 0 { update() }
        guard let node = call.id(at: 0).flatMap({ nodes[$0] }) else { return refuse(call) }
        let depth = call.id(at: 1).map { $0 < 0 ? Self.deepest : Int($0) } ?? Self.deepest
        let revision = revision
        connection.reply(to: call) { writer in
            writer.append(revision)
            Self.append(node, depth, to: &writer)
        }
    }

    private nonisolated static func append(_ node: Node, _ depth: Int, to writer: inout BusWriter) {
        writer.structure { writer in
            writer.append(node.id)
            writer.list("{sv}") { list in
                for property in properties(of: node) { list.entry(property.name, property.signature, property.fill) }
            }
            writer.list("v") { list in
                guard depth > 0 else { return }
                for child in node.children { list.variant("(ia{sv}av)") { append(child, depth - 1, to: &$0) } }
            }
        }
    }

    private func sendProperties(_ call: BusMessage) {
        if items == nil { update() }
        let asked = (call.arguments.first?.list ?? []).compactMap(\.id)
        // Each once: a list that repeats an item must not make the answer larger than the menu.
        let found = (asked.isEmpty ? Array(nodes.keys) : Array(Set(asked))).sorted().compactMap { nodes[$0] }
        connection.reply(to: call) { writer in
            writer.list("(ia{sv})") { list in
                for node in found {
                    list.structure { entry in
                        entry.append(node.id)
                        entry.list("{sv}") { values in
                            for property in Self.properties(of: node) {
                                values.entry(property.name, property.signature, property.fill)
                            }
                        }
                    }
                }
            }
        }
    }

    private func sendProperty(_ call: BusMessage) {
        guard let node = call.id(at: 0).flatMap({ nodes[$0] }), call.arguments.count == 2,
            let property = Self.properties(of: node).first(where: { $0.name == call.arguments[1].text })
        else { return refuse(call) }
        connection.reply(to: call) { $0.variant(property.signature, property.fill) }
    }

    // MARK: Properties

    static let properties = [
        BusProperty("Version", "u") { $0.append(UInt32(3)) }, BusProperty("TextDirection", "ltr"),
        BusProperty("Status", "normal"), BusProperty("IconThemePath", "as") { $0.list("s") { _ in } },
    ]

    /// What differs from the defaults.
    private nonisolated static func properties(of node: Node) -> [BusProperty] {
        guard let item = node.item else { return [BusProperty("children-display", "submenu")] }
        if item.isLine { return [BusProperty("type", "separator")] }
        // An underscore marks a letter.
        var properties = [BusProperty("label", item.title.replacing("_", with: "__"))]
        if !item.isEnabled { properties.append(BusProperty("enabled", "b") { $0.append(false) }) }
        if item.isSubmenu { properties.append(BusProperty("children-display", "submenu")) }
        if item.isOn {
            properties.append(BusProperty("toggle-type", "checkmark"))
            properties.append(BusProperty("toggle-state", "i") { $0.append(Int32(1)) })
        }
        if let keys = item.shortcut.flatMap(keys) {
            properties.append(
                BusProperty("shortcut", "aas") { writer in
                    writer.list("as") { list in list.list("s") { names in for key in keys { names.append(key) } } }
                })
        }
        return properties
    }

    /// The names of the keys of a shortcut; nil for one without a visible character.
    private nonisolated static func keys(of shortcut: KeyboardShortcut) -> [String]? {
        guard shortcut.key.isPrintable else { return nil }
        var keys: [String] = []
        if !shortcut.modifiers.isDisjoint(with: [.command, .control]) { keys.append("Control") }
        if shortcut.modifiers.contains(.option) { keys.append("Alt") }
        if shortcut.modifiers.contains(.shift) { keys.append("Shift") }
        return keys + [String(shortcut.key.character).uppercased()]
    }
}
