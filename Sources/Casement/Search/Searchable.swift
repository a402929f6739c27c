import CasementCore

/// What a search field edits and shows.
struct SearchConfiguration {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    var placement = SearchFieldPlacement.automatic
    var prompt: Text?
    var tokens: SearchTokens?
    /// Suggestions that are given with the field; otherwise those of `searchSuggestions` apply.
    var suggestions: AnyView?
}

extension View {
    func searchable(by configuration: SearchConfiguration) -> some View {
        modifier(SearchableModifier(configuration: configuration))
    }
}

/// Adds a search field to the bar above its content.
private struct SearchableModifier: ViewModifier {
    let configuration: SearchConfiguration
    @State private var isActive = false
    @State private var session = SearchSession()
    @Environment(\.searchScopes) private var scopes

    func body(content: Content) -> some View {
        let isActive = configuration.isPresented ?? $isActive
        let _ = session.set(configuration, isActive)
        let scopes = isActive.wrappedValue ? scopes : nil
        let showsScopes = scopes != nil && !(scopes?.waitsForText == true && configuration.text.wrappedValue.isEmpty)
        content
            .environment(\.isSearching, isActive.wrappedValue)
            .environment(\.searchSession, session)
            .modifier(
                _BarItemsModifier(makeBar: WindowToolbar.make) {
                    _BarItemView(BarItemInfo(configuration.placement.place)) { item in
                        SearchField(configuration: configuration, isActive: isActive)
                            .modifier(BarItemSurroundings(item: item))
                    }
                    if showsScopes, let scopes {
                        _BarItemView(BarItemInfo(configuration.placement.drawer)) { item in
                            scopes.view.modifier(BarItemSurroundings(item: item))
                        }
                    }
                })
    }
}

/// A search, as the views in it see it. Compared by identity, so that views that read it do not run for it.
@MainActor final class SearchSession {
    /// Ends the search: the field is empty and not focused.
    private(set) var dismiss: () -> Void = {}

    func set(_ configuration: SearchConfiguration, _ isActive: Binding<Bool>) {
        dismiss = {
            if !configuration.text.wrappedValue.isEmpty { configuration.text.wrappedValue = "" }
            configuration.tokens?.removeAll()
            if isActive.wrappedValue { isActive.wrappedValue = false }
        }
    }
}

/// Ends the search that contains a view: its text is cleared, and the field loses the focus.
///
///     @Environment(\.dismissSearch) private var dismissSearch
///
/// Read it in a view inside the content of `searchable`. Elsewhere it does nothing.
@MainActor @preconcurrency public struct DismissSearchAction {
    let session: SearchSession?

    /// Ends the search.
    public func callAsFunction() { session?.dismiss() }
}

private struct SearchSessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }
private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var searchSession: SearchSession? {
        get { self[SearchSessionKey.self] }
        set { self[SearchSessionKey.self] = newValue }
    }

    /// Whether the user searches in the content that contains the view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search that contains the view.
    @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }
}
