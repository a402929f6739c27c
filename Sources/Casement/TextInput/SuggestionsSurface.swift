import CasementCore

private struct FieldCompleterKey: EnvironmentKey { static var defaultValue: FieldCompleter? { nil } }

extension EnvironmentValues {
    /// Completes the field whose suggestions the views in this scope are.
    fileprivate var fieldCompleter: FieldCompleter? {
        get { self[FieldCompleterKey.self] }
        set { self[FieldCompleterKey.self] = newValue }
    }
}

/// Completes the text of a field.
@MainActor final class FieldCompleter {
    enum Completion {
        case text(String)
        /// A token, which fields of searches have.
        case token(Any)
    }

    let complete: (Completion) -> Void
    init(complete: @escaping (Completion) -> Void) { self.complete = complete }
}

/// The list of suggestions below a field: tokens, and views. Without any there is no list.
struct SuggestionsSurface: View {
    let suggestions: AnyView
    var tokens: [(view: AnyView, add: () -> Void)] = []
    let minWidth: CGFloat
    let completer: FieldCompleter
    let close: () -> Void

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Group(subviews: suggestions) { views in
            if !views.isEmpty || !tokens.isEmpty {
                MenuSurface(session: MenuSession(close: close)) {
                    ForEach(Array(tokens.enumerated()), id: \.offset) { _, token in
                        Button(action: token.add) { token.view }
                    }
                    ForEach(views) { $0 }
                }
                .frame(minWidth: minWidth)
            }
        }
        .environment(\.fieldCompleter, completer)
    }
}

/// A suggestion that completes the field when it is chosen.
struct CompletionModifier: ViewModifier {
    let completion: FieldCompleter.Completion
    @Environment(\.fieldCompleter) private var completer

    func body(content: Content) -> some View {
        if let completer {
            MenuRow(trigger: { completer.complete(completion) }) { content }
        } else {
            content
        }
    }
}
