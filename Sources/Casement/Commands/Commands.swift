import CasementCore

/// A group of commands of a program, which stand in the menu bar.
///
///     struct NoteCommands: Commands {
///         @FocusedValue(\.note) private var note
///
///         var body: some Commands {
///             CommandMenu("Note") {
///                 Button("Archive") { note?.archive() }.keyboardShortcut("e").disabled(note == nil)
///             }
///         }
///     }
///
/// A scene declares them by `commands(content:)`. They may have states, settings, and values of the environment; the
/// focused values that they read are those of the key window. The body runs again when something that it reads changes,
/// not before a menu, a shortcut or a visible menu bar needs it.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands

    /// The commands that this group consists of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands without a body, which describe themselves.
@MainActor protocol PrimitiveCommands: Commands where Body == Never {
    func describe(in outline: CommandOutline)
}

extension Commands where Body == Never {
    /// Primitive commands have no body.
    public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body.") }
}

extension Never: Commands {}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
    public typealias Body = Never
    /// Creates an empty group of commands.
    public nonisolated init() {}

    func describe(in outline: CommandOutline) {}
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
    /// Creates a group of commands.
    public init(@CommandsBuilder content: () -> Content) { self = Group.of(content()) }

    func describe(in outline: CommandOutline) { outline.visit(content, at: "group") }
}
