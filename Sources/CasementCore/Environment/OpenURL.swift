import Foundation

/// Opens addresses: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind
        /// It was dealt with.
        public static let handled = Result(kind: .handled)
        /// It is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop is to open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?
    /// What opens it where the handler leaves that to the desktop.
    fileprivate var desktop = URLOpener.none

    init() { handler = nil }

    /// An action of the program's own.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address, and tells whether something took it.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(desktop.open(other ?? url))
        }
    }
}

/// Asks the desktop to open an address. Windows of a program bring one; elsewhere nothing is opened.
package struct URLOpener: Sendable {
    /// False where the desktop cannot be asked.
    package let open: @MainActor @Sendable (URL) -> Bool

    package init(open: @escaping @MainActor @Sendable (URL) -> Bool) { self.open = open }

    /// Opens nothing.
    static let none = URLOpener { _ in false }
}

private struct URLOpenerKey: EnvironmentKey { static let defaultValue = URLOpener.none }
private struct OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

extension EnvironmentValues {
    /// Opens addresses; a program may set its own.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.desktop = self[URLOpenerKey.self]
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// What opens addresses that the program leaves to the desktop.
    package var urlOpener: URLOpener {
        get { self[URLOpenerKey.self] }
        set { self[URLOpenerKey.self] = newValue }
    }
}
