import CSDL2
import CasementCore
import Foundation

/// What a window whose frame the program draws does at its title bar and edges, or one whose background moves it: SDL
/// asks it at each press, and lets the desktop move or resize the window.
@MainActor final class OwnFrame {
    /// What a press at a point takes hold of to move the window.
    private let handle: (CGPoint) -> WindowHandle?
    /// Whether presses at the edges resize it: the desktop does that where it draws them.
    private let hasEdges: Bool
    private let onDoubleClick: () -> Void
    private unowned let window: DesktopWindow
    private var lastPress: (time: UInt64, x: Int32, y: Int32, isSecond: Bool)?

    /// How far from an edge the pointer resizes, in points.
    private static let edge: CGFloat = 5
    /// The length of a corner, in which it resizes in both directions.
    private static let corner: CGFloat = 14

    init(
        of window: DesktopWindow, hasEdges: Bool, handle: @escaping (CGPoint) -> WindowHandle?,
        onDoubleClick: @escaping () -> Void
    ) { (self.window, self.hasEdges, self.handle, self.onDoubleClick) = (window, hasEdges, handle, onDoubleClick) }

    /// Makes SDL ask for presses on its window.
    func follow(_ native: OpaquePointer) {
        SDL_SetWindowHitTest(
            native,
            { _, point, data in
                guard let point, let data else { return SDL_HITTEST_NORMAL }
                let (x, y) = (point.pointee.x, point.pointee.y)
                let address = UInt(bitPattern: data)
                // SDL handles the events of windows on the main thread.
                return MainActor.assumeIsolated {
                    guard let data = UnsafeMutableRawPointer(bitPattern: address) else { return SDL_HITTEST_NORMAL }
                    return Unmanaged<OwnFrame>.fromOpaque(data).takeUnretainedValue().test(x, y)
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func test(_ x: Int32, _ y: Int32) -> SDL_HitTestResult {
        let point = window.point(x, y)
        if let side = side(at: point) { return side.hit }
        switch handle(point) {
        case .titleBar: return isDoubleClick(x, y) ? SDL_HITTEST_NORMAL : SDL_HITTEST_DRAGGABLE
        case .background where !window.isFullScreen:
            lastPress = nil
            return SDL_HITTEST_DRAGGABLE
        case .background, nil:
            lastPress = nil
            return SDL_HITTEST_NORMAL
        }
    }

    /// SDL does not report presses that move the window. Later versions than 2.26 ask for moves of the pointer too.
    private func isDoubleClick(_ x: Int32, _ y: Int32) -> Bool {
        var version = SDL_version()
        SDL_GetVersion(&version)
        guard version.major == 2, version.minor <= 26 else { return false }
        let now = SDL_GetTicks64()
        guard let last = lastPress, now - last.time < 400, abs(last.x - x) <= 4, abs(last.y - y) <= 4 else {
            lastPress = (now, x, y, isSecond: false)
            return false
        }
        // On Wayland SDL asks twice at each press.
        if now - last.time < 30 { return last.isSecond }
        // A third press is a first one.
        lastPress = (now, x, y, isSecond: !last.isSecond)
        // Not while SDL handles the press.
        if !last.isSecond { Task { [onDoubleClick] in onDoubleClick() } }
        return !last.isSecond
    }

    /// The edge or corner at a point; nil where the user cannot resize the window there.
    func side(at point: CGPoint) -> Side? {
        guard hasEdges, window.canResize, !window.isMaximized, !window.isFullScreen else { return nil }
        return Side(at: point, in: window.size, edge: Self.edge, corner: Self.corner)
    }

    /// An edge or a corner of a window.
    struct Side: Equatable {
        /// -1, 0 or 1: left or right, top or bottom.
        let x, y: Int

        init?(at point: CGPoint, in size: CGSize, edge: CGFloat, corner: CGFloat) {
            func part(_ place: CGFloat, of length: CGFloat, within margin: CGFloat) -> Int {
                place < margin ? -1 : place >= length - margin ? 1 : 0
            }
            guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
            var x = part(point.x, of: size.width, within: edge), y = part(point.y, of: size.height, within: edge)
            if x == 0, y == 0 { return nil }
            if x == 0 { x = part(point.x, of: size.width, within: corner) }
            if y == 0 { y = part(point.y, of: size.height, within: corner) }
            (self.x, self.y) = (x, y)
        }

        var hit: SDL_HitTestResult {
            switch (x, y) {
            case (-1, -1): SDL_HITTEST_RESIZE_TOPLEFT
            case (0, -1): SDL_HITTEST_RESIZE_TOP
            case (1, -1): SDL_HITTEST_RESIZE_TOPRIGHT
            case (1, 0): SDL_HITTEST_RESIZE_RIGHT
            case (1, 1): SDL_HITTEST_RESIZE_BOTTOMRIGHT
            case (0, 1): SDL_HITTEST_RESIZE_BOTTOM
            case (-1, 1): SDL_HITTEST_RESIZE_BOTTOMLEFT
            default: SDL_HITTEST_RESIZE_LEFT
            }
        }

        var pointerStyle: PointerStyle {
            if x == 0 { return .rowResize }
            if y == 0 { return .columnResize }
            return .frameResize(position: x == y ? .topLeading : .topTrailing)
        }
    }
}
