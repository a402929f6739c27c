import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct DeskTests {
    @Test("Orders are sorted, filtered, marked and deleted") func orders() {
        let host = open(OrderTable(), width: 600)
        host.sees("3 orders, 361.75")
        expect(host.frame(of: "Adams").minY < host.frame(of: "Miller").minY)
        host.click("Total")
        expect(host.frame(of: "Miller").minY < host.frame(of: "Young").minY)
        host.click("Total")
        expect(host.frame(of: "Young").minY < host.frame(of: "Miller").minY)
        host.choose("Open", from: "Status")
        host.sees("2 orders, 349.75")
        host.write("you", into: "Customer")
        host.sees("1 orders, 250.25")
        host.click("Young", count: 2)
        host.sees("0 orders, 0.00")
        host.choose("Sent", from: "Status")
        host.click("Young")
        host.click("Delete")
        host.choose("All", from: "Status")
        host.misses("Young")
    }

    @Test("Cards are dragged from lane to lane") func board() {
        let host = open(SprintBoard(), width: 480, height: 300)
        host.sees("To do 2", "Doing 1", "Done 0")
        let (from, to) = (host.frame(of: "Plan"), host.frame(of: "Done 0"))
        host.drag(
            from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.maxY + 60), duration: 0.5)
        host.settle()
        host.sees("To do 1", "Done 1")
        expect(abs(host.frame(of: "Plan").midX - to.midX) < 1)
    }

    @Test("A chart tells the value below the pointer") func chart() throws {
        let host = open(TemperatureChart())
        host.sees("Point at the chart")
        let chart = try require(host.frame("chart"))
        host.hover(at: CGPoint(x: chart.minX + chart.width * 4 / 6 + 3, y: chart.midY))
        host.settle()
        host.sees("Fri: 12°")
        let dot = try require(host.frame("dot"))
        expect(abs(dot.midY - chart.minY) < 1)
        host.hover(at: CGPoint(x: chart.midX, y: chart.maxY + 60))
        host.settle()
        host.sees("Point at the chart")
    }

    @Test("A code goes from field to field, and a wrong one begins again") func code() {
        let host = open(CodeEntry())
        host.type("9")
        host.type("a")
        host.type("8")
        host.type("7")
        host.type("6")
        host.settle()
        host.sees("Wrong code, 1 of 3")
        for digit in ["1", "2", "3", "4"] { host.type(digit) }
        host.settle()
        host.sees("Welcome")
    }

    @Test("A conversation begins at its end, which new messages extend") func conversation() {
        let host = open(Conversation(), height: 400)
        host.sees("Message 19")
        expect(host.frame(of: "Message 19").minY > host.frame(of: "Message 18").minY)
        host.write("Hello *there*\n", into: "Message")
        host.sees("Hello there")
        expect(host.frame(of: "Hello there").maxY < 400)
        expect(host.frame(of: "Hello there").maxX > 380)
    }

    @Test("A player of custom styles") func player() {
        let host = open(StyledPlayer())
        host.sees("Now Playing", "0:30", "-1:30", "25%", "1×")
        host.click("Play")
        host.sees("Pause")
        host.click("Shuffle")
        host.sees("on")
        host.choose("1.5×", from: "1×")
        host.sees("1.5×")
        host.perform("increment", onLabel: "Position")
        host.misses("25%")
    }

    @Test("Letters are typed, deleted and guessed") func words() {
        let host = open(WordGame())
        host.type("swinx")
        host.key(.delete)
        host.type("g")
        host.key(.return)
        host.settle()
        host.sees("Guess 2")
        host.type("swift")
        host.key(.return)
        host.settle()
        host.sees("Solved in 2")
    }
}
