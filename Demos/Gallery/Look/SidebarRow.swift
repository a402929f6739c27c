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
            Text(page.title)
            Spacer(minLength: 0)
            Text("Ctrl \(String(page.key))").font(.caption2).opacity(0.85)
        }
        .buttonStyle(SidebarRowStyle(isSelected: isSelected))
        .keyboardShortcut(KeyEquivalent(page.key))
        .accessibilityIdentifier("page-\(page.title.lowercased())")
    }
}

private struct SidebarRowStyle: ButtonStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        Face(configuration: configuration, isSelected: isSelected)
    }

    /// A view of its own, so that its colours follow from the configuration and the palette together.
    private struct Face: View {
        let configuration: Configuration
        let isSelected: Bool
        @Environment(\.palette) private var palette

        var body: some View {
            HStack(spacing: 12) { configuration.label }
                .fontWeight(isSelected ? .medium : .regular)
                .foregroundStyle(isSelected ? palette.text : palette.quiet)
                .padding(.horizontal, 12)
                .frame(height: 36)
                .background(fill, in: RoundedRectangle(cornerRadius: 8))
        }

        private var fill: Color {
            if configuration.isPressed { return palette.pressed }
            if isSelected { return palette.selected }
            return configuration.isHovered ? palette.hovered : .clear
        }
    }
}
