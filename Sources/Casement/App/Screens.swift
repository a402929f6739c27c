import CasementCore
import Foundation

/// The screen on which new windows open, by the name of UIKit.
///
/// Its size is that of the screen, not of a window, which the user makes smaller and larger: `GeometryReader` and
/// `containerRelativeFrame` follow the window.
@MainActor @preconcurrency public final class UIScreen {
    /// The screen.
    public static let main = UIScreen()
    private init() {}

    /// The screen in points, with its corner at (0, 0). Before a program runs, and in tests of
    /// single views, 1280 by 800.
    public var bounds: CGRect { CGRect(origin: .zero, size: ScreenFacts.current.bounds.size) }
    /// Pixels for each point.
    public var scale: CGFloat { ScreenFacts.scale }
    /// Pixels for each point.
    public var nativeScale: CGFloat { scale }
    /// The screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The highest rate of frames: 60 in a second.
    public var maximumFramesPerSecond: Int { 60 }
}

/// The screen on which new windows open, by the name of AppKit. As there, y counts upwards.
@MainActor @preconcurrency public final class NSScreen {
    private static let only = NSScreen()
    private init() {}

    /// The screen.
    public static var main: NSScreen? { only }
    /// The screen: others are not listed.
    public static var screens: [NSScreen] { [only] }

    /// The screen in points of the desktop, with its corner at (0, 0).
    public var frame: CGRect { CGRect(origin: .zero, size: ScreenFacts.current.bounds.size) }
    /// Its part for windows, without the desktop's panels.
    public var visibleFrame: CGRect {
        let display = ScreenFacts.current, part = display.visibleRect
        return CGRect(
            x: part.minX - display.bounds.minX, y: display.bounds.maxY - part.maxY, width: part.width,
            height: part.height)
    }
    /// Pixels for each point.
    public var backingScaleFactor: CGFloat { ScreenFacts.scale }
    /// What hides parts of the screen: nothing.
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    /// The part beside what hides the screen: none.
    public var auxiliaryTopLeftArea: CGRect? { nil }
    /// The part beside what hides the screen: none.
    public var auxiliaryTopRightArea: CGRect? { nil }
    /// A name: "Display".
    public var localizedName: String { "Display" }
    /// The highest rate of frames: 60 in a second.
    public var maximumFramesPerSecond: Int { 60 }
}

@MainActor private enum ScreenFacts {
    static var current: DisplayProxy {
        guard let program = RunningApp.current, program.isRunning else {
            let usual = CGRect(x: 0, y: 0, width: 1280, height: 800)
            return DisplayProxy(bounds: usual, visibleRect: usual)
        }
        return program.windows.key?.native?.display ?? program.system.display
    }

    static var scale: CGFloat {
        let windows = RunningApp.current?.windows
        return (windows?.key ?? windows?.windows.first)?.pipeline.graph.layout.scale ?? 1
    }
}
