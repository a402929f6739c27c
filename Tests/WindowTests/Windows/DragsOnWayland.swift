import DesktopSupport
import Expectations
import Foundation
import Testing

/// Drags between the windows of two programs that a Wayland compositor shows.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.isInstalled, "needs Xvfb, xdotool and weston: run make test"))
struct DragsOnWayland {
    private static func isRed(_ pixel: Screen.Pixel) -> Bool {
        pixel.red > 200 && pixel.green < 90 && pixel.blue < 90
    }
    private static func isPurple(_ pixel: Screen.Pixel) -> Bool {
        (130...220).contains(pixel.red) && pixel.green < 110 && pixel.blue > 180
    }

    /// Moves a program's window by its title bar until its red or purple square is at a place.
    private func move(_ hand: Hand, to place: CGPoint, square: @escaping (Screen.Pixel) -> Bool) throws {
        expect(
            try happens {
                // The window's border is over the first column.
                guard let box = try Screen.box(on: hand, where: square), box.height == 40 else { return false }
                let corner = (x: Int(box.maxX) - 40, y: Int(box.minY))
                let way = (Int(place.x) - corner.x, Int(place.y) - corner.y)
                if way == (0, 0) { return true }
                let (x, y) = (corner.x + 60, corner.y - 20)
                hand.run("xdotool mousemove \(x) \(y) sleep 0.1 mousedown 1 sleep 0.1")
                hand.run("xdotool mousemove \(x + way.0 / 2) \(y + way.1 / 2) sleep 0.1")
                hand.run("xdotool mousemove \(x + way.0) \(y + way.1) sleep 0.1 mouseup 1 sleep 0.2")
                return false
            })
    }

    @Test("another program's views hear of a drag, and get what is dropped", arguments: TestedCompositor.installed)
    func drags(on kind: TestedCompositor) throws {
        let compositor = try kind.start(shell: "desktop", size: CGSize(width: 800, height: 600))
        let first = try Hand(on: compositor, "drop", variables: ["CASEMENT_TITLE_BAR": "own"])
        defer { first.program.signal(SIGKILL) }
        // Weston follows the pointer from where it entered its window.
        first.run("xdotool mousemove 1000 900 sleep 0.2 mousemove 700 500")
        let origin = CGPoint(x: 20, y: 60)
        try move(first, to: origin, square: Self.isRed)
        let second = try Hand(
            on: compositor, "drop", variables: ["CASEMENT_TITLE_BAR": "own", "PROBE_IS_SECOND": "1"])
        defer { second.program.signal(SIGKILL) }
        let target = CGPoint(x: 400, y: 300)
        try move(second, to: target, square: Self.isPurple)

        /// Drags from a point of the first window to points of the screen.
        func drag(x: Int, to places: (Int, Int)..., isDropped: Bool = true) {
            let (x, y) = (Int(origin.x) + x, Int(origin.y) + 20)
            first.run("xdotool mousemove \(x) \(y) sleep 0.1 mousedown 1 sleep 0.1 mousemove \(x + 20) \(y + 10)")
            for (x, y) in places { first.run("xdotool sleep 0.1 mousemove \(x) \(y) sleep 0.1") }
            if isDropped { first.run("xdotool mouseup 1") }
        }
        drag(x: 20, to: (500, 350), (500, 450), isDropped: false)
        expect(second.hears("targeted true"))
        second.run("xdotool mousemove 500 340")
        expect(second.hears("targeted false"))
        second.run("xdotool mousemove 500 460 sleep 0.2 mouseup 1")
        expect(second.hears("texts [\"square\"]"))
        drag(x: 60, to: (460, 340), (500, 350))
        expect(second.hears("files [\"/etc/hosts\"] at 100,50"))
        // On nothing, and back home.
        drag(x: 20, to: (700, 50), (740, 40))
        drag(x: 20, to: (370, 40), (120, 200))
        expect(first.hears("texts [\"square\"]"))
        expect(second.ends() && first.ends())
    }
}
