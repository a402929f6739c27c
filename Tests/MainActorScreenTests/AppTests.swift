import CasementTesting
import Expectations
import ScreenSupport
import Testing

struct AppTests {
    @Test("An expense is added in a sheet") func expenses() {
        let host = open(ExpenseTracker())
        host.perform(onLabel: "Add Expense")
        host.settle()
        host.write("Lunch", into: "Name")
        host.choose("Business", from: "Type")
        host.click("Save")
        host.sees("Lunch", "Business", "$0.00")
    }

    @Test("A book is rated") func bookworm() {
        let host = open(Bookworm())
        host.click("Emma")
        host.sees("4 of 5")
        host.click("Rate 2")
        host.sees("2 of 5")
    }

    @Test("Cards are answered") func flashcards() {
        let host = open(Flashcards())
        host.click("Bonjour")
        host.sees("Hello")
        host.click("Right")
        host.click("Merci")
        host.click("Wrong")
        host.sees("1 right")
        host.click("Again")
        host.sees("A")
    }

    @Test("Files are shown by name and size") func files() {
        let host = open(FileBrowser(), width: 700)
        host.sees("No selection")
        host.click("notes.txt")
        host.sees("notes.txt: 120 bytes")
        host.click("Music")
        host.perform(onLabel: "Grid")
        host.settle()
        host.sees("song.mp3")
    }

    @Test("Only high values are shown") func dashboard() {
        let host = open(Dashboard())
        host.sees("CPU", "40%")
        host.click("Only high")
        host.misses("CPU")
        host.sees("Memory")
    }

    @Test("Letters are refused") func converter() {
        let host = open(Converter())
        host.sees("$11.00")
        host.write("0x", into: "Euros")
        host.sees("$110.00")
    }

    @Test("Colours are mixed") func mixer() {
        let host = open(ColorMixer())
        host.click("Random")
        let frame = host.frame("mixed") ?? .zero
        let pixel = host.snapshot()[Int(frame.midX), Int(frame.midY)]
        expect(pixel.r == 255 && pixel.g == 0, "\(pixel)")
    }

    @Test("A page turns round, and its numbers change") func languages() {
        let host = open(LanguageSwitch())
        host.sees("1,234.5")
        host.click("Right to left")
        expect(host.frame(of: "First").minX > host.frame(of: "Last").minX)
        host.choose("German", from: "Locale")
        host.sees("1.234,5")
    }

    @Test("Assistive programs adjust and reset") func accessible() {
        let host = open(AccessibleControls())
        host.perform("increment", onLabel: "Signal")
        host.sees("4 of 5")
        host.perform("Reset", onLabel: "Signal")
        host.sees("0 of 5")
        expect(host.element("Decoration") == nil)
        expect(host.element("Title")?.role == "heading")
    }
}
