import Casement

/// The whole window: the sidebar, and beside it the selected page.
package struct RootView: View {
    @State private var page: Page
    /// The user's choice here; the desktop's scheme while nil.
    @State private var chosen: ColorScheme?
    @Environment(\.colorScheme) private var desktop

    /// Starts with the page of that name, or else with the first.
    package init(page name: String? = nil) {
        _page = State(initialValue: Page.named(in: CommandLine.arguments.dropFirst() + [name ?? ""]) ?? .counter)
    }

    /// The names of the pages.
    package nonisolated static var pageNames: [String] { Page.allCases.map { "\($0)" } }

    private var scheme: Binding<ColorScheme> {
        Binding {
            chosen ?? desktop
        } set: {
            chosen = $0
        }
    }

    package var body: some View {
        HStack(spacing: 0) {
            Sidebar(page: $page, scheme: scheme)
            FittedPage { PageContent(page: page) }
                // Another page begins at its top.
                .id(page)
        }
        .font(.body)
        .modifier(Canvas())
        // Only views that read a colour run again when the scheme changes: pages keep their state.
        .environment(\.colorScheme, chosen ?? desktop)
    }
}

/// The page itself. Leaving a page ends its state, and the work that it started.
private struct PageContent: View {
    let page: Page

    var body: some View {
        switch page {
        case .counter: CounterPage()
        case .diff: DiffPage()
        case .list: ListPage()
        case .stacks: StacksPage()
        case .clock: ClockPage()
        case .identity: IdentityPage()
        case .preferences: PreferencesPage()
        case .environment: EnvironmentPage()
        case .lifetime: LifetimePage()
        case .objects: ObjectsPage()
        case .shapes: ShapesPage()
        case .text: TextPage()
        case .effects: EffectsPage()
        case .canvas: CanvasPage()
        case .pictures: PicturesPage()
        case .feed: FeedPage()
        case .geometry: GeometryPage()
        case .layouts: LayoutsPage()
        case .grid: GridPage()
        case .outline: OutlinePage()
        case .lists: ListsPage()
        case .splitView: SplitViewPage()
        case .form: FormPage()
        case .table: TablePage()
        case .navigation: NavigationPage()
        case .dialogs: DialogsPage()
        case .springs: SpringsPage()
        case .transitions: TransitionsPage()
        case .matched: MatchedPage()
        case .keyframes: KeyframesPage()
        case .shuffle: ShufflePage()
        case .gestures: GesturesPage()
        case .focus: FocusPage()
        case .controls: ControlsPage()
        case .menus: MenusPage()
        case .toolbar: ToolbarPage()
        case .textInput: TextInputPage()
        case .dragAndDrop: DragAndDropPage()
        case .theme: ThemePage()
        }
    }
}

/// Covers the window's own background, which does not follow the scheme chosen here.
private struct Canvas: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .foregroundStyle(palette.text)
            .background(palette.canvas)
    }
}
