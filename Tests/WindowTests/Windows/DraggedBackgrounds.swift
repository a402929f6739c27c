import DesktopSupport
import Expectations
import Foundation
import Testing

/// Windows that are moved by their background. What counts as background is tested in memory.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct DraggedBackgrounds {
    private func place(of hand: Hand) -> String {
        let lines = hand.run("xdotool getwindowgeometry \(hand.window)").split(separator: "\n")
        return lines.dropFirst().first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    @Test("A press on the background asks the window manager to move the window, one on a control does not")
    func background() throws {
        let hand = try Hand(on: try require(PrivateDisplay()), "handle")
        defer { hand.program.signal(SIGKILL) }
        let mover = try require(WindowMover(on: hand.display))
        // SDL does not notice the first move of a window if it is to 0, 0.
        hand.moves("windowmove --sync \(hand.window) 30 40 sleep 0.1 mousemove 90 90 mousedown 1")
        let request = try require(mover.request())
        expect(String(request.window) == hand.window && request.direction == 8 && request.button == 1, "\(request)")
        expect(request.x == 90 && request.y == 90, "\(request)")
        hand.moves("mousemove 250 170")
        mover.follow(request, from: (30, 40))
        hand.moves("mouseup 1")
        expect(happens { place(of: hand).contains("190,120") }, "\(place(of: hand))")
        // The window notices that it was moved: its parts are found where they are now.
        let button = try hand.place("press")
        hand.moves("mousemove \(Int(190 + button.midX)) \(Int(120 + button.midY)) sleep 0.1 click 1")
        expect(hand.hears("pressed"))
        expect(mover.request(seconds: 0.3) == nil)
        expect(hand.ends())
    }
}
