import CasementCore
import Foundation

extension View {
    /// Shows a column at the trailing edge while `isPresented`, for details of what is selected in this view. The
    /// user resizes it by dragging its edge.
    ///
    ///     Editor().inspector(isPresented: $showsDetails) { Details() }
    ///
    /// In a column of a `NavigationSplitView` the inspector is as high as the column, and has a bar of its own beside
    /// that of the page, with the toolbar items of its content.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that contains this view, in points; the user cannot change it.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(least: width, ideal: width, most: width))
    }

    /// Sets the width of the inspector that contains this view, in points: at first `ideal`, and after dragging between
    /// `min` and `max`.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(
            key: InspectorWidthKey.self,
            value: InspectorWidth(
                least: min ?? Swift.min(ideal, InspectorWidth.standard.least), ideal: ideal,
                most: max ?? Swift.max(ideal, InspectorWidth.standard.most)))
    }
}

/// The width of an inspector, in points.
private struct InspectorWidth: Equatable {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat

    static let standard = InspectorWidth(least: 180, ideal: 260, most: 480)

    /// A width between the limits; limits that are not finite or contradict each other are ignored.
    func bounded(_ width: CGFloat) -> CGFloat {
        guard least.isFinite, most >= least, width.isFinite else { return Self.standard.ideal }
        return max(least, min(width, most))
    }
}

private struct InspectorWidthKey: PreferenceKey {
    static let defaultValue = InspectorWidth.standard
    static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) { value = nextValue() }
}

/// The content, and the inspector beside it.
private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @State private var actions = InspectorActions()
    @Environment(\.pageInspectors) private var page

    func body(content: Content) -> some View {
        let _ = actions.follow($isPresented)
        let isShown = isPresented
        Group {
            if let page {
                content
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .modifier(
                        _BarItemsModifier(makeBar: WindowToolbar.make) {
                            _BarItemView(BarItemInfo(.inspector)) { _ in column(isShown, page) }
                        })
            } else {
                HStack(spacing: 0) {
                    content.frame(maxWidth: .infinity, maxHeight: .infinity)
                    column(isShown, nil)
                }
            }
        }
        .focusedSceneValue(\.inspectorActions, actions)
    }

    @ViewBuilder private func column(_ isShown: Bool, _ page: PageInspectors?) -> some View {
        if isShown {
            InspectorColumn(page: page, content: inspector).transition(
                .move(edge: .trailing).animation(.easeOut(duration: 0.2)))
        }
    }
}

/// What the commands of the menu bar do with the inspector.
@MainActor final class InspectorActions {
    private(set) var isPresented = Binding.constant(false)

    fileprivate func follow(_ isPresented: Binding<Bool>) { self.isPresented = isPresented }
}

private struct InspectorActionsKey: FocusedValueKey { typealias Value = InspectorActions }

extension FocusedValues {
    /// The inspector of the window.
    var inspectorActions: InspectorActions? {
        get { self[InspectorActionsKey.self] }
        set { self[InspectorActionsKey.self] = newValue }
    }
}

/// The column of an inspector, with an edge that is dragged.
private struct InspectorColumn<Content: View>: View {
    /// Nil where its content has no bar of its own.
    let page: PageInspectors?
    let content: Content
    @State private var limits = InspectorWidth.standard
    /// The width that the user has dragged to; 0 before.
    @SceneStorage("casement.inspector.width") private var dragged = 0.0
    @State private var before: CGFloat?
    @Environment(\.layoutDirection) private var direction

    static var _isBuiltIn: Bool { true }

    private var width: CGFloat { limits.bounded(dragged > 0 ? CGFloat(dragged) : limits.ideal) }

    var body: some View {
        HStack(spacing: 0) {
            edge
            VStack(spacing: 0) {
                if let page { InspectorBars(page: page) { content } } else { content }
            }
            .frame(width: max(0, width - 1))
            .frame(maxHeight: .infinity, alignment: .top)
            .onPreferenceChange(InspectorWidthKey.self) { limits = $0 }
        }
        .background(Color(theme: .windowBackground))
        .accessibilityElement(children: .contain)
    }

    private var edge: some View {
        Rectangle()
            .fill(Color(theme: .separator))
            .frame(width: 1)
            .contentShape(Rectangle().inset(by: -4))
            .pointerStyle(.columnResize)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag in
                        let start = before ?? width
                        before = start
                        let way = drag.translation.width * (direction == .rightToLeft ? 1 : -1)
                        dragged = Double(limits.bounded(start + way))
                    }
                    .onEnded { _ in before = nil }
            )
            .zIndex(1)
            .accessibilityLabel("Inspector width")
            .accessibilityDescribed { element, _ in element.role = .splitter }
    }
}

/// The content of an inspector that stands beside a page, with bars for its own items.
private struct InspectorBars<Content: View>: View {
    let page: PageInspectors
    @ViewBuilder let content: Content
    @State private var contents = BarContents()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let parts = ToolbarParts(contents.items, isInSheet: false)
        let traits = contents.traits
        if page.haveBar || parts.hasTop, traits.top != .hidden {
            Toolbar(parts: parts, traits: traits, keepsRow: page.haveBar)
        }
        VStack(spacing: 0) { content }
            .frame(maxHeight: .infinity, alignment: .top)
            .environment(\.pageInspectors, nil)
            .environment(\.columnBar, nil)
            .onPreferenceChange(BarContentsKey.self) { contents = $0 }
        if parts.hasBottom, traits.bottom != .hidden { BottomToolbar(parts: parts, traits: traits) }
    }
}
