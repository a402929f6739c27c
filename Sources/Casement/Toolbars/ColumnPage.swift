import CasementCore

/// A page in a column of a split view: its inspectors stand beside its content and its bars, and it shares its bar with
/// the column before.
struct ColumnPage: ViewModifier {
    /// Nil outside of split views, where it changes nothing.
    let column: ColumnBar?
    let kind: PageBarRoom.Kind
    let room: PageBarRoom
    let inspectors: PageInspectors
    let shown: [BarEntry]

    func body(content: Content) -> some View {
        if column != nil {
            HStack(spacing: 0) {
                content
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        room.width = $0
                    }
                ForEach(shown) { entry in _BarSlot(entry.item) }
            }
            .environment(\.pageInspectors, inspectors)
            .onChange(of: kind, initial: true) {
                room.kind = $1
                inspectors.haveBar = $1 == .bar || $1 == .inner
            }
        } else {
            content
        }
    }
}

/// The inspectors of a page in a column.
@MainActor final class PageInspectors {
    private let changes = DependencySource.make()
    private var stored = false

    /// Whether they have a bar, as the page has; a body that reads it runs again when it changes.
    var haveBar: Bool {
        get {
            changes.noteRead()
            return stored
        }
        set {
            guard newValue != stored else { return }
            stored = newValue
            changes.noteChange("the bar of a page")
        }
    }
}

private struct PageInspectorsKey: EnvironmentKey { static var defaultValue: PageInspectors? { nil } }

extension EnvironmentValues {
    /// The inspectors of the column's page that contains the view; nil where they stand beside their view.
    var pageInspectors: PageInspectors? {
        get { self[PageInspectorsKey.self] }
        set { self[PageInspectorsKey.self] = newValue }
    }
}
