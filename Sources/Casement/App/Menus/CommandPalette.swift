import CasementCore
import Foundation

/// Lists the commands of the menu bar, found by parts of their names: Control-Shift-P. Nothing is made of it before it
/// is opened.
@MainActor final class CommandPalette {
    private unowned let window: AppWindow
    private let presentation: WindowPresentation

    init(of window: AppWindow) {
        self.window = window
        presentation = WindowPresentation(in: window.pipeline)
    }

    /// Opens it, or closes it if it is open.
    func toggle() {
        if presentation.isShown { return presentation.close() }
        let size = window.pipeline.size
        let view = CommandPaletteView(
            search: CommandSearch(window.pipeline.menuItems), width: max(200, min(560, size.width - 40)),
            height: max(80, min(360, size.height - 140)),
            choose: { [weak self] in self?.choose($0) })
        presentation.show(AnyView(view), below: min(60, size.height / 8))
    }

    /// Closes it and presses the item, which may have changed meanwhile.
    private func choose(_ command: FoundCommand) {
        presentation.close { [weak window] in
            guard let window, window.isOpen else { return }
            var (items, item) = (window.pipeline.menuItems, MenuItem?.none)
            for index in command.id {
                item = items.indices.contains(index) ? items[index] : nil
                items = item?.items ?? []
            }
            if item?.title == command.item.title { _ = window.pipeline.pressMenuItem(at: command.id) }
        }
    }
}

private struct CommandPaletteView: View {
    let search: CommandSearch
    let width: CGFloat
    let height: CGFloat
    let choose: (FoundCommand) -> Void

    @State private var text = ""
    @State private var selected = 0

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let found = search.commands(for: text)
        let shape = RoundedRectangle(cornerRadius: 12)
        VStack(spacing: 0) {
            HStack(spacing: 8) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                TextField("Search Commands", text: $text)
                    .textFieldStyle(.plain)
                    .font(.title3.weight(.regular))
                    .accessibilityDescribed { element, _ in element.role = .searchfield }
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 11)
            Divider()
            if found.isEmpty {
                Text("No Commands").foregroundStyle(.secondary).padding(20)
            } else {
                list(found)
            }
        }
        .frame(width: width)
        .background(Color(theme: .menu), in: shape)
        .clipShape(shape)
        .overlay { shape.strokeBorder(Color(theme: .controlBorder), lineWidth: 1) }
        .shadow(color: .black.opacity(0.28), radius: 18, y: 6)
        .onChange(of: text) { selected = 0 }
        .onKeyPress(keys: [.upArrow, .downArrow, .return]) { press in
            guard press.modifiers.held.isEmpty, !found.isEmpty else { return .ignored }
            switch press.key {
            case .upArrow: selected = (selected + found.count - 1) % found.count
            case .downArrow: selected = (selected + 1) % found.count
            default: if found.indices.contains(selected), found[selected].item.isEnabled { choose(found[selected]) }
            }
            return .handled
        }
        .standardSurroundings()
        .accessibilityElement(children: .contain)
        .accessibilityDescribed { element, _ in
            element.role = .dialog
            element.label = "Commands"
        }
    }

    private func list(_ found: [FoundCommand]) -> some View {
        let chosen = found.indices.contains(selected) ? found[selected].id : nil
        return ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 1) {
                    ForEach(found) { command in row(command, isSelected: command.id == chosen) }
                }
                .padding(6)
            }
            .frame(height: min(height, CGFloat(found.count) * 31 + 11))
            // Rows are cut at whole pixels, and the edge may be between two.
            .onChange(of: chosen) { _, new in reader.scrollTo(new) }
        }
    }

    private func row(_ command: FoundCommand, isSelected: Bool) -> some View {
        Button {
            choose(command)
        } label: {
            HStack(spacing: 6) {
                if command.item.isOn { Image(systemName: "checkmark").imageScale(.small) }
                Text(verbatim: command.item.title)
                Text(verbatim: command.menus.joined(separator: " › ")).font(.callout).opacity(0.6)
                Spacer(minLength: 16)
                if let shortcut = command.item.shortcut {
                    Text(verbatim: shortcut.description).opacity(0.6).layoutPriority(1)
                }
            }
            .lineLimit(1)
            .foregroundStyle(isSelected ? Color.white : .primary)
            .padding(.horizontal, 10)
            .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
            .background(
                isSelected ? AnyShapeStyle(Color(theme: .selection)) : AnyShapeStyle(.clear),
                in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .disabled(!command.item.isEnabled)
    }
}
