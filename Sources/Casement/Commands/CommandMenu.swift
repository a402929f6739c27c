import CasementCore

/// A menu of the program in the menu bar. It stands between the standard menus View and Window, in order of
/// declaration.
///
///     CommandMenu("Tools") {
///         Button("Run") { run() }.keyboardShortcut("r")
///         Toggle("Verbose", isOn: $isVerbose)
///     }
///
/// The items are those of a `Menu`: buttons, toggles, pickers, links, menus, sections and dividers.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    public typealias Body = Never
    private let name: Text
    private let content: Content

    /// A menu with a name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a name, in the user's language.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }

    /// A menu with a localised resource as its name.
    @_disfavoredOverload public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }

    /// A menu with a name.
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    func describe(in outline: CommandOutline) { outline.add(BarMenu(title: name, content: AnyView(content))) }
}
