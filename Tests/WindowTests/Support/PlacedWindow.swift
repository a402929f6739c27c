import DesktopSupport
import Foundation

/// Where a desktop's windows are, which a compositor decides.
extension Hand {
    /// Moves its window, as a user does; false if it is not there in time.
    func moveWindow(to corner: CGPoint, on kind: DesktopKind) throws -> Bool {
        guard kind == .wayland else {
            run("xdotool windowmove --sync \(window) \(Int(corner.x)) \(Int(corner.y))")
            origin = corner
            return true
        }
        guard try happens({ try findWindow() }) else { return false }
        let from = CGPoint(x: origin.x + 3, y: origin.y + 3), to = CGPoint(x: corner.x + 3, y: corner.y + 3)
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        // A compositor that did not see the pointer enter its window only knows how far it moves, up to its edges.
        moves("mousemove 1279 799 sleep 0.1 mousemove 0 0 sleep 0.1")
        moves(
            "keydown super sleep 0.1", Self.move(to: from), "sleep 0.1 mousedown 1 sleep 0.1", Self.move(to: middle),
            "sleep 0.1", Self.move(to: to), "sleep 0.1 mouseup 1 keyup super sleep 0.1 mousemove 1200 780")
        return try happens { try findWindow() && origin == corner }
    }

    private static func move(to place: CGPoint) -> String { "mousemove \(Int(place.x)) \(Int(place.y))" }

    /// Looks for the one window on a screen of one colour; false if there is none.
    private func findWindow() throws -> Bool {
        let screen = CGRect(x: 0, y: 0, width: 1280, height: 800)
        let (width, height) = (Int(screen.width), Int(screen.height))
        let pixels = try Screen.pixels(of: self, in: screen)
        let background = pixels[pixels.count - 1]
        // The pointer is smaller.
        let least = 60
        let row = (0..<height).first { y in
            (0..<width).count { pixels[y * width + $0] != background } >= least
        }
        let column = (0..<width).first { x in
            (0..<height).count { pixels[$0 * width + x] != background } >= least
        }
        guard let row, let column else { return false }
        origin = CGPoint(x: column, y: row)
        return true
    }
}
