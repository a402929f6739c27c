import CasementCore

/// The tokens of a search field, with their types erased.
@MainActor struct SearchTokens {
    struct Token: Identifiable {
        let id: AnyHashable
        let view: AnyView
    }

    /// The tokens in the field.
    let tokens: () -> [Token]
    let remove: (AnyHashable) -> Void
    /// Adds a token if it has the type of the field's.
    let add: (Any) -> Bool
    let removeAll: () -> Void
    /// The tokens that are suggested, and the action for one of them.
    var suggested: [(view: AnyView, add: () -> Void)] = []

    init<C: RangeReplaceableCollection & RandomAccessCollection, Label: View>(
        _ tokens: Binding<C>, label: @escaping (C.Element) -> Label
    ) where C.Element: Identifiable {
        self.tokens = { tokens.wrappedValue.map { Token(id: AnyHashable($0.id), view: AnyView(label($0))) } }
        remove = { id in tokens.wrappedValue.removeAll { AnyHashable($0.id) == id } }
        add = { value in
            guard let token = value as? C.Element else { return false }
            tokens.wrappedValue.append(token)
            return true
        }
        removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    }

    init<C: RangeReplaceableCollection & RandomAccessCollection & MutableCollection, Label: View>(
        editable tokens: Binding<C>, label: @escaping (Binding<C.Element>) -> Label
    ) where C.Element: Identifiable {
        self.init(tokens) { token in
            label(
                Binding(
                    get: { tokens.wrappedValue.first { $0.id == token.id } ?? token },
                    set: { new in
                        guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
                        tokens.wrappedValue[index] = new
                    }))
        }
    }

    /// Offers those of `suggestions` that are not in the field.
    mutating func suggest<C: RangeReplaceableCollection & RandomAccessCollection, Label: View>(
        _ suggestions: Binding<C>, for tokens: Binding<C>, label: (C.Element) -> Label
    ) where C.Element: Identifiable {
        let known = Set(tokens.wrappedValue.map { AnyHashable($0.id) })
        suggested = suggestions.wrappedValue.filter { !known.contains(AnyHashable($0.id)) }.map { token in
            (AnyView(label(token)), { tokens.wrappedValue.append(token) })
        }
    }
}
