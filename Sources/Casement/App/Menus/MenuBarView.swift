import CasementCore
import Foundation

/// The menu bar above the content of a window.
struct MenuBarView: View {
    let menus: ProgramMenus
    let state: MenuBarState
    let commands: EditCommands
    /// Resolves a title in the language of the window.
    let line: @MainActor (Text) -> String
    @State private var showsMnemonics = false

    static var _isBuiltIn: Bool { true }
    /// In points, with the line below it.
    static let height: CGFloat = 29
    private static let margin: CGFloat = 4

    var body: some View {
        if menus.isShownInWindows {
            let titles = shown(of: menus.all)
            let _ = state.show(titles.map { ($0.id, $0.title) })
            HStack(spacing: 0) {
                ForEach(titles) { MenuBarTitle(menu: $0, state: state, showsMnemonic: showsMnemonics) }
            }
            .padding(.horizontal, Self.margin)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .frame(height: Self.height)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                state.room.width = $0 - 2 * Self.margin
            }
            .background(Color(theme: .windowBackground))
            .overlay(alignment: .bottom) { Divider() }
            .onModifierKeysChanged(mask: .option) { _, new in showsMnemonics = !new.isEmpty }
            .environment(\.editCommands, commands)
            .standardSurroundings()
            .accessibilityElement(children: .contain)
            .accessibilityDescribed { element, _ in element.role = .menubar }
        } else {
            // No key opens a menu of a bar that is not shown.
            let _ = state.show([])
        }
    }

    /// The menus that the window has room for, and last one with the others where it has not.
    private func shown(of menus: [BarMenu]) -> [TitledMenu] {
        let titles = menus.map { TitledMenu(id: $0.id, title: line($0.title), content: $0.content) }
        let count = state.room.count(of: titles.map(\.title))
        guard count < titles.count else { return titles }
        let others = menus[count...]
        let rest = ForEach(others) { menu in
            Menu {
                menu.content
            } label: {
                menu.title
            }
        }
        return titles[..<count] + [TitledMenu(id: "more", title: MenuBarRoom.more, content: AnyView(rest))]
    }
}

/// A menu with its title in the language of the window.
private struct TitledMenu: Identifiable {
    let id: String
    let title: String
    let content: AnyView
}

/// The title of a menu in the menu bar, and the menu while it is open.
private struct MenuBarTitle: View {
    let menu: TitledMenu
    let state: MenuBarState
    let showsMnemonic: Bool
    @State private var control = ControlState()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let isOpen = state.isOpen(menu.id)
        _Control(
            "MenuBarTitle", isFocusable: false,
            accessibility: MenuOpener.accessibility(isOpen: isOpen, as: .menuitem) { state.open(menu.id) },
            trigger: { state.open(menu.id) }, show: { control = $0 }
        ) {
            label
                .lineLimit(1)
                .fixedSize()
                .padding(.horizontal, 9)
                .frame(height: 23)
                .background(
                    isOpen || control.isPressed
                        ? AnyShapeStyle(Color(theme: .controlPressed))
                        : control.isHovered ? AnyShapeStyle(Color(theme: .controlHovered)) : AnyShapeStyle(.clear),
                    in: RoundedRectangle(cornerRadius: 5))
        }
        .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            state.place(menu.id, menu.title, at: $0)
        }
        .modifier(
            _PresentationModifier(
                isPresented: isOpen, place: .below, dismiss: { state.close() }, kind: .menuOfBar(state)
            ) {
                MenuSurface(session: MenuSession { state.close() }) { menu.content }
            })
    }

    /// The title, with a line under the letter that opens the menu.
    private var label: Text {
        let title = menu.title
        guard showsMnemonic, let letter = state.mnemonic(of: menu.id),
            let index = title.firstIndex(where: { $0.lowercased() == String(letter) })
        else { return Text(verbatim: title) }
        let after = title.index(after: index)
        let start = Text(verbatim: String(title[..<index])), end = Text(verbatim: String(title[after...]))
        return Text("\(start)\(Text(verbatim: String(title[index])).underline())\(end)")
    }
}
