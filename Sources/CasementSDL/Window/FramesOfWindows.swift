import CSDL2
import CasementCore
import Foundation

/// The frames of windows between two starts of a program.
extension DesktopWindow {
    /// Its frame now; nil if the window is closed.
    package var frame: KeptFrame? {
        guard let window, !DisplayLoss.isLost else { return normalFrame }
        let flags = SDL_GetWindowFlags(window)
        func has(_ flag: SDL_WindowFlags) -> Bool { flags & flag.rawValue != 0 }
        let state: KeptFrame.State? =
            has(SDL_WINDOW_FULLSCREEN) || X11Window(of: window)?.isFullScreen == true
            ? .fullScreen : has(SDL_WINDOW_MAXIMIZED) ? .maximized : nil
        // The size and place to return to are those of before.
        if state == nil { normalFrame = KeptFrame(origin: origin(of: window), size: size) }
        var frame = normalFrame ?? KeptFrame(size: size)
        frame.state = state
        return frame
    }

    /// How long a point is in units of the desktop.
    var unitsPerPoint: CGFloat { window.map { scale / DisplayScale.pixelsPerUnit($0) } ?? 1 }

    /// Only on X11 do windows know where they are.
    private func origin(of window: OpaquePointer) -> CGPoint? {
        guard let onServer = X11Window(of: window) else { return nil }
        var (x, y) = (Int32(0), Int32(0))
        SDL_GetWindowPosition(window, &x, &y)
        let frame = onServer.frameWidths
        return CGPoint(x: CGFloat(x) - frame.left, y: CGFloat(y) - frame.top)
    }

    /// Places it below a place of the screen, both centred, or as near to that as its screen allows; in units of the
    /// desktop.
    package func place(near point: CGPoint) {
        guard let window, let area = VideoSetup.usableArea(at: point) else { return }
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        let corner = CGPoint(
            x: max(area.minX, min(point.x - CGFloat(width) / 2, area.maxX - CGFloat(width))),
            y: max(area.minY, min(point.y, area.maxY - CGFloat(height))))
        guard let origin = VideoSetup.place(corner, perPoint: 1) else { return }
        SDL_SetWindowPosition(window, origin.0, origin.1)
    }

    /// Gives it a size, in points, on its screen, and then a place; or the frame of before, if it still has the size
    /// that the last call gave it.
    package func zoom(to size: CGSize, _ place: () -> Void) {
        guard !isMaximized else { return zoom() }
        if let zoomed, abs(zoomed.size.width - self.size.width) < 1.5, abs(zoomed.size.height - self.size.height) < 1.5
        {
            self.zoomed = nil
            return restore(zoomed.before)
        }
        guard !isFullScreen, let before = frame else { return }
        restore(KeptFrame(origin: before.origin, size: size))
        zoomed = (before, normalFrame?.size ?? size)
        place()
    }

    /// Makes it cover the screen, or gives it its size of before.
    package func setFullScreen(_ isFullScreen: Bool) {
        // The frame of before is kept.
        guard let window, frame != nil else { return }
        cover(isFullScreen, window)
    }

    private func cover(_ isFullScreen: Bool, _ window: OpaquePointer) {
        SDL_SetWindowFullscreen(window, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
        // On X11 SDL asks the window manager, and takes it for done.
        guard let known = X11Window(of: window), !known.canBeFullScreen else { return }
        var rect = SDL_Rect()
        if isFullScreen {
            guard SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &rect) == 0 else { return }
        } else if let before = normalFrame {
            (rect.w, rect.h) = VideoSetup.units(before.size, perPoint: unitsPerPoint)
            (rect.x, rect.y) = (Int32(before.origin?.x ?? 0), Int32(before.origin?.y ?? 0))
        }
        known.setFrame(x: rect.x, y: rect.y, width: rect.w, height: rect.h)
    }

    /// The screen that shows it and its part for windows, in points; nil if there is none.
    package var screen: (bounds: CGRect, usable: CGRect)? {
        let screens = VideoSetup.screens, unit = unitsPerPoint
        guard let window else { return nil }
        let index = Int(SDL_GetWindowDisplayIndex(window))
        guard let screen = screens.indices.contains(index) ? screens[index] : screens.first else { return nil }
        func points(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX / unit, y: rect.minY / unit, width: rect.width / unit, height: rect.height / unit)
        }
        return (points(screen.bounds), points(screen.usable))
    }

    /// Gives it a frame that it had before, perhaps at the last start, on the screens that there are now.
    package func restore(_ frame: KeptFrame) {
        guard let window else { return }
        let unit = unitsPerPoint
        let fitted = frame.fitted(into: VideoSetup.screens.map(\.usable), unitsPerPoint: unit)
        let (width, height) = VideoSetup.units(fitted.size, perPoint: unit)
        SDL_SetWindowSize(window, width, height)
        if let origin = fitted.origin {
            // Window managers place the frame of a window that they are about to show. SDL places the content of one
            // that is shown.
            var (left, top) = (Int32(0), Int32(0))
            SDL_GetWindowBordersSize(window, &top, &left, nil, nil)
            SDL_SetWindowPosition(window, Int32(origin.x.rounded()) + left, Int32(origin.y.rounded()) + top)
        }
        normalFrame = fitted
        switch fitted.state {
        case .maximized: SDL_MaximizeWindow(window)
        case .fullScreen: cover(true, window)
        case nil: break
        }
    }
}

extension VideoSetup {
    /// The screens and their parts for windows, the first screen first, in units of the desktop.
    static var screens: [(bounds: CGRect, usable: CGRect)] {
        (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { display in
            var (bounds, usable) = (SDL_Rect(), SDL_Rect())
            guard SDL_GetDisplayBounds(display, &bounds) == 0, SDL_GetDisplayUsableBounds(display, &usable) == 0,
                usable.w > 0, usable.h > 0
            else { return nil }
            return (CGRect(bounds), CGRect(usable))
        }
    }
}

extension VideoSetup {
    /// The part for windows of the screen at a place, or else of the first one, in units of the desktop.
    static func usableArea(at point: CGPoint) -> CGRect? {
        let screens = screens
        return (screens.first { $0.bounds.contains(point) } ?? screens.first)?.usable
    }
}

extension CGRect {
    fileprivate init(_ rect: SDL_Rect) {
        self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
    }
}

extension DesktopLoop {
    /// The screens and their parts for windows, the first screen first, in points; of all windows' scales, that of the
    /// first window counts.
    package var screens: [(bounds: CGRect, usable: CGRect)] {
        let unit = windows.first?.unitsPerPoint ?? 1
        func points(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX / unit, y: rect.minY / unit, width: rect.width / unit, height: rect.height / unit)
        }
        return VideoSetup.screens.map { (points($0.bounds), points($0.usable)) }
    }
}
