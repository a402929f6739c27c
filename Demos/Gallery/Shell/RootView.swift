import Casement

/// The whole window: the sidebar, and beside it the selected page.
package struct RootView: View {
    @State private var page: Page?

    /// Starts with the page of that name, or else with the first.
    package init(page name: String? = nil) {
        _page = State(initialValue: Page.named(in: CommandLine.arguments.dropFirst() + [name ?? ""]) ?? .counter)
    }

    /// The names of the pages.
    package nonisolated static var pageNames: [String] { Page.allCases.map { "\($0)" } }

    package var body: some View {
        NavigationSplitView {
            Sidebar(page: $page)
        } detail: {
            NavigationStack { PageView(page: page ?? .counter) }
                // Another page begins at its top, with new state.
                .id(page)
        }
        .background { PageKeys(page: $page) }
        .focusedSceneValue(\.galleryPage, $page)
        .modifier(ChosenAppearance())
    }
}

/// A page with its title, and the buttons that all pages have.
private struct PageView: View {
    let page: Page
    @State private var showsSource = false
    @State private var showsSettings = false

    var body: some View {
        FittedPage { PageContent(page: page) }
            .navigationTitle(page.title)
            .toolbar {
                Button("Show Source", systemImage: "chevron.left.forwardslash.chevron.right") { showsSource = true }
                    .keyboardShortcut("u")
                    .help("Show the source of this page (Ctrl U)")
                Button("Settings", systemImage: "gearshape") { showsSettings = true }
                    .keyboardShortcut(",")
                    .help("Settings (Ctrl ,)")
            }
            .sheet(isPresented: $showsSource) { SourceSheet(page: page) }
            .sheet(isPresented: $showsSettings) { SettingsSheet() }
    }
}

/// Keyboard shortcuts between pages, on invisible buttons.
private struct PageKeys: View {
    @Binding var page: Page?

    var body: some View {
        Group {
            Button("Next page") { page = (page ?? .counter).following(1) }.keyboardShortcut(.pageDown)
            Button("Previous page") { page = (page ?? .counter).following(-1) }.keyboardShortcut(.pageUp)
            ForEach(Page.allCases.filter { $0.key != nil }) { item in
                Button(item.title) { page = item }.keyboardShortcut(
                    item.key.map { KeyboardShortcut(KeyEquivalent($0)) })
            }
        }
        .opacity(0)
        .accessibilityHidden(true)
    }
}
