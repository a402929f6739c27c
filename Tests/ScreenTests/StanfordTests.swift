import CasementTesting
import Expectations
import Foundation
import ScreenSupport
import Testing

@MainActor struct StanfordTests {
    @Test("Cards are dealt, turned and matched") func concentration() throws {
        let host = open(ConcentrationView(game: EmojiConcentration()))
        host.sees("Open: ")
        let deck = try require(host.frame("deck"))
        host.tap(at: CGPoint(x: deck.midX, y: deck.midY))
        host.settle()
        // Cards of a third of the width, from the top left.
        let first = host.frame(of: "A")
        host.tap(at: CGPoint(x: first.midX, y: first.midY))
        host.settle()
        host.sees("Open: A")
        let second = host.findPlaces(of: "A")
        expect(second.count, equals: 2)
        for place in second where abs(place.midX - first.midX) > 5 || abs(place.midY - first.midY) > 5 {
            host.tap(at: CGPoint(x: place.midX, y: place.midY))
        }
        host.settle()
        host.sees("Open: AA")
        host.click("Restart")
        host.sees("Open: ")
    }

    @Test("Marks are selected and deleted; the board is zoomed and panned") func board() {
        let host = open(MarkBoard())
        host.click("alpha")
        host.sees("Selected: 1", "Zoom: 1.0")
        let before = host.frame(of: "alpha")
        let free = CGPoint(x: 210, y: 500)
        host.drag(from: free, to: CGPoint(x: 250, y: 500))
        host.settle()
        host.sees("Pan: 40", "Selected: 1")
        expect(host.frame(of: "alpha").midX, equals: before.midX + 40)
        host.tap(at: free, count: 2)
        host.settle()
        host.sees("Zoom: 2.0")
        expect(abs(host.frame(of: "alpha").width - 2 * before.width) < 1)
        host.click("Delete")
        host.misses("alpha")
        host.sees("beta", "Selected: 0")
        host.click("beta")
        host.sees("Selected: 1")
        host.tap(at: free)
        // No second click makes it a double one.
        host.advance(by: 1)
        host.sees("Selected: 0")
    }

    @Test("A month shows its days, and the chosen one") func month() {
        let host = open(MonthView())
        host.sees("March 2024", "31")
        host.click("15")
        host.sees("2024-03-15")
        host.click("Previous")
        host.sees("February 2024", "29")
        host.misses("30", "2024-03-15")
        host.click("Next")
        host.click("Next")
        host.sees("April 2024", "30")
        host.misses("31")
    }
}
