import CasementCore
import Foundation

/// The suggestions for the text fields in a scope.
struct TextSuggestionsPart { let view: AnyView }

private struct TextSuggestionsKey: EnvironmentKey { static var defaultValue: TextSuggestionsPart? { nil } }

extension EnvironmentValues {
    var textSuggestions: TextSuggestionsPart? {
        get { self[TextSuggestionsKey.self] }
        set { self[TextSuggestionsKey.self] = newValue }
    }
}

/// A text field with a list of suggestions below it while it is edited.
struct SuggestingInput: View {
    let input: _TextInput
    let text: Binding<String>
    let suggestions: AnyView

    @FocusState private var isFocused: Bool
    /// The text for which the suggestions are closed.
    @State private var closedFor: String?
    @State private var selection: TextSelection?

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        var input = input
        let selection = input.selection ?? $selection
        input.selection = selection
        return
            input
            .focused($isFocused)
            .onKeyPress(.escape) {
                guard isShown else { return .ignored }
                closedFor = text.wrappedValue
                return .handled
            }
            .onKeyPress(.return) {
                closedFor = text.wrappedValue
                return .ignored
            }
            .onChange(of: isFocused) { if !isFocused { closedFor = nil } }
            .modifier(
                _PresentationModifier(
                    isPresented: isShown, place: .below, dismiss: { closedFor = text.wrappedValue }, kind: .completion
                ) {
                    SuggestionsSurface(
                        suggestions: suggestions, minWidth: 160,
                        completer: FieldCompleter { completion in
                            guard case .text(let completion) = completion else { return }
                            text.wrappedValue = completion
                            selection.wrappedValue = TextSelection(insertionPoint: completion.endIndex)
                            closedFor = completion
                        }
                    ) {
                        closedFor = text.wrappedValue
                    }
                })
    }

    private var isShown: Bool { isFocused && closedFor != text.wrappedValue }
}

extension View {
    /// Sets the suggestions of the text fields in this view: a list below the field while it is edited.
    ///
    ///     TextField("City", text: $city)
    ///         .textInputSuggestions {
    ///             ForEach(cities(beginningWith: city), id: \.self) { Text($0).textInputCompletion($0) }
    ///         }
    ///
    /// Without views in it there is no list. The arrow keys choose a suggestion, Escape closes the list.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.textSuggestions, TextSuggestionsPart(view: AnyView(suggestions())))
    }

    /// Sets the suggestions of the text fields in this view, one for each element.
    public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable { textInputSuggestions { ForEach(data) { content($0) } } }

    /// Sets the suggestions of the text fields in this view, one for each element.
    public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View { textInputSuggestions { ForEach(data, id: id) { content($0) } } }

    /// Makes a suggestion complete the text of its field when it is chosen.
    public func textInputCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: .text(completion)))
    }
}
