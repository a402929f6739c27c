import Casement

/// The page itself. Leaving a page ends its state, and the work that it started.
struct PageContent: View {
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
        case .pixels: PixelsPage()
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
        case .sheets: SheetsPage()
        case .popovers: PopoversPage()
        case .files: FilesPage()
        case .windows: WindowsPage()
        case .search: SearchPage()
        case .inspector: InspectorPage()
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
