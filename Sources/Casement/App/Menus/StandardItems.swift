import CasementCore
import Foundation

/// Items that open a window of a group. The first, of all that open a window, has the shortcut Control-N.
struct NewWindowItems: View {
    let scenes: [WindowDescription]
    let program: RunningApp

    var body: some View {
        let groups = scenes.filter(\.opensByCommand)
        ForEach(groups, id: \.path) { scene in
            let isFirst = scene.path == scenes.first { $0.opensByCommand || $0.makesDocuments }?.path
            let standard = isFirst ? KeyboardShortcut("n") : nil
            let title = scene.title.map { Text("New \($0) Window") } ?? Text("New Window")
            StandardItem(title, scene.shortcut(otherwise: standard)) { program.openNew(scene) }
        }
    }
}

/// Closes the key window.
struct CloseItem: View {
    let program: RunningApp

    var body: some View {
        StandardItem("Close", KeyboardShortcut("w")) { program.windows.windows.first?.requestClose() }
            .disabled(program.windows.observed.first?.canClose != true)
    }
}

/// Opens the program's settings.
struct SettingsItem: View {
    let scenes: [WindowDescription]
    let program: RunningApp

    var body: some View {
        let scene = scenes.first { $0.kind == .settings }
        StandardItem("Settings…", scene?.shortcut(otherwise: KeyboardShortcut(","))) { program.openSettings() }
    }
}

/// Minimises and enlarges the key window.
struct WindowSizeItems: View {
    let program: RunningApp

    var body: some View {
        let window = program.windows.observed.first
        StandardItem("Minimize", KeyboardShortcut("m")) { window?.minimize() }
            .disabled(window?.canMinimize != true)
        StandardItem("Zoom") { window?.zoom() }
            .disabled(window?.isResizable != true)
    }
}

/// Covers the screen with the key window, or gives it its size of before.
struct FullScreenItem: View {
    let program: RunningApp

    var body: some View {
        let window = program.windows.observed.first
        StandardItem(
            window?.isFullScreen == true ? "Exit Full Screen" : "Enter Full Screen",
            KeyboardShortcut(KeyEquivalent("\u{F70E}"), modifiers: [])
        ) {
            window?.toggleFullScreen()
        }
        .disabled(window?.canChangeFullScreen != true)
    }
}

/// Leads to the scenes with a single window.
struct SingleWindowItems: View {
    let scenes: [WindowDescription]
    let program: RunningApp

    var body: some View {
        ForEach(scenes.filter { $0.kind == .single }, id: \.path) { scene in
            StandardItem(scene.title ?? Text(verbatim: programName), scene.shortcut(otherwise: nil)) {
                program.openNew(scene)
            }
        }
    }
}

/// Leads to the open windows of groups; the key window has a mark.
struct OpenWindowItems: View {
    let windows: WindowList

    private struct Item: Identifiable {
        let id: ObjectIdentifier
        let title: String
        let isFront: Bool
        let raise: () -> Void
    }

    private var items: [Item] {
        let open = windows.observed
        return open.filter { $0.scene.kind == .group }
            .sorted { ($0.scene.path, $0.number) < ($1.scene.path, $1.number) }
            .map { window in
                Item(
                    id: ObjectIdentifier(window), title: window.title.title ?? "", isFront: window === open.first,
                    raise: { [weak window] in window?.raise() })
            }
    }

    var body: some View {
        ForEach(items) { item in
            Toggle(isOn: Binding(get: { item.isFront }, set: { _ in item.raise() })) { Text(verbatim: item.title) }
        }
    }
}

/// Finds commands by their names.
struct PaletteItem: View {
    let program: RunningApp

    var body: some View {
        StandardItem("Search Commands…", KeyboardShortcut("p", modifiers: [.command, .shift])) {
            program.afterTurn { program.windows.windows.first?.palette.toggle() }
        }
    }
}
