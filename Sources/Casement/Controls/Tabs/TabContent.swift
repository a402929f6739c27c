import CasementCore

/// The content of a tab view: tabs and their sections.
///
///     @TabContentBuilder<Page> private var libraryTabs: some TabContent<Page> {
///         Tab("Albums", systemImage: "square.stack", value: .albums) { AlbumsPage() }
///         Tab("Artists", systemImage: "music.mic", value: .artists) { ArtistsPage() }
///     }
///
/// Tabs are views here, so that this is one too: a type of a program's own has a `body` with one tab, section or group.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
    /// The type of the values that select the tabs; `Never` for tabs without one.
    associatedtype TabValue: Hashable = Never
}

extension Tab: TabContent { public typealias TabValue = Value }

extension ForEach: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

extension Optional: TabContent where Wrapped: TabContent { public typealias TabValue = Wrapped.TabValue }

extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent {
    public typealias TabValue = TrueContent.TabValue
}

/// Tabs that a builder or a modifier has made.
private struct TabContentGroup<TabValue: Hashable, Content: View>: TabContent {
    let content: Content

    var body: some View { content }
}

/// Builds the content of a tab view from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
    // Sections are built by a view builder, and tabs with the modifiers of views are views.
    @_disfavoredOverload public static func buildExpression<C: View>(_ content: C) -> some TabContent<TabValue> {
        TabContentGroup<TabValue, C>(content: content)
    }
    public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<TabValue> {
        TabContentGroup<TabValue, TupleView<(repeat each C)>>(content: TupleView((repeat each content)))
    }
    public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
        first: T
    ) -> _ConditionalContent<T, F> { ViewBuilder.buildEither(first: first) }
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
        second: F
    ) -> _ConditionalContent<T, F> { ViewBuilder.buildEither(second: second) }
    public static func buildLimitedAvailability<C: TabContent<TabValue>>(_ content: C) -> C { content }
}

// The modifiers of tabs that keep them tabs.

extension TabContent {
    private func group<Changed: View>(_ content: Changed) -> some TabContent<TabValue> {
        TabContentGroup<TabValue, Changed>(content: content)
    }

    private var asView: some View { modifier(EmptyModifier()) }

    /// Takes the tabs out of the bar and the sidebar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        group(modifier(TabFactsModifier { $0.isHidden = $0.isHidden || hidden }))
    }

    /// Shows a number beside the title of a tab; 0 shows none.
    public func badge(_ count: Int) -> some TabContent<TabValue> { group(asView.badge(count)) }
    /// Shows a text beside the title of a tab; nil shows none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { group(asView.badge(label)) }
    /// Shows a localised text beside the title of a tab; nil shows none.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { group(asView.badge(key)) }
    /// Shows an unlocalised text beside the title of a tab; nil shows none.
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        group(asView.badge(label))
    }

    /// Sets the name of a tab or of a section in a `TabViewCustomization`.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { group(asView.customizationID(id)) }

    /// Sets where a tab is shown.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        group(asView.tabPlacement(placement))
    }

    /// Sets an identifier for tests and assistive programs.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        group(asView.accessibilityIdentifier(identifier))
    }
}
