import CasementCore

/// A view that the environment carries to a search field.
struct SearchPart {
    let view: AnyView
    /// Whether it is shown only while the field has text.
    var waitsForText = false
}

/// Binds the focus of a search field to a state of the program.
struct SearchFocus { let attach: (AnyView) -> AnyView }

private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: SearchPart? { nil } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchPart? { nil } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
    /// The suggestions for the search fields in this scope.
    var searchSuggestions: SearchPart? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The choice of scopes for the search fields in this scope.
    var searchScopes: SearchPart? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// The focus state of the search fields in this scope.
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    /// Sets the suggestions of the search fields in this view: a list below the field while it is edited.
    ///
    ///     NoteList(matching: text)
    ///         .searchable(text: $text)
    ///         .searchSuggestions {
    ///             ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
    ///         }
    ///
    /// Without views in it there is no list.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchPart(view: AnyView(suggestions())))
    }

    /// Sets where suggestions are shown. It has no effect unless the list below the field is hidden.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.searchSuggestions) {
            if visibility == .hidden, placements.contains(.menu) { $0 = nil }
        }
    }

    /// Makes a suggestion complete the text of its search field when it is chosen.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: .text(completion)))
    }

    /// Makes a suggestion add a token to its search field when it is chosen.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(CompletionModifier(completion: .token(token)))
    }

    /// Offers scopes for the search in this view, as a choice below its field while the search is active.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Offers scopes for the search in this view, as a choice below its field while the search is active, or while it
    /// has text.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
        return environment(
            \.searchScopes, SearchPart(view: AnyView(picker), waitsForText: activation == .onTextEntry))
    }

    /// Binds a condition to whether the focus is in the search field of this view.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
    }

    /// Binds a value to whether the focus is in the search field of this view.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
    }

    /// Sets how the field appears in a bar. It has no effect: the field is always there.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Sets what happens to the bar during a search on phones. It has no effect: the bar stays.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// How a search field appears in a bar. All have the same effect here.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The usual field.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button that opens the field.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What happens to the bar during a search on phones. All have the same effect here.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The usual behaviour.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The bar stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}
