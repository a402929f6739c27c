import CasementCore

/// A result builder that makes the commands of a program. Commands that stand in an `if` or `switch` come and go with
/// its condition.
@MainActor @preconcurrency @resultBuilder public enum CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        CommandTuple(content: (repeat each content))
    }

    public static func buildOptional<Content: Commands>(_ content: Content?) -> some Commands {
        OptionalCommands(content: content)
    }

    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }

    /// The commands of an `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
        AvailableCommands(content: content)
    }
}

/// Several groups of commands.
private struct CommandTuple<each Content: Commands>: PrimitiveCommands {
    typealias Body = Never
    let content: (repeat each Content)

    func describe(in outline: CommandOutline) {
        var index = 0
        for commands in repeat each content {
            outline.visit(commands, at: "\(index)")
            index += 1
        }
    }
}

/// The commands of an `if` without an `else`.
private struct OptionalCommands<Content: Commands>: PrimitiveCommands {
    typealias Body = Never
    let content: Content?

    func describe(in outline: CommandOutline) { if let content { outline.visit(content, at: "if") } }
}

/// The commands of one branch of an `if` or `switch`. The branches have different identities.
extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    func describe(in outline: CommandOutline) {
        switch storage {
        case .trueContent(let commands): outline.visit(commands, at: "if")
        case .falseContent(let commands): outline.visit(commands, at: "else")
        }
    }
}

/// Commands whose type is hidden, as it may not exist everywhere.
private struct AvailableCommands: PrimitiveCommands {
    typealias Body = Never
    let content: any Commands

    func describe(in outline: CommandOutline) { outline.visit(content, at: "available") }
}
