import CasementCore

extension View {
    /// Adds a search field for a text to the bar of the page or window that contains the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(by: SearchConfiguration(text: text, placement: placement, prompt: prompt))
    }

    /// Adds a search field for a text to the bar of the page or window that contains the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(by: SearchConfiguration(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field for a text to the bar of the page or window that contains the view.
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(by: SearchConfiguration(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field whose activity is bound: while `isPresented`, the field has the focus.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field whose activity is bound: while `isPresented`, the field has the focus.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field whose activity is bound: while `isPresented`, the field has the focus.
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field with suggestions below it; the older form of `searchSuggestions`.
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
    }

    /// Adds a search field with suggestions below it; the older form of `searchSuggestions`.
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: Text(prompt), suggestions: AnyView(suggestions())))
    }

    /// Adds a search field with suggestions below it; the older form of `searchSuggestions`.
    @_disfavoredOverload public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: Text(prompt), suggestions: AnyView(suggestions())))
    }
}

extension View {
    /// Adds a search field for a text and tokens.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: prompt, tokens: SearchTokens(tokens, label: token)))
    }

    /// Adds a search field for a text and tokens.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: Text(prompt), tokens: SearchTokens(tokens, label: token)))
    }

    /// Adds a search field for a text and tokens.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: Text(prompt), tokens: SearchTokens(tokens, label: token)))
    }

    /// Adds a search field for a text and tokens, whose activity is bound.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, label: token)))
    }

    /// Adds a search field for a text and tokens, whose activity is bound.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, label: token)))
    }

    /// Adds a search field for a text and tokens, whose activity is bound.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, label: token)))
    }
}

extension View {
    /// Adds a search field for a text and tokens, some of which are suggested below it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        var all = SearchTokens(tokens, label: token)
        all.suggest(suggestedTokens, for: tokens, label: token)
        return searchable(
            by: SearchConfiguration(text: text, placement: placement, prompt: prompt, tokens: all))
    }

    /// Adds a search field for a text and tokens, some of which are suggested below it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        var all = SearchTokens(tokens, label: token)
        all.suggest(suggestedTokens, for: tokens, label: token)
        return searchable(
            by: SearchConfiguration(text: text, placement: placement, prompt: Text(prompt), tokens: all))
    }

    /// Adds a search field for a text and tokens, some of which are suggested below it.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        var all = SearchTokens(tokens, label: token)
        all.suggest(suggestedTokens, for: tokens, label: token)
        return searchable(
            by: SearchConfiguration(text: text, placement: placement, prompt: Text(prompt), tokens: all))
    }

    /// Adds a search field for a text and tokens, some of which are suggested, whose activity is bound.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        var all = SearchTokens(tokens, label: token)
        all.suggest(suggestedTokens, for: tokens, label: token)
        return searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: all))
    }

    /// Adds a search field for a text and tokens, some of which are suggested, whose activity is bound.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        var all = SearchTokens(tokens, label: token)
        all.suggest(suggestedTokens, for: tokens, label: token)
        return searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt), tokens: all))
    }

    /// Adds a search field for a text and tokens, some of which are suggested, whose activity is bound.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        var all = SearchTokens(tokens, label: token)
        all.suggest(suggestedTokens, for: tokens, label: token)
        return searchable(
            by: SearchConfiguration(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt), tokens: all))
    }

    /// Adds a search field for a text and tokens that the user can edit.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: prompt,
                tokens: SearchTokens(editable: editableTokens, label: token)))
    }

    /// Adds a search field for a text and tokens that the user can edit.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(editable: editableTokens, label: token)))
    }

    /// Adds a search field for a text and tokens that the user can edit.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            by: SearchConfiguration(
                text: text, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(editable: editableTokens, label: token)))
    }
}
