import Foundation

/// An action that opens URLs: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// The result of a handler.
    nonisolated public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind
        /// The handler has handled the URL.
        public static let handled = Result(kind: .handled)
        /// The URL is discarded.
        public static let discarded = Result(kind: .discarded)
        /// The desktop opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?
    /// Opens URLs that the handler leaves to the desktop.
    nonisolated fileprivate var desktop = URLOpener.none

    nonisolated init() { handler = nil }

    /// Creates an action with a custom handler.
    nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL and reports to `completion` whether it was opened: at once if the program has handled it, and soon,
    /// when the desktop has answered.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): desktop.open(other ?? url) { completion($0) }
        }
    }
}

/// Opens URLs through the desktop. Provided by the windows of an app; elsewhere nothing is opened.
package struct URLOpener: Sendable {
    /// Opens a URL, and answers once on the main actor whether the desktop has opened it.
    package let open: @MainActor @Sendable (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void

    package init(
        answering open: @escaping @MainActor @Sendable (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void
    ) {
        self.open = open
    }

    /// An opener that knows at once.
    package init(open: @escaping @MainActor @Sendable (URL) -> Bool) {
        self.init(answering: { url, answer in answer(open(url)) })
    }

    /// An opener that opens nothing.
    static let none = URLOpener { _ in false }
}

private struct URLOpenerKey: EnvironmentKey { static let defaultValue = URLOpener.none }
private struct OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

extension EnvironmentValues {
    /// The action that opens URLs; a program may set a custom one.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.desktop = self[URLOpenerKey.self]
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Opens URLs that the program leaves to the desktop.
    package var urlOpener: URLOpener {
        get { self[URLOpenerKey.self] }
        set { self[URLOpenerKey.self] = newValue }
    }
}
