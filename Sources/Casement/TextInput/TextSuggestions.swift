import CasementCore
import Foundation

/// The suggestions for the text fields in a scope.
struct TextSuggestionsPart { let view: AnyView }

private struct TextSuggestionsKey: EnvironmentKey { static var defaultValue: TextSuggestionsPart? { nil } }
private struct TextCompleterKey: EnvironmentKey { static var defaultValue: TextCompleter? { nil } }

extension EnvironmentValues {
    var textSuggestions: TextSuggestionsPart? {
        get { self[TextSuggestionsKey.self] }
        set { self[TextSuggestionsKey.self] = newValue }
    }

    /// The field whose suggestions the views in this scope are.
    fileprivate var textCompleter: TextCompleter? {
        get { self[TextCompleterKey.self] }
        set { self[TextCompleterKey.self] = newValue }
    }
}

/// Completes the text of a field.
@MainActor private final class TextCompleter {
    let complete: (String) -> Void
    init(complete: @escaping (String) -> Void) { self.complete = complete }
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
                    TextSuggestionList(suggestions: suggestions) { closedFor = text.wrappedValue }
                        .environment(
                            \.textCompleter,
                            TextCompleter { completion in
                                text.wrappedValue = completion
                                selection.wrappedValue = TextSelection(insertionPoint: completion.endIndex)
                                closedFor = completion
                            })
                })
    }

    private var isShown: Bool { isFocused && closedFor != text.wrappedValue }
}

/// The suggestions; without views there is no list.
private struct TextSuggestionList: View {
    let suggestions: AnyView
    let close: () -> Void

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Group(subviews: suggestions) { views in
            if !views.isEmpty {
                MenuSurface(session: MenuSession(close: close)) { ForEach(views) { $0 } }
                    .frame(minWidth: 160)
            }
        }
    }
}

/// A suggestion that completes the field when it is chosen.
private struct TextCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.textCompleter) private var completer

    func body(content: Content) -> some View {
        if let completer {
            MenuRow(trigger: { completer.complete(completion) }) { content }
        } else {
            content
        }
    }
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
        modifier(TextCompletionModifier(completion: completion))
    }
}
