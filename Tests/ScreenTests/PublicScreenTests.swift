import CasementTesting
import Expectations
import ScreenSupport
import SwiftUI
import Testing

@MainActor struct PublicScreenTests {
    @Test("A shop fills its cart, and a sheet steps what is in it") func shop() {
        let host = open(ShoeShop())
        host.sees("Shoe 3", "$30.00")
        host.click("Add Shoe 3")
        host.click("Add Shoe 3")
        host.click("Add Shoe 1")
        host.click("Cart (3)")
        host.sees("2 of Shoe 3", "Total: 70.00")
        host.perform("decrement", on: "Shoe 1")
        host.settle()
        host.sees("Total: 60.00")
        host.misses("1 of Shoe 1")
        host.click("Close")
        host.sees("Cart (2)")
    }

    @Test("A player shows its time as a clock") func player() {
        let host = open(TrackPlayer())
        host.sees("01:05", "03:41")
        host.click("Play")
        host.sees("Pause")
        host.perform("increment", onLabel: "Progress")
        host.settle()
        host.misses("01:05")
    }

    @Test("Temperatures follow the chosen unit") func weather() {
        let host = open(WeatherDays())
        host.sees("20°C", "25°C")
        host.click("Fahrenheit")
        host.sees("68°F", "77°F")
        host.misses("20°C")
    }

    @Test("A quiz counts the right answers, one for each question") func quiz() {
        let host = open(QuizScreen())
        host.click("2")
        host.sees("Score 1")
        host.click("3")
        host.sees("Score 1")
        host.click("Next")
        host.sees("2 * 3")
        host.click("5")
        host.click("Next")
        host.sees("1 + 1", "Score 1")
    }

    @Test("A chat sends what was written") func chat() async {
        let host = open(TeamChat())
        host.sees("Hi there")
        host.write("On my way", into: "Message")
        host.click("Send")
        await host.waits(for: "On my way")
    }

    @Test("A window's notifications reach its views") func tools() throws {
        let app = TestApp {
            Window("First", id: "first") { WindowTools() }
            Window("Second", id: "second") { Text("other") }.defaultLaunchBehavior(.presented)
        }
        app.update()
        let first = try require(app.window("First"))
        expect(first.find(text: "height over 40") != nil)
        let second = try require(NSApp.windows.first { $0.title == "Second" })
        second.makeKeyAndOrderFront(nil)
        second.close()
        app.update()
        expect(first.find(text: "closed: 1") != nil)
        expect(first.find(text: "key: First") != nil)
    }
}
