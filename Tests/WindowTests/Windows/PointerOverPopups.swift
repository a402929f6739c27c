import DesktopSupport
import Expectations
import Foundation
import Testing

/// The shape of the pointer over popups on Wayland, which a compositor draws into its picture.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.isInstalled, "needs Xvfb, xdotool and weston: run make test"))
struct PointerOverPopups {
    /// The pixels that the pointer changes at a point of the window, relative to that point.
    private func pointer(at place: CGPoint, _ hand: Hand) throws -> CGRect? {
        let reach = 40
        let (x, y) = (Int(hand.origin.x + place.x), Int(hand.origin.y + place.y))
        let area = CGRect(x: max(0, x - reach), y: max(0, y - reach), width: 2 * reach, height: 2 * reach)
        hand.moves("mousemove \(x) \(y + 1) sleep 0.1 mousemove \(x) \(y) sleep 0.4")
        let with = try Screen.pixels(of: hand, in: area)
        hand.moves("mousemove \(x + 120) \(y) sleep 0.1 mousemove \(x + 3 * reach + 120) \(y) sleep 0.4")
        let without = try Screen.pixels(of: hand, in: area)
        var box = CGRect.null
        for index in with.indices where with[index] != without[index] {
            let column = Int(area.minX) + index % (2 * reach) - x, row = Int(area.minY) + index / (2 * reach) - y
            box = box.union(CGRect(x: column, y: row, width: 1, height: 1))
        }
        return box.isNull ? nil : box
    }

    @Test(
        "over a text field in a popover the pointer is that of text, beside it an arrow, in the size of the desktop's")
    func shapes() throws {
        // KWin leaves the pointer to its X server.
        let compositor = try require(PrivateCompositor(shell: "desktop"))
        let hand = try Hand(
            on: compositor, "popups",
            variables: [
                "CASEMENT_TITLE_BAR": "desktop", "LIBDECOR_PLUGIN_DIR": "/nonexistent",
                "CASEMENT_RENDERER": "surface", "XCURSOR_SIZE": "24",
            ])
        defer { hand.program.signal(SIGKILL) }
        try require(try hand.moveWindow(to: CGPoint(x: 300, y: 60), on: .wayland))
        try hand.clicks("info")
        expect(hand.hears("info true"))
        let isOpen = try happens { try hand.place("name").minY > 100 }
        expect(isOpen)
        let field = try hand.place("name")
        // Far from the caret, which blinks.
        let text = try pointer(at: CGPoint(x: field.maxX - 20, y: field.midY), hand)
        let arrow = try pointer(at: CGPoint(x: field.maxX + 6, y: field.midY), hand)
        let (beam, tip) = (try require(text, "a pointer"), try require(arrow, "a pointer"))
        expect(abs(beam.midX) <= 4 && abs(beam.midY) <= 8, "\(beam)")
        expect(tip.minX >= -4 && tip.minY >= -4 && tip.maxX > 6, "\(tip)")
        expect((10...28).contains(tip.height), "\(tip)")
        expect(hand.ends())
    }
}
