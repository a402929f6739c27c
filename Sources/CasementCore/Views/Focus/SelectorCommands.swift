/// The name of an action, as menus and keys of AppKit send it: `Selector(("selectAll:"))`. `#selector` needs
/// Objective-C and does not exist.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    /// Creates the name of an action.
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }
    public var description: String { name }

    /// The commands that keys send to what has the focus.
    private static let commands: [String: KeyCommand] = [
        "copy:": .copy, "cut:": .cut, "paste:": .paste, "delete:": .delete, "deleteBackward:": .delete,
        "deleteForward:": .delete, "cancelOperation:": .exit, "cancel:": .exit, "moveUp:": .move(.up),
        "moveDown:": .move(.down), "moveLeft:": .move(.left), "moveRight:": .move(.right),
        "toggleBoldface:": .format(.bold), "toggleItalics:": .format(.italic),
        "toggleUnderline:": .format(.underline), "underline:": .format(.underline),
        "alignLeft:": .format(.alignLeft), "alignCenter:": .format(.alignCenter),
        "alignJustified:": .format(.alignJustified), "alignRight:": .format(.alignRight),
    ]

    var command: KeyCommand? { Self.commands[name] }
}

extension View {
    /// Runs an action for a command while focus is in this view; nil does nothing.
    ///
    /// The commands of keys are known by AppKit's names: `copy:`, `cut:`, `paste:`, `delete:`, `deleteBackward:`,
    /// `deleteForward:`, `cancelOperation:`, `moveUp:`, `moveDown:`, `moveLeft:` and `moveRight:`. The items of
    /// `TextFormattingCommands` send `toggleBoldface:`, `toggleItalics:`, `toggleUnderline:`, `alignLeft:`,
    /// `alignCenter:`, `alignJustified:` and `alignRight:`. Nothing sends others, which is said once in programs built
    /// for debugging.
    public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        if selector.command == nil {
            WithoutEffect.note("onCommand(\"\(selector)\")", "nothing sends this command")
        }
        let command = action == nil ? nil : selector.command
        return modifier(
            _KeyModifier(
                kind: .command(command) { sent in
                    guard let command, sent == command else { return false }
                    action?()
                    return true
                }))
    }
}
