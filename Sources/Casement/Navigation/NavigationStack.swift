import CasementCore

/// Shows a root view, and pages above it that the user opens and leaves again.
///
///     NavigationStack {
///         List(songs) { song in NavigationLink(song.title, value: song) }
///             .navigationDestination(for: Song.self) { SongPage(song: $0) }
///             .navigationTitle("Songs")
///     }
///
/// A link with a value shows the destination that is declared for the type of the value; a link with a destination
/// shows that view. The user returns with the back button, with Alt and the left arrow key, with the mouse's back
/// button, with a swipe over a touchpad, or with Escape where nothing else uses it. A program that passes a path sees
/// and sets the values of the pages, the topmost last.
///
/// A page that another one covers keeps its state, but is not shown: it has disappeared. A page that was left is gone.
/// The stack takes all the space that it is offered.
public struct NavigationStack<Data, Root: View>: View {
    private let path: NavigationPathAccess?
    private let root: Root
    @State private var model = NavigationModel()
    @Environment(\.splitColumn) private var column

    private init(access: NavigationPathAccess?, root: Root) { (path, self.root) = (access, root) }

    public var body: some View {
        // The newest closures; they read the program's binding, on which this body then depends.
        model.path = path
        let entries = model.entries
        // Links in earlier columns lead here.
        column?.stack = model
        return _StyledContainer("NavigationStack", accessibility: NavigationAccessibility.container) {
            NavigationPages(root: root, entries: entries, model: model).environment(\.splitColumn, nil)
        }
        .preference(key: ContainsStackKey.self, value: true)
        .onChange(of: entries.map(\.id)) { model.notifyRemoved() }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that stores its path itself.
    public init(@ViewBuilder root: () -> Root) { self.init(access: nil, root: root()) }

    /// A stack with a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        let access = NavigationPathAccess(
            values: { path.wrappedValue.values },
            append: {
                path.wrappedValue.add($0)
                return true
            },
            removeLast: { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) })
        self.init(access: access, root: root())
    }
}

extension NavigationStack
where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
    /// A stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        let access = NavigationPathAccess(
            values: { path.wrappedValue.map { AnyHashable($0) } },
            append: {
                guard let value = $0.base as? Data.Element else { return false }
                path.wrappedValue.append(value)
                return true
            },
            removeLast: { count in
                // One write, whatever the number.
                var values = path.wrappedValue
                for _ in 0..<min(count, values.count) { values.remove(at: values.index(before: values.endIndex)) }
                path.wrappedValue = values
            })
        self.init(access: access, root: root())
    }
}

/// The stack and the page that contain a view.
struct NavigationContext: Equatable {
    var model: NavigationModel
    /// The page; nil for the root.
    var page: Int?
    /// The column that shows what links lead to, in the place of what it shows; nil for pages above this one.
    var column: SplitColumnScope?

    static func == (left: Self, right: Self) -> Bool {
        left.model === right.model && left.page == right.page && left.column === right.column
    }

    /// Shows the destination of a value.
    @MainActor func show(_ value: AnyHashable) { if let column { column.show(value) } else { model.push(value) } }

    /// Shows a view.
    @MainActor func show(_ view: PushedView) {
        if let column { column.show(view) } else { model.push(view, above: page) }
    }

    /// Leaves a view, if it is shown.
    @MainActor func leave(_ view: PushedView) { if let column { column.leave(view) } else { model.pop(view) } }
}

private struct NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
    /// The navigation stack that contains the view; nil outside of stacks.
    var navigation: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// The accessibility of navigation containers.
enum NavigationAccessibility {
    @MainActor static func container(
        _ below: [AccessibilityElement], _ context: AccessibilityContext
    ) -> [AccessibilityElement] {
        [AccessibilityElement(.navigation, on: context.node, children: below)]
    }
}
