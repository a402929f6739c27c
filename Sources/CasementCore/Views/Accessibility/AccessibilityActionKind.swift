/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case known(String), named(Text) }
    let kind: Kind

    /// What a press does.
    public static let `default` = AccessibilityActionKind(kind: .known("press"))
    /// Leaves what is shown above the rest, such as a dialog.
    public static let escape = AccessibilityActionKind(kind: .known("escape"))
    /// The one thing that matters most, such as to pause what is playing.
    public static let magicTap = AccessibilityActionKind(kind: .known("magicTap"))
    /// Deletes.
    public static let delete = AccessibilityActionKind(kind: .known("delete"))
    /// Opens the context menu.
    public static let showMenu = AccessibilityActionKind(kind: .known("showMenu"))

    init(kind: Kind) { self.kind = kind }

    /// An action with a name that a person hears.
    public init(named name: Text) { kind = .named(name) }

    @MainActor func name(in context: AccessibilityContext) -> String {
        switch kind {
        case .known(let name): name
        case .named(let text): context.string(text)
        }
    }
}
