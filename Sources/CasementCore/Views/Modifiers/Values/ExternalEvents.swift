import Foundation

/// Gets URLs from outside of the program. Views keep it in a state.
@MainActor package final class OpenURLHandler {
    package private(set) var perform: (URL) -> Void = { _ in }

    package init() {}

    /// Sets the action of the newest version of the view.
    package func follow(_ perform: @escaping (URL) -> Void) { self.perform = perform }
}

/// What the content of a window does with URLs from outside.
package struct ExternalEvents: Equatable {
    /// Compared by identity.
    package var handlers: [OpenURLHandler] = []
    /// URLs for which the window comes before others; nil where the content says nothing.
    package var preferring: Set<String>?
    /// URLs that the window takes; nil where the content says nothing.
    package var allowing: Set<String>?

    package init() {}

    package static func == (left: ExternalEvents, right: ExternalEvents) -> Bool {
        left.handlers.elementsEqual(right.handlers) { $0 === $1 } && left.preferring == right.preferring
            && left.allowing == right.allowing
    }

    /// Whether a URL contains one of several parts; `*` is in all.
    package static func matches(_ url: URL, _ conditions: Set<String>) -> Bool {
        conditions.contains { $0 == "*" || !$0.isEmpty && url.absoluteString.contains($0) }
    }
}

package struct ExternalEventsKey: PreferenceKey {
    package static var defaultValue: ExternalEvents { ExternalEvents() }
    package static func reduce(value: inout ExternalEvents, nextValue: () -> ExternalEvents) {
        let next = nextValue()
        value.handlers += next.handlers
        if let more = next.preferring { value.preferring = (value.preferring ?? []).union(more) }
        if let more = next.allowing { value.allowing = (value.allowing ?? []).union(more) }
    }
}
