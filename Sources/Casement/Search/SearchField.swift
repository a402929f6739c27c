import CasementCore
import Foundation

/// The field of a search: a text between a magnifying glass and a button that clears it, and suggestions below.
struct SearchField: View {
    let configuration: SearchConfiguration
    let isActive: Binding<Bool>

    @FocusState private var isFocused: Bool
    /// The text for which the suggestions are closed.
    @State private var closedFor: String?
    @State private var selection: TextSelection?
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchFocus) private var focus
    @Environment(\.submission) private var submission
    @Environment(\.colorSchemeContrast) private var contrast

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 7)
        HStack(spacing: 5) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            if let tokens = configuration.tokens { TokenRow(tokens: tokens) }
            focused
            if !configuration.text.wrappedValue.isEmpty {
                Button(action: clear) { Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear") }
                    .buttonStyle(PlainButtonBodyStyle())
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 28)
        .frame(minWidth: 100, idealWidth: 220, maxWidth: .infinity)
        .background(Color(theme: .listBackground), in: shape)
        .overlay {
            shape.strokeBorder(
                isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(theme: .controlBorder)),
                lineWidth: isFocused ? 2 : 1
            )
            .allowsHitTesting(false)
        }
        .background {
            SearchShortcut {
                isActive.wrappedValue = true
                // Also where the search is active already, and the focus is elsewhere.
                isFocused = true
            }
        }
        .modifier(
            _PresentationModifier(
                isPresented: showsSuggestions, place: .below, dismiss: { closedFor = configuration.text.wrappedValue },
                kind: .completion
            ) {
                SuggestionsSurface(
                    suggestions: configuration.suggestions ?? suggestions?.view ?? AnyView(EmptyView()),
                    tokens: configuration.tokens?.suggested ?? [],
                    minWidth: 200, completer: completer
                ) {
                    closedFor = configuration.text.wrappedValue
                }
            }
        )
        // The titles of tokens and suggestions are shown, unlike those of buttons in a bar.
        .labelStyle(.titleAndIcon)
        .onChange(of: isActive.wrappedValue) { _, isActive in if isFocused != isActive { isFocused = isActive } }
        .onChange(of: isFocused) { _, isFocused in focusChanged(to: isFocused) }
        .onAppear { if isActive.wrappedValue { isFocused = true } }
    }

    @ViewBuilder private var focused: some View {
        if let focus { focus.attach(AnyView(field)) } else { field }
    }

    private var field: some View {
        var field = TextField(text: configuration.text, prompt: prompt) { prompt }
        field.input.submits = .search
        field.input.selection = $selection
        return field.textFieldStyle(.plain)
            .focused($isFocused)
            .onKeyPress(.escape) {
                leave()
                return .handled
            }
            .onKeyPress(keys: [.delete]) { _ in removeToken() }
            .onKeyPress(.return) {
                closedFor = configuration.text.wrappedValue
                return .ignored
            }
            .accessibilityDescribed { element, _ in element.role = .searchfield }
    }

    private var prompt: Text { configuration.prompt ?? Text("Search") }

    private var showsSuggestions: Bool {
        guard isFocused, closedFor != configuration.text.wrappedValue else { return false }
        return configuration.suggestions != nil || suggestions != nil
            || configuration.tokens?.suggested.isEmpty == false
    }

    private func clear() {
        configuration.text.wrappedValue = ""
        isFocused = true
    }

    /// Handles Escape: clears the field and gives up the focus.
    private func leave() {
        if !configuration.text.wrappedValue.isEmpty { configuration.text.wrappedValue = "" }
        configuration.tokens?.removeAll()
        isFocused = false
        if isActive.wrappedValue { isActive.wrappedValue = false }
    }

    private func focusChanged(to isFocused: Bool) {
        if isFocused {
            closedFor = nil
            if !isActive.wrappedValue { isActive.wrappedValue = true }
        } else if configuration.text.wrappedValue.isEmpty, configuration.tokens?.tokens().isEmpty ?? true {
            if isActive.wrappedValue { isActive.wrappedValue = false }
        }
    }

    /// Backspace in an empty field removes the last token.
    private func removeToken() -> KeyPress.Result {
        guard configuration.text.wrappedValue.isEmpty, let last = configuration.tokens?.tokens().last else {
            return .ignored
        }
        configuration.tokens?.remove(last.id)
        return .handled
    }

    private var completer: FieldCompleter {
        FieldCompleter { completion in
            switch completion {
            case .text(let text):
                configuration.text.wrappedValue = text
                selection = TextSelection(insertionPoint: text.endIndex)
                closedFor = text
                submission.run(.search)
            case .token(let token):
                if configuration.tokens?.add(token) ?? false { configuration.text.wrappedValue = "" }
                closedFor = configuration.text.wrappedValue
            }
        }
    }
}

/// The tokens before the text.
private struct TokenRow: View {
    let tokens: SearchTokens

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ForEach(tokens.tokens()) { token in
            token.view
                .lineLimit(1)
                .font(.callout)
                .padding(.horizontal, 6)
                .padding(.vertical, 1)
                .background(AnyShapeStyle(.tint.opacity(0.2)), in: RoundedRectangle(cornerRadius: 5))
        }
    }
}

/// Makes Control-F begin the search, unless the focus is in a text editor, which finds in its text.
private struct SearchShortcut: View {
    let trigger: () -> Void

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            "SearchShortcut", shortcut: KeyboardShortcut("f"), isFocusable: false, yieldsToFind: true, trigger: trigger
        ) { _ in
        } content: {
            Color.clear.frame(width: 0, height: 0)
        }
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
}
