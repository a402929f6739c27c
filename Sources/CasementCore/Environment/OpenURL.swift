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

    init() { handler = nil }

    /// An action of the program's own.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address, and tells whether somebody took it.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(DesktopOpener.open(other ?? url))
        }
    }
}

/// Asks the desktop to open something: `xdg-open`, which all desktops have.
enum DesktopOpener {
    static func open(_ url: URL) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The address is an argument, never part of a shell's line.
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            FileHandle.standardError.write(
                Data("Casement cannot open \(url.absoluteString): xdg-open could not be started (\(error)).\n".utf8))
            return false
        }
    }
}

private struct OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

extension EnvironmentValues {
    /// Opens addresses; a program may set its own.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
