import CasementCore
import Foundation

/// Several views in one place, one of which is visible; the user selects it in the bar above.
///
///     TabView(selection: $page) {
///         GeneralPage().tabItem { Label("General", systemImage: "gear") }.tag(Page.general)
///         Tab("Advanced", systemImage: "star", value: Page.advanced) { AdvancedPage() }
///     }
///
/// A view is created when it is shown for the first time. It keeps its state while another tab is selected, but is not
/// shown: it has disappeared, and appears again when its tab is selected.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var own = 0
    @State private var visited: Set<Int> = []
    @Environment(\.tabViewKind) private var kind

    /// A tab view whose visible tab has the tag `selection`.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    public var body: some View {
        let tabs = ViewChoice.all(in: content)
        let current = shown(tabs)
        _StyledContainer("TabView") {
            if case .pages(let dots) = kind {
                TabPages(pages: tabs.map(\.view), dots: dots, current: binding(tabs, current))
            } else {
                withBar(tabs, current)
            }
        }
        .onChange(of: current, initial: true) { visited.insert(current) }
    }

    private func withBar(_ tabs: [ViewChoice], _ current: Int) -> some View {
        VStack(spacing: 0) {
            SegmentedPicker(choices: PickerChoices(tabs.enumerated().map(item), binding(tabs, current)), role: .tab)
                .fixedSize()
                .padding(8)
            Divider()
            ZStack {
                ForEach(Array(tabs.indices), id: \.self) { index in
                    if index == current || visited.contains(index) {
                        tabs[index].view.frame(maxWidth: .infinity, maxHeight: .infinity).covered(index != current)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func shown(_ tabs: [ViewChoice]) -> Int {
        guard let selection else { return min(own, max(0, tabs.count - 1)) }
        let tag = AnyHashable(selection.wrappedValue)
        return tabs.firstIndex { $0.tag == tag } ?? 0
    }

    /// A tab as an item of the bar.
    private func item(_ index: Int, _ tab: ViewChoice) -> ViewChoice {
        ViewChoice(view: tab.tabItem ?? AnyView(Text("\(index + 1)")), tag: AnyHashable(index))
    }

    private func binding(_ tabs: [ViewChoice], _ current: Int) -> Binding<Int> {
        Binding(
            get: { current },
            set: { index in
                guard let selection else {
                    own = index
                    return
                }
                if let value = tabs[index].tag?.base as? SelectionValue { selection.wrappedValue = value }
            })
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension TabView where SelectionValue == Int {
    /// A tab view that stores its selection itself, and shows the first tab initially.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// One of the views of a tab view, with its item in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    private let value: Value?
    private let content: Content
    private let label: Label

    /// A tab with a custom label.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.value, self.content, self.label) = (value, content(), label())
    }

    public var body: some View { content.modifier(_TabItemModifier(item: label, value: value.map { AnyHashable($0) })) }
}

extension Tab where Label == Casement.Label<Text, Image> {
    /// A tab with a text label and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content) { Casement.Label(titleKey, systemImage: systemImage) } }

    /// A tab with a text label and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content) { Casement.Label(title, systemImage: systemImage) } }
}

extension Tab where Value == Never {
    /// A tab with a custom label, in a tab view that stores its selection itself.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (value, self.content, self.label) = (nil, content(), label())
    }
}

extension Tab where Value == Never, Label == Casement.Label<Text, Image> {
    /// A tab with a text label and a symbol, in a tab view that stores its selection itself.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), Casement.Label(titleKey, systemImage: systemImage))
    }

    /// A tab with a text label and a symbol, in a tab view that stores its selection itself.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { (value, self.content, label) = (nil, content(), Casement.Label(title, systemImage: systemImage)) }
}

/// Provides the item that a tab bar shows for a view.
struct _TabItemModifier<Item: View>: ViewModifier, ChoiceModifier {
    let item: Item
    var value: AnyHashable?

    func body(content: Content) -> some View { content }

    package func describe(_ choice: inout ViewChoice) {
        choice.tabItem = AnyView(item)
        if let value { choice.tag = value }
    }
}

extension View {
    /// Sets the item that the enclosing tab view's bar shows for this view: a `Label`, or a text and an image.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_TabItemModifier(item: HStack(spacing: 6) { label() }))
    }
}
