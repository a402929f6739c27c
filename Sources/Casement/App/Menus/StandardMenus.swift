import CasementCore
import Foundation

/// Puts the standard menus and the commands of a program together.
@MainActor struct StandardMenus {
    let program: RunningApp
    let declared: DeclaredCommands

    /// The menus, from left to right. Format is there if something stands in it.
    var all: [BarMenu] {
        let scenes = program.scenes.windows.filter(\.hasCommands)
        var menus = [file(scenes), edit]
        if let format = menu("Format", [place(.textFormatting)]) { menus.append(format) }
        menus.append(view)
        return menus + declared.menus + [window(scenes), help]
    }

    private func file(_ scenes: [WindowDescription]) -> BarMenu {
        standard(
            "File",
            [
                place(
                    .newItem, isEmpty: !scenes.contains { $0.opensByCommand || $0.document != nil }
                ) {
                    if scenes.contains(where: \.makesDocuments) { NewDocumentItems(scenes: scenes, program: program) }
                    NewWindowItems(scenes: scenes, program: program)
                    if scenes.contains(where: { $0.document != nil }) { OpenDocumentItems(program: program) }
                },
                place(.saveItem) {
                    CloseItem(program: program)
                    if scenes.contains(where: \.makesDocuments) { DocumentItems(program: program) }
                },
                place(.importExport), place(.printItem),
                place(.appSettings, isEmpty: !scenes.contains { $0.kind == .settings }) {
                    SettingsItem(scenes: scenes, program: program)
                },
                place(.systemServices), place(.appVisibility),
                place(.appTermination) {
                    StandardItem("Quit \(programName)", KeyboardShortcut("q")) { program.quit() }
                },
            ])
    }

    private var edit: BarMenu {
        standard(
            "Edit",
            [
                place(.undoRedo) {
                    EditItem("Undo", .undo)
                    EditItem("Redo", .redo)
                },
                place(.pasteboard) {
                    EditItem("Cut", .cut)
                    EditItem("Copy", .copy)
                    EditItem("Paste", .paste)
                    EditItem("Delete", .delete)
                    EditItem("Select All", .selectAll)
                },
                place(.textEditing) { EditItem("Find…", .find) },
            ])
    }

    private var view: BarMenu {
        standard("View", [place(.toolbar), place(.sidebar) { FullScreenItem(program: program) }])
    }

    private func window(_ scenes: [WindowDescription]) -> BarMenu {
        standard(
            "Window",
            [
                place(.windowSize) { WindowSizeItems(program: program) },
                place(.windowArrangement) {
                    StandardItem("Bring All to Front") { program.raiseAll() }
                },
                place(.singleWindowList, isEmpty: !scenes.contains { $0.kind == .single }) {
                    SingleWindowItems(scenes: scenes, program: program)
                },
                place(.windowList) { OpenWindowItems(windows: program.windows) },
            ])
    }

    private var help: BarMenu {
        standard(
            "Help",
            [
                place(.help),
                AnyView(PaletteItem(program: program)),
                place(.appInfo) { StandardItem("About \(programName)") { program.openAbout() } },
            ])
    }

    // MARK: Places

    /// What stands at a place: the program's items, and the standard ones unless it replaces them. Nil for none.
    private func place<Standard: View>(
        _ placement: CommandGroupPlacement, isEmpty: Bool = false, @ViewBuilder _ standard: () -> Standard
    ) -> AnyView? {
        place(placement, isEmpty ? nil : AnyView(standard()))
    }

    private func place(_ placement: CommandGroupPlacement) -> AnyView? { place(placement, nil) }

    private func place(_ placement: CommandGroupPlacement, _ standard: AnyView?) -> AnyView? {
        let groups = declared.groups.filter { $0.placement == placement }
        guard !groups.isEmpty else { return standard }
        func items(_ position: PlacedCommands.Position) -> [AnyView] {
            groups.filter { $0.position == position && !$0.isEmpty }.map(\.content)
        }
        let replaced = groups.last { $0.position == .replacing }
        let own = replaced.map { $0.isEmpty ? nil : $0.content } ?? standard
        let all = items(.before) + [own].compactMap(\.self) + items(.after)
        if all.isEmpty { return nil }
        return AnyView(ForEach(all.indices, id: \.self) { all[$0] })
    }

    private func menu(_ name: LocalizedStringKey, id: String? = nil, _ places: [AnyView?]) -> BarMenu? {
        let shown = places.compactMap(\.self)
        if shown.isEmpty { return nil }
        let content = ForEach(shown.indices, id: \.self) { index in Section { shown[index] } }
        return BarMenu(id: "\(name)", title: Text(name), content: AnyView(content))
    }

    /// A menu that is always there.
    private func standard(_ name: LocalizedStringKey, _ places: [AnyView?]) -> BarMenu {
        menu(name, places) ?? BarMenu(id: "\(name)", title: Text(name), content: AnyView(EmptyView()))
    }
}

extension WindowDescription {
    /// Whether the menu File has an item that opens a window of the scene.
    var opensByCommand: Bool { kind == .group && document == nil && (valueType == nil || makeValue != nil) }

    /// The shortcut of the command that opens a window of the scene.
    func shortcut(otherwise standard: KeyboardShortcut?) -> KeyboardShortcut? {
        if case .assigned(let shortcut) = shortcut { return shortcut }
        return standard
    }
}
