import CasementCore

/// One page of a navigation stack, with its bar.
struct NavigationPage<Content: View>: View {
    /// Nil for the root.
    let entry: NavigationEntry?
    let model: NavigationModel
    /// Where its links lead, if not to pages above it.
    var links: NavigationContext?
    @ViewBuilder let content: Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if let entry, entry.isRoot {
            PageWithBar(back: nil) { content }
                .background(Color(theme: .windowBackground))
                .environment(\.navigation, links ?? NavigationContext(model: model, page: entry.id))
        } else if let entry {
            let _ = entry.scope.setDismiss { [weak model] in model?.pop(page: entry.id) }
            PageWithBar(back: { model.pop(page: entry.id) }) { content }
                .background(Color(theme: .windowBackground))
                .environment(\.navigation, links ?? NavigationContext(model: model, page: entry.id))
                .environment(\.presentedScope, entry.scope)
        } else {
            PageWithBar(back: nil) { content }
                .environment(\.navigation, links ?? NavigationContext(model: model, page: nil))
        }
    }
}
