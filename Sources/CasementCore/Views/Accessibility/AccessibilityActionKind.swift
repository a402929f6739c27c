/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case known(String), named(Text) }
    let kind: Kind

    /// The action of a press.
    public static let `default` = AccessibilityActionKind(kind: .known("press"))
    /// Dismisses a presented view, such as a dialog.
    public static let escape = AccessibilityActionKind(kind: .known("escape"))
    /// The most important action, such as pausing playback.
    public static let magicTap = AccessibilityActionKind(kind: .known("magicTap"))
    /// Deletes the item.
    public static let delete = AccessibilityActionKind(kind: .known("delete"))
    /// Opens the context menu.
    public static let showMenu = AccessibilityActionKind(kind: .known("showMenu"))

    init(kind: Kind) { self.kind = kind }

    /// Creates an action with a name that is presented to the user.
    public init(named name: Text) { kind = .named(name) }

    @MainActor func name(in context: AccessibilityContext) -> String {
        switch kind {
        case .known(let name): name
        case .named(let text): context.string(text)
        }
    }
}
