import CasementTesting
import Expectations
import ScreenSupport
import Testing

struct ModelTests {
    @Test("Jokes are loaded page by page until there are no more") func jokes() async {
        let host = open(JokeList())
        await host.waits(for: "S0")
        host.click("Load more")
        await host.waits(for: "S1")
        host.sees("S0")
        host.click("Load more")
        await host.waits(for: "Failed: noMore")
    }

    @Test("A cart is counted with its coupon") func shop() {
        let host = open(Shop())
        host.click("Add Tea")
        host.click("Add Tea")
        host.click("Add Coffee")
        host.sees("2 × Tea", "1 × Coffee", "$30")
        host.write("HALF", into: "Coupon")
        host.sees("$15")
    }

    @Test("A wrong name is an alert, the right one a greeting") func login() async {
        let host = open(LoginScreen())
        host.write("bob", into: "User")
        host.click("Log in")
        await host.waits(for: "There is no bob.")
        host.click("Back")
        host.key("a", modifiers: .control)
        host.write("", into: "User")
        host.key("a", modifiers: .control)
        host.type("ada")
        host.click("Log in")
        await host.waits(for: "Hello, Ada")
    }

    @Test("An object of the environment swaps two views") func session() {
        let host = open(SessionRoot())
        host.click("Sign in")
        host.click("Sign out")
        host.sees("Sign in")
    }

    @Test("A search waits for typing to end") func debounce() async {
        let host = open(DebouncedSearch())
        await host.waits(for: "Rome")
        host.write("P", into: "City")
        host.type("r")
        await host.waits(for: "Prague", without: "Paris")
    }

    @Test("A group of tasks counts by an actor") func downloads() async {
        let host = open(Downloader())
        host.click("Download three")
        await host.waits(for: "done")
        host.sees("Total 6")
    }

    @Test("A stream ends at its last number") func stream() async {
        let host = open(StreamOfNumbers())
        await host.waits(for: "Number 5")
    }

    @Test("Notes are undone") func undo() {
        let host = open(UndoableNotes())
        host.click("Add note")
        host.click("Add note")
        host.click("Undo")
        host.sees("1 notes")
    }

    @Test("A theme flows down") func theme() {
        let host = open(ThemedRoot())
        host.sees("Square")
        host.click("Round")
        host.sees("Circle")
        let frame = host.frame(of: "Circle")
        let pixel = host.snapshot()[Int(frame.midX), Int(frame.midY) + 30]
        expect(pixel.r > 200 && pixel.g < 120, "\(pixel)")
    }
}
