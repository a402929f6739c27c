import Casement

/// Windows that show what a title bar has. On GNOME, and with `CASEMENT_TITLE_BAR=own`, the program draws it.
struct TitleBarWindows: Scene {
    var body: some Scene {
        Window("Title Bar with Tools", id: "titleBar.tools") { Tools() }
            .defaultSize(width: 460, height: 220)
            .restorationBehavior(.disabled)
            .menuBarVisibility(.hidden)
        Window("Title Bars of Columns", id: "titleBar.columns") { Columns() }
            .defaultSize(width: 560, height: 260)
            .restorationBehavior(.disabled)
            .menuBarVisibility(.hidden)
        Window("Title Above Tools", id: "titleBar.expanded") { Tools() }
            .windowToolbarStyle(.expanded)
            .windowIdealSize(.fitToContent)
            .defaultSize(width: 460, height: 220)
            .restorationBehavior(.disabled)
            .menuBarVisibility(.hidden)
        Window("Low Title Bar", id: "titleBar.compact") { Tools() }
            .windowToolbarStyle(.unifiedCompact)
            .windowIdealSize(.fitToContent)
            .defaultSize(width: 460, height: 220)
            .restorationBehavior(.disabled)
            .menuBarVisibility(.hidden)
        Window("Hidden Title Bar", id: "titleBar.hidden") {
            Text("A drag anywhere moves it.").modifier(TitleBarContent())
        }
        .windowStyle(.hiddenTitleBar)
        .windowBackgroundDragBehavior(.enabled)
        .defaultSize(width: 360, height: 160)
        .restorationBehavior(.disabled)
        .menuBarVisibility(.hidden)
    }
}

/// Buttons that open these windows.
struct TitleBarCard: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        GroupBox("Title bars") {
            VStack(alignment: .leading, spacing: 8) {
                Button("Title, subtitle and tools…") { openWindow(id: "titleBar.tools") }
                Button("Columns with bars…") { openWindow(id: "titleBar.columns") }
                HStack {
                    Button("Above the tools…") { openWindow(id: "titleBar.expanded") }
                    Button("Low…") { openWindow(id: "titleBar.compact") }
                }
                Button("Hidden…") { openWindow(id: "titleBar.hidden") }
                Caption("GNOME's programs draw them; CASEMENT_TITLE_BAR=own shows that elsewhere.")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A title with a subtitle, and tools on both sides.
private struct Tools: View {
    @State private var isPlaying = false
    @State private var isLoud = false

    var body: some View {
        Text(isPlaying ? "Playing" : "The bar's empty parts move the window.")
            .modifier(TitleBarContent())
            .navigationTitle("Ballade")
            .navigationSubtitle("Composed in 1835")
            .toolbar {
                ToolbarItem(placement: .navigation) {
                    Toggle("Loud", systemImage: "speaker.wave.2", isOn: $isLoud)
                }
                ToolbarItem(placement: .primaryAction) {
                    Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause" : "play") {
                        isPlaying.toggle()
                    }
                }
            }
    }
}

/// Columns, whose bars have the window's buttons in their corners.
private struct Columns: View {
    @State private var piece: Piece?

    var body: some View {
        NavigationSplitView {
            List(Piece.all, id: \.self, selection: $piece) { Text($0.title) }.navigationTitle("Pieces")
        } detail: {
            Text(piece.map { "Composed in \(String($0.year))" } ?? "Choose a piece.")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle(piece?.title ?? "No piece")
        }
        .modifier(ChosenAppearance())
    }
}

private struct TitleBarContent: ViewModifier {
    func body(content: Content) -> some View {
        content
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(ChosenAppearance())
    }
}
