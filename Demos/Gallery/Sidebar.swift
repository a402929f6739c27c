import Casement

/// The list of pages, with the choice of light or dark at the bottom.
struct Sidebar: View {
    @Binding var page: Page
    @Binding var scheme: ColorScheme
    @Environment(\.palette) private var palette

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                Wordmark()
                    .padding(.horizontal, 8)
                    .padding(.bottom, 24)
                // In a low window the rows scroll.
                ScrollViewReader { rows in
                    ScrollView {
                        VStack(spacing: 4) {
                            ForEach(Page.allCases) { item in
                                SidebarRow(page: item, isSelected: item == page) { page = item }
                            }
                        }
                        // Room for the focus ring, which the scroll view would cut off.
                        .padding(4)
                    }
                    .padding(-4)
                    .onChange(of: page) { withAnimation(.snappy(duration: 0.25)) { rows.scrollTo(page) } }
                }
                .padding(.bottom, 16)
                Segments(
                    [Segment(.light, "Light", icon: .sun), Segment(.dark, "Dark", icon: .moon)],
                    selection: $scheme)
            }
            .padding(16)
            .padding(.top, 8)
            Rectangle().fill(palette.line).frame(width: 1)
        }
        .frame(width: 216)
        .frame(maxHeight: .infinity)
        .background(palette.sidebar)
        .background { PageKeys(page: $page) }
    }
}

/// Keyboard shortcuts between pages, on invisible buttons.
private struct PageKeys: View {
    @Binding var page: Page

    var body: some View {
        Group {
            Button("Next page") { page = page.following(1) }.keyboardShortcut(.pageDown)
            Button("Previous page") { page = page.following(-1) }.keyboardShortcut(.pageUp)
        }
        .opacity(0)
    }
}

/// The program's name beside a drawing of a window with four panes.
private struct Wordmark: View {
    @Environment(\.palette) private var palette

    var body: some View {
        HStack(spacing: 12) {
            Icon(.casement)
                .fill(.white)
                .frame(width: 20, height: 20)
                .padding(6)
                .background(palette.accentFill, in: RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 0) {
                Text("Casement").font(.headline)
                Text("Gallery").font(.caption).foregroundStyle(palette.quiet)
            }
        }
    }
}
