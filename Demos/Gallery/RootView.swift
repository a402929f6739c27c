import Casement

/// The whole window: the sidebar, and beside it the page that is selected there.
struct RootView: View {
    @State private var page = Page.counter
    @State private var scheme = ColorScheme.light

    var body: some View {
        HStack(spacing: 0) {
            Sidebar(page: $page, scheme: $scheme)
            PageContent(page: page)
                // A page that needs more room than the window has keeps its head and loses its end.
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
        }
        .font(.body)
        .modifier(Canvas())
        // Only what reads a colour runs again when the scheme changes: pages keep their state.
        .environment(\.colorScheme, scheme)
    }
}

/// The page itself. Leaving a page ends its state, and what it started.
private struct PageContent: View {
    let page: Page

    var body: some View {
        switch page {
        case .counter: CounterPage()
        case .diff: DiffPage()
        case .list: ListPage()
        case .layout: LayoutPage()
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
        }
    }
}

/// Covers the window's own background, which knows nothing of the scheme chosen here.
private struct Canvas: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .foregroundStyle(palette.text)
            .background(palette.canvas)
    }
}
