import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct MotionTests {
    @Test("A card grows from its place to a page, and back") func cards() {
        let host = open(ExpandingCards())
        let small = host.frame(of: "Salad")
        host.click("Salad")
        host.sees("How to make salad")
        host.misses("How to make soup")
        expect(host.frame(of: "Salad").minY > small.minY)
        host.click("Close")
        host.misses("How to make salad")
        expect(host.frame(of: "Salad"), equals: small)
    }

    @Test("Half way the card is between its places") func halfWay() {
        let host = open(ExpandingCards())
        let before = host.frame(of: "Salad")
        host.tap(at: CGPoint(x: before.midX, y: before.midY))
        host.advance(by: 0.12)
        let middle = host.frame(of: "Salad")
        host.settle()
        let after = host.frame(of: "Salad")
        expect(middle.minY > before.minY + 2 && middle.minY < after.minY - 2)
    }

    @Test("Tabs on glass show one page each") func tabs() {
        let host = open(FloatingTabs())
        host.sees("Welcome home", "Home")
        host.click("Search")
        host.sees("Nothing found", "Search")
        host.misses("Welcome home")
        host.click("Profile")
        host.sees("It is you")
    }

    @Test("Water rises with each glass") func water() throws {
        let host = open(WaterTracker())
        host.sees("25%")
        let place = try require(host.frame("water"))
        func level() -> Int {
            let picture = host.snapshot()
            return (Int(place.minY) + 45..<Int(place.maxY)).first { picture[Int(place.midX) + 70, $0].r < 120 } ?? 0
        }
        let low = level()
        host.click("More")
        host.click("More")
        host.sees("50%")
        expect(level() < low - 20)
        host.click("Less")
        host.sees("37.5%")
    }

    @Test("Snow falls until it is paused") func snow() {
        let host = TestHost(width: 200, height: 200) { SnowScene() }
        host.advance(by: 1)
        let first = host.snapshot()
        host.advance(by: 0.5)
        expect(host.snapshot() != first)
        host.tap(text: "Pause")
        host.advance(by: 1)
        let paused = host.snapshot()
        host.advance(by: 1)
        expect(host.snapshot(), equals: paused)
    }

    @Test("A page scrolls with its header, and cards go by pages") func parallax() {
        let host = open(ParallaxPage(), width: 300, height: 500)
        host.sees("Moved by 0", "Page 1 of 5", "Card 0")
        host.click("Next")
        host.sees("Page 2 of 5")
        let card = host.frame(of: "Card 1")
        expect(abs(card.midX - 150) < 1)
        host.scroll(at: CGPoint(x: 150, y: 450), dy: 100)
        host.settle()
        host.sees("Moved by 100")
    }

    @Test("Likes are counted, and the heart comes to rest") func likes() {
        let host = open(LikeButton())
        host.sees("0 likes")
        let rest = host.frame(of: "Like")
        host.click("Like")
        host.sees("1 like")
        host.click("Like")
        host.sees("2 likes")
        expect(host.frame(of: "Like"), equals: rest)
    }
}
