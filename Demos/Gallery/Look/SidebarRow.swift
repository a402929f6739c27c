import Casement

/// One page in the sidebar; its shortcut shows at the end of the row.
struct SidebarRow: View {
    let page: Page
    let isSelected: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Icon(page.icon)
                .fill()
                .frame(width: 16, height: 16)
            Text(page.title).frame(maxWidth: .infinity, alignment: .leading)
            if let key = page.key { Text("Ctrl \(String(key))").font(.caption2).opacity(0.85) }
        }
        .buttonStyle(SidebarRowStyle(isSelected: isSelected))
        .keyboardShortcut(page.key.map { KeyboardShortcut(KeyEquivalent($0)) })
        .accessibilityIdentifier("page-\(page.title.lowercased())")
    }
}

private struct SidebarRowStyle: ButtonStyle {
    let isSelected: Bool
    @Environment(\.palette) private var palette

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) { configuration.label }
            .fontWeight(isSelected ? .medium : .regular)
            .lineLimit(1)
            .foregroundStyle(isSelected ? palette.text : palette.quiet)
            .padding(.horizontal, 12)
            // In a low window the rows move closer together before they are cut off.
            .frame(minHeight: 24, maxHeight: 36)
            .face(isSelected ? palette.selected : .clear, under: configuration, radius: 8)
    }
}
