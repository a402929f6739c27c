import Foundation

/// An action that opens URLs: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
public struct OpenURLAction: Sendable {
    /// The result of a handler.
    public struct Result: Sendable {
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
    fileprivate var desktop = URLOpener.none

    init() { handler = nil }

    /// Creates an action with a custom handler.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL and reports to `completion` whether it was opened.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(desktop.open(other ?? url))
        }
    }
}

/// Opens URLs through the desktop. Provided by the windows of an app; elsewhere nothing is opened.
package struct URLOpener: Sendable {
    /// Opens a URL; returns false if the desktop is not available.
    package let open: @MainActor @Sendable (URL) -> Bool

    package init(open: @escaping @MainActor @Sendable (URL) -> Bool) { self.open = open }

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
