import CasementCore
import Foundation

extension View {
    /// Gets the URLs that the desktop hands to the program for the window that contains the view.
    ///
    ///     ContentView().onOpenURL { url in show(url) }
    ///
    /// A URL goes to the frontmost window that prefers it by `handlesExternalEvents(preferring:allowing:)`, or else to
    /// the frontmost one that allows it. Where no window says so, a new one opens for it.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(perform: action))
    }

    /// Sets which URLs from outside the window takes that contains the view: those that contain one of the strings, or
    /// all for `*`.
    ///
    /// - Parameters:
    ///   - preferring: URLs for which the window comes before others.
    ///   - allowing: URLs that the window takes where no other is preferred.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        transformPreference(ExternalEventsKey.self) {
            $0.preferring = preferring
            $0.allowing = allowing
        }
    }
}

private struct OpenURLModifier: ViewModifier {
    let perform: (URL) -> Void
    @State private var handler = OpenURLHandler()

    func body(content: Content) -> some View {
        let _ = handler.follow(perform)
        content.transformPreference(ExternalEventsKey.self) { $0.handlers.append(handler) }
    }
}

extension Scene {
    /// Sets for which URLs from outside the scene opens a window: those that contain one of the strings, or all for
    /// `*`. An empty set is for none.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        changing { $0.externalEvents = conditions }
    }
}
