import CasementCore

/// The commands that a scene declares: a closure that visits them, at the place of the scene.
package struct SceneCommands {
    let visit: @MainActor (CommandOutline) -> Void
}

/// A scene with commands.
private struct CommandingScene<Content: Scene, C: Commands>: PrimitiveScene {
    typealias Body = Never
    let content: Content
    let commands: C

    func describe(in outline: SceneOutline) {
        outline.visit(content)
        outline.add(commands)
    }
}

/// A scene whose own commands, and those that stand for its windows, are not in the menus.
private struct SceneWithoutCommands<Content: Scene>: PrimitiveScene {
    typealias Body = Never
    let content: Content

    func describe(in outline: SceneOutline) { outline.visitWithoutCommands(content) }
}

extension Scene {
    /// Adds commands to the menu bar of the program.
    ///
    ///     WindowGroup { ContentView() }
    ///         .commands {
    ///             CommandMenu("Tools") { Button("Run") { run() }.keyboardShortcut("r") }
    ///             CommandGroup(after: .newItem) { Button("Open…") { open() }.keyboardShortcut("o") }
    ///         }
    ///
    /// The shortcuts work in every window of the program while the menus are closed, and not while an item is disabled.
    /// A shortcut of the content of the window has precedence.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandingScene(content: self, commands: content())
    }

    /// Removes the commands of this scene, with the standard ones that open its windows.
    public func commandsRemoved() -> some Scene { SceneWithoutCommands(content: self) }

    /// Replaces the commands of this scene, with the standard ones that open its windows.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }

    /// Sets whether the windows of the scene show the menu bar above their content. By default they do if a scene of
    /// the program declares commands, except settings and utility windows; with `hidden` the commands are reached by
    /// their shortcuts and by Control-Shift-P, which finds them by name. Menus for which a window has no room are in a
    /// last one with the title ».
    ///
    /// SwiftUI has no such modifier: on a Mac the menu bar is at the top of the screen.
    public func menuBarVisibility(_ visibility: Visibility) -> some Scene {
        changing { if $0.menuBar == .automatic { $0.menuBar = visibility } }
    }

    /// Sets the shortcut of the command that opens a window of the scene: New Window of a group, instead of Control-N,
    /// Settings, instead of Control-comma, or the item of a single window in the menu Window.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }

    /// Sets the shortcut of the command that opens a window of the scene; nil for none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        // The innermost applies, as the nearest to the window.
        changing { if $0.shortcut == .automatic { $0.shortcut = .assigned(shortcut) } }
    }
}
