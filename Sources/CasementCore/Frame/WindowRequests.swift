/// What the content of a window asks of it. It is compared as a whole, and who shows the window applies it.
///
/// Each request is a preference. To add one, declare its key, add a property here, and list both in `kinds`.
package struct WindowRequests: Equatable {
    package var title: NavigationTitle?
    package var colorScheme: ColorScheme?
    package var bars = BarContents()
    package var interactions = WindowInteractions()
    package var closeGuards = CloseGuards()
    package var externalEvents = ExternalEvents()
    package var document: WindowDocument?

    package init() {}

    @MainActor static let kinds = [
        WindowRequestKind(NavigationTitleKey.self, \.title),
        WindowRequestKind(PreferredColorSchemeKey.self, \.colorScheme),
        WindowRequestKind(BarContentsKey.self, \.bars),
        WindowRequestKind(WindowInteractionsKey.self, \.interactions),
        WindowRequestKind(CloseGuardsKey.self, \.closeGuards),
        WindowRequestKind(ExternalEventsKey.self, \.externalEvents),
        WindowRequestKind(WindowDocumentKey.self, \.document),
    ]
}

/// A preference that is a request to the window.
@MainActor struct WindowRequestKind {
    let key: PreferenceKeySet
    /// Reads what a node and its descendants ask.
    let read: (_Node, inout WindowRequests) -> Void

    init<Key: PreferenceKey>(_ key: Key.Type, _ request: WritableKeyPath<WindowRequests, Key.Value>) {
        self.key = PreferenceKeyRegistry.bit(of: key)
        read = { node, requests in
            if let value = node.preference(key) { requests[keyPath: request] = value }
        }
    }
}

extension _Node {
    /// What this node and its descendants ask of their window.
    final var windowRequests: WindowRequests {
        var requests = WindowRequests()
        for kind in WindowRequests.kinds where preferencesBelow & kind.key != 0 { kind.read(self, &requests) }
        return requests
    }
}
