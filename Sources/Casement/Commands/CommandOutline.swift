import CasementCore

/// A walk over the commands of a program, which collects what they declare.
@MainActor package final class CommandOutline {
    private(set) var declared = DeclaredCommands()
    private let graph: BodyGraph
    /// The place of the visited commands: their identity.
    private var path = ""

    init(_ graph: BodyGraph) { self.graph = graph }

    /// Visits commands that are at a place of those visited now.
    package func visit<C: Commands>(_ commands: C, at place: String) {
        let outer = path
        path += path.isEmpty ? place : ".\(place)"
        visit(commands)
        path = outer
    }

    private func visit<C: Commands>(_ commands: C) {
        if let commands = commands as? any PrimitiveCommands { return commands.describe(in: self) }
        visit(graph.run(commands, at: path) { $0.body })
    }

    func add(_ menu: BarMenu) {
        var menu = menu
        menu.id = path
        declared.menus.append(menu)
    }

    func add(_ group: PlacedCommands) { declared.groups.append(group) }
}

/// A menu of the menu bar.
package struct BarMenu: Identifiable {
    /// The name of a standard menu, or the place of its declaration.
    package var id = ""
    package let title: Text
    package let content: AnyView
}

/// What the commands of a program declare, in order.
struct DeclaredCommands {
    var menus: [BarMenu] = []
    var groups: [PlacedCommands] = []
}

/// Items that stand at, before or after the standard ones of a place.
struct PlacedCommands {
    enum Position { case before, after, replacing }

    let position: Position
    let placement: CommandGroupPlacement
    let content: AnyView
    /// Whether it can have no item.
    let isEmpty: Bool
}
