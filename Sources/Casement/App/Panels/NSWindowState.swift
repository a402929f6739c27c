import CasementCore
import Foundation

// What can be asked of a window beside its frame.

extension NSWindow {
    /// Whether anything of a window can be seen.
    public struct OcclusionState: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Some of it can be seen.
        public static let visible = OcclusionState(rawValue: 2)
    }

    /// Whether anything of it can be seen, as far as the desktop tells. `didMiniaturizeNotification` and
    /// `didDeminiaturizeNotification` tell of changes.
    public var occlusionState: OcclusionState { isVisible ? .visible : [] }

    /// Never posted: `occlusionState` has changed.
    public static let didChangeOcclusionStateNotification = Notification.Name(
        "NSWindowDidChangeOcclusionStateNotification")

    /// Whether it is shown as an icon, or cannot be seen for another reason than `orderOut(_:)`.
    public var isMiniaturized: Bool { window.map { !$0.isVisible && !$0.isCovered } ?? false }

    /// Whether it has as much of the screen as it may have, as `zoom(_:)` gives it.
    public var isZoomed: Bool { window?.keptFrame?.state == .maximized }

    /// How many pixels a point has on its screen.
    public var backingScaleFactor: CGFloat { window?.pipeline.layout.scale ?? NSScreen.main?.backingScaleFactor ?? 1 }

    /// A number that no other window of the program has; 0 for a window that was closed.
    public var windowNumber: Int {
        guard window != nil else { return 0 }
        if looks.number == 0 {
            Self.lastNumber += 1
            looks.number = Self.lastNumber
        }
        return looks.number
    }

    private static var lastNumber = 0

    /// Whether what it shows has changes that are not saved. Where it shows a document of a `DocumentGroup`, that says
    /// it, and the title does. Of other windows it is what was set, which has no effect.
    public var isDocumentEdited: Bool {
        get { window?.document?.isEdited ?? looks.flags.contains("isDocumentEdited") }
        set {
            WithoutEffect.note("NSWindow.isDocumentEdited", "navigationTitle may say that something is not saved")
            if newValue { looks.flags.insert("isDocumentEdited") } else { looks.flags.remove("isDocumentEdited") }
        }
    }

    /// The file that it shows: that of a document of a `DocumentGroup`, or what was set, which has no effect.
    public var representedURL: URL? {
        get { window?.document?.fileURL ?? looks.file }
        set {
            if newValue != nil { WithoutEffect.note("NSWindow.representedURL", "titles have no icon of a file") }
            looks.file = newValue
        }
    }

    /// The path of the file that it shows, as `representedURL`; empty for none.
    public var representedFilename: String {
        get { representedURL?.path ?? "" }
        set { representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
    }

    /// Sets title and file of the window.
    public func setTitleWithRepresentedFilename(_ filename: String) {
        representedFilename = filename
        title = URL(fileURLWithPath: filename).lastPathComponent
    }

    /// How its width is to its height where the user changes them. It has no effect: desktops do not keep it.
    public var aspectRatio: CGSize {
        get { looks.ratio }
        set {
            WithoutEffect.note("NSWindow.aspectRatio", "aspectRatio(_:contentMode:) keeps that of views")
            looks.ratio = newValue
        }
    }

    /// How the width of its content is to its height; as `aspectRatio`.
    public var contentAspectRatio: CGSize {
        get { aspectRatio }
        set { aspectRatio = newValue }
    }

    /// Has no effect: desktops place windows.
    public func setFrameTopLeftPoint(_ point: CGPoint) {
        WithoutEffect.note("NSWindow.setFrameTopLeftPoint(_:)", "defaultWindowPlacement places a window")
    }

    /// Has no effect: desktops place windows. The result is the point.
    @discardableResult public func cascadeTopLeft(from topLeftPoint: CGPoint) -> CGPoint { topLeftPoint }
}

extension NSApplication {
    /// The open window of a number.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windowNum == 0 ? nil : windows.first { $0.windowNumber == windowNum }
    }
}
