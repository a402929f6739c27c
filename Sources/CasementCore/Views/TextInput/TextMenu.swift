import Foundation

/// The commands that a menu offers for an edited text.
@MainActor package struct TextCommands {
    package enum Command: Sendable { case undo, redo, cut, copy, paste, delete, selectAll }

    fileprivate let interaction: TextInteraction
    /// Closes the menu.
    package let close: () -> Void

    /// Whether a command is available.
    package func can(_ command: Command) -> Bool { interaction.can(command) }
    package func perform(_ command: Command) { interaction.perform(command) }
}

/// The context menu of a text: created when opened, in the environment of the text.
@MainActor final class TextMenu {
    private unowned let input: TextInputNode
    private let interaction: TextInteraction
    private var shown: (node: SecondaryContent<AnyView>, layout: PresentedLayoutNode)?
    private let responder = PresentationResponder()

    init(of input: TextInputNode, _ interaction: TextInteraction) {
        (self.input, self.interaction) = (input, interaction)
        responder.dismiss = { [weak self] in self?.close() }
    }

    var node: _Node? { shown?.node }

    func open(at point: CGPoint, _ menu: (TextCommands) -> AnyView) {
        close()
        let graph = input.graph
        guard let window = graph.layout.root as? RootLayoutNode else { return }
        let commands = TextCommands(interaction: interaction) { [weak self] in self?.close() }
        let layers = LayeredLayoutNode(kind: "presented", alignment: .center, tree: graph.layout)
        layers.traits.isImplicit = true
        let node = SecondaryContent(layers, menu(commands), in: input.context(at: 1))
        let layout = PresentedLayoutNode(layers, anchor: input.input, place: .at(point), isModal: true)
        responder.node = layout
        layout.attach().responders.append(responder)
        shown = (node, layout)
        responder.opened(by: graph.focus, clock: graph.timetable.clock)
        window.present(layout)
        graph.requestFrame()
    }

    func close() {
        guard let shown else { return }
        self.shown = nil
        responder.closed(in: input.graph.focus)
        shown.node.tearDown()
        (input.graph.layout.root as? RootLayoutNode)?.dismiss(shown.layout)
    }
}
