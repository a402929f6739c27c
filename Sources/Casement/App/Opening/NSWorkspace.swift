import CasementCore
import CasementSDL
import Foundation

/// The desktop's programs and files, by the name of AppKit.
///
///     NSWorkspace.shared.open(URL(string: "https://swift.org")!)
///     NSWorkspace.shared.activateFileViewerSelecting([file])
@MainActor @preconcurrency public final class NSWorkspace {
    /// The desktop.
    public static let shared = NSWorkspace()

    private init() {}

    /// Where the desktop's notifications are posted. None is, so far: what they are for is not told by all desktops.
    public let notificationCenter = NotificationCenter()
    /// Never posted: the computer is about to sleep.
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    /// Never posted: the computer has woken.
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    /// Never posted: the screens have gone dark.
    public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
    /// Never posted: the screens show something again.
    public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
    /// Never posted: another program has become active.
    public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")

    /// Opens an address or a file in the desktop's program for it. The result is whether the desktop was asked; what it
    /// cannot open is reported on standard error, later.
    @discardableResult public func open(_ url: URL) -> Bool {
        let opener = RunningApp.current?.system.environment.urlOpener ?? EnvironmentValues.desktop.urlOpener
        if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) { return false }
        opener.open(url) { _ in }
        return true
    }

    /// Shows files in the desktop's file manager, selected in their folders where it can.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
        DesktopFileViewer(environment: ProcessInfo.processInfo.environment).show(fileURLs)
    }

    /// Shows a file in the desktop's file manager, or opens a folder where no file is named. The result is whether
    /// there is something to show.
    @discardableResult public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String)
        -> Bool
    {
        guard let fullPath else { return open(URL(fileURLWithPath: rootFullPath)) }
        guard FileManager.default.fileExists(atPath: fullPath) else { return false }
        activateFileViewerSelecting([URL(fileURLWithPath: fullPath)])
        return true
    }

    /// The picture of a file: a symbol of its kind in 32 by 32 points. Desktops' sets of icons are not read.
    public func icon(forFile fullPath: String) -> NSImage {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
        return icon(FileSymbol.name(ofFile: fullPath, isFolder: exists && isFolder.boolValue))
    }

    /// The picture of a type of files: a symbol in 32 by 32 points.
    public func icon(for contentType: UTType) -> NSImage { icon(FileSymbol.name(of: contentType)) }

    private func icon(_ symbol: String) -> NSImage {
        let image = NSImage(systemName: symbol) ?? NSImage()
        image.size = CGSize(width: 32, height: 32)
        return image
    }

    private var environment: EnvironmentValues { RunningApp.current?.system.environment ?? .desktop }

    /// Whether the user wants less motion.
    public var accessibilityDisplayShouldReduceMotion: Bool { environment.accessibilityReduceMotion }
    /// Whether the user wants less of what is behind to be seen.
    public var accessibilityDisplayShouldReduceTransparency: Bool { environment.accessibilityReduceTransparency }
    /// Whether the user wants clearer differences of colours.
    public var accessibilityDisplayShouldIncreaseContrast: Bool { environment.colorSchemeContrast == .increased }
    /// Whether the user wants that nothing is said by colours alone.
    public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool {
        environment.accessibilityDifferentiateWithoutColor
    }

    /// Moves files to the desktop's trash. `completionHandler` gets the places of those that were moved, and an error
    /// if some were not.
    public func recycle(
        _ urls: [URL], completionHandler: (([URL: URL], (any Error)?) -> Void)? = nil
    ) {
        FileWork.run {
            Self.recycleNow(urls)
        } then: { result in
            if case .success(let (places, failure)) = result { completionHandler?(places, failure) }
        }
    }

    private nonisolated static func recycleNow(_ urls: [URL]) -> ([URL: URL], (any Error)?) {
        var places: [URL: URL] = [:], failure: (any Error)?
        for url in urls {
            do {
                places[url] = try Trash.move(url, ProcessInfo.processInfo.environment)
            } catch {
                failure = failure ?? error
            }
        }
        return (places, failure)
    }
}
