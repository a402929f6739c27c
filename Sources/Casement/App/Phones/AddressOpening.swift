import CasementCore
import CasementSDL
import Foundation

extension UIApplication {
    /// The address of the program's settings: opening it opens the `Settings` scene.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// How an address is opened, as asked by the program.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether a browser may not open it in place of another program. It has no effect.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens an address or a file in the desktop's program for it. `completion` gets whether that succeeded. The
    /// options have no effect.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        if url.scheme == "app-settings" {
            RunningApp.current?.openSettings()
            completion?(RunningApp.current?.scenes.windows.contains { $0.kind == .settings } ?? false)
            return
        }
        let opener = RunningApp.current?.system.environment.urlOpener ?? EnvironmentValues.desktop.urlOpener
        opener.open(url) { completion?($0) }
    }

    /// Opens an address or a file in the desktop's program for it. The result is whether that succeeded. The options
    /// have no effect.
    @discardableResult public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether the desktop has a program for addresses of this kind.
    public func canOpenURL(_ url: URL) -> Bool {
        AddressHandlers(ProcessInfo.processInfo.environment).canOpen(url)
    }
}

/// The kinds of addresses that the desktop's programs say they open, in the caches of their desktop files.
struct AddressHandlers {
    private let environment: [String: String]

    /// By the folders of desktop files according to the environment variables.
    init(_ environment: [String: String]) { self.environment = environment }

    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        switch scheme {
        case "http", "https", "mailto", "app-settings": return true
        case "file": return FileManager.default.fileExists(atPath: url.path)
        default: return isListed(scheme)
        }
    }

    private func isListed(_ scheme: String) -> Bool {
        !DesktopPrograms.names(for: ["x-scheme-handler/" + scheme], environment).isEmpty
    }
}
