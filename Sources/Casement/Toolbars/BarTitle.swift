import CasementCore

/// The title of a page in its bar, with the subtitle below it. A title that the user may change becomes a field by a
/// double click, or by an item of its menu.
struct BarTitle: View {
    let title: NavigationTitle
    /// The new name while it is typed; nil otherwise.
    @State private var draft: String?
    @FocusState private var isTyping: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if let name = title.name, draft != nil {
            TextField(
                "Title",
                text: Binding {
                    draft ?? ""
                } set: {
                    draft = $0
                }
            )
            .focused($isTyping)
            .onSubmit { rename(name) }
            .onKeyPress(.escape) {
                draft = nil
                return .handled
            }
            .onAppear { isTyping = true }
            .onChange(of: isTyping) { wasTyping, isTyping in if wasTyping, !isTyping { rename(name) } }
            .frame(maxWidth: 240)
        } else if let name = title.name {
            TitleLines(title: title)
                .contentShape(Rectangle())
                .onTapGesture(count: 2) { draft = name.wrappedValue }
                .contextMenu { Button("Rename") { draft = name.wrappedValue } }
                .accessibilityAction(named: "Rename") { draft = name.wrappedValue }
                .help("Double-click to rename")
        } else {
            TitleLines(title: title)
        }
    }

    /// An empty name changes nothing.
    private func rename(_ name: Binding<String>) {
        if let draft, !draft.allSatisfy(\.isWhitespace), draft != name.wrappedValue { name.wrappedValue = draft }
        draft = nil
    }
}

/// The title and, below it, the subtitle.
struct TitleLines: View {
    let title: NavigationTitle

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 0) {
            if let text = title.text { text.font(.headline) }
            if let subtitle = title.subtitle {
                subtitle.font(.caption).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
    }
}
