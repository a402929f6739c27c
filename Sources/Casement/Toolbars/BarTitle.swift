import CasementCore

/// The title of a page in its bar, with the subtitle below it. A title that the user may change becomes a field by a
/// double click, or by an item of its menu.
struct BarTitle: View {
    let title: NavigationTitle
    /// The items of its menu.
    var menu: [BarEntry] = []
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
        } else if !menu.isEmpty {
            Menu {
                TitleMenuItems(entries: menu, rename: title.name.map { name in { draft = name.wrappedValue } })
            } label: {
                TitleLines(title: title)
            }
            .menuStyle(ToolbarMenuStyle())
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

/// The items of the menu of a title.
private struct TitleMenuItems: View {
    let entries: [BarEntry]
    let rename: (() -> Void)?
    @Environment(\.menuSession) private var session

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ForEach(entries) { entry in _BarSlot(entry.item, in: .title, session: renaming) }
    }

    private var renaming: MenuSession? {
        guard let session, let rename else { return session }
        let renaming = MenuSession(close: session.close)
        renaming.rename = rename
        return renaming
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
