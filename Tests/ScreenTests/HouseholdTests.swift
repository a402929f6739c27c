import CasementTesting
import Expectations
import ScreenSupport
import SwiftUI
import Testing

/// The screens of `HouseholdScreens`, used as by people.
@MainActor @Suite(.serialized) struct HouseholdTests {
    @Test("Watered plants are counted, and their litres") func plants() {
        let host = open(PlantCare())
        host.sees("0 of 3 watered", "0 litres")
        host.click("Ivy")
        host.sees("1 of 3 watered", "1 litres")
        host.perform("increment", onLabel: "Ivy: 1 l")
        host.settle()
        host.sees("Ivy: 2 l", "2 litres")
        host.click("Water all")
        host.sees("3 of 3 watered", "4 litres")
    }

    @Test("A packing list knows what is left, in sections") func packing() {
        let host = open(PackingList())
        host.sees("3 left", "Bath", "Clothes", "Clothes: 0/2")
        host.click("Socks")
        host.sees("2 left", "Clothes: 1/2")
        host.click("Shirt")
        host.click("Soap")
        host.sees("Ready to go", "Bath: 1/1")
        host.click("Soap")
        host.sees("1 left")
    }

    @Test("A loan's payment follows its amount, length and rate") func loan() {
        let host = open(LoanCalculator())
        host.sees("100.00")
        host.perform("increment", on: "months")
        host.settle()
        host.sees("18 months", "66.67")
        host.click("12%")
        host.sees("73.18")
    }

    @Test("A password gets stronger with its length") func password() {
        let host = open(PasswordMaker())
        host.sees("a1b2c3d4", "It is good")
        host.click("Digits")
        host.sees("abcdefgh", "It is fair")
        host.perform("increment", onLabel: "Length")
        host.settle()
        host.sees("abcdefghabcd", "It is strong")
        host.click("Use it")
        host.sees("Copied 12 characters")
    }

    @Test("Scores are counted, taken back and won") func scores() {
        let host = open(ScoreKeeper())
        host.click("Ann scores")
        host.click("Bob scores")
        host.click("Undo")
        host.sees("Ann has 1", "Bob has 0")
        for _ in 0..<3 { host.click("Bob scores") }
        host.sees("Bob wins")
        host.click("Restart")
        host.sees("Bob has 0")
        host.misses("Bob wins")
    }

    @Test("The facts of a text follow what is typed") func statistics() {
        let host = open(TextStatistics())
        host.sees("C: 7", "W: 2", "L: 1")
        host.click("Text")
        host.key(.end, modifiers: .control)
        host.type("\nthree")
        host.sees("C: 13", "W: 3", "L: 2")
        host.click("Clear")
        host.sees("C: 0", "W: 0", "L: 1")
    }

    @Test("Chips narrow a list down") func chips() {
        let host = open(FilterChips())
        host.sees("Lemon cake", "Curry", "Sweet chili")
        host.click("Sweet")
        host.misses("Curry")
        host.click("Sour")
        host.sees("Lemon cake")
        host.misses("Sweet chili")
        host.click("Hot")
        host.sees("Nothing")
        host.click("Sour")
        host.sees("Sweet chili")
    }

    @Test("A ticket is paid after a question") func parking() {
        let host = open(ParkingMeter())
        host.sees("0:30")
        host.click("More")
        host.click("Pay")
        host.sees("Pay 2 euros?", "You may stay 60 minutes.")
        host.click("Not yet")
        host.misses("Ticket for 60 minutes")
        host.click("Pay")
        host.click("Pay now")
        host.sees("Ticket for 60 minutes")
    }

    @Test("An invitation says what is missing, and goes from field to field") func invitation() {
        let host = open(Invitation())
        host.sees("A name is needed")
        host.type("Ann\r")
        host.sees("The address is not complete")
        host.type("ann@example.org\r")
        host.sees("1. Ann", "A name is needed")
        host.type("Bob")
        host.sees("The address is not complete")
    }

    @Test("Only one question is open") func questions() {
        let host = open(Questions())
        host.click("Who")
        host.sees("All of us")
        host.click("When")
        host.sees("On Monday")
        host.misses("All of us")
        host.click("When")
        host.misses("On Monday")
    }

    @Test("A poll shows its shares after the vote, and takes one vote") func poll() {
        let host = open(Poll())
        host.misses("Tea 50 %")
        host.click("Tea")
        host.sees("Tea 67 %", "Coffee 33 %")
        host.click("Coffee")
        host.sees("Tea 67 %")
    }

    @Test("A wizard goes on when a step is complete") func wizard() {
        let host = open(SetupWizard())
        host.sees("Welcome", "Step 1")
        host.click("Continue")
        host.click("Continue")
        host.sees("Step 2")
        host.write("Kim", into: "Your name")
        host.click("Continue")
        host.sees("Hello, Kim", "Step 3")
        host.click("Back")
        host.sees("Step 2")
    }

    @Test("A note is deleted by its menu, after a question") func cleaner() {
        let host = open(NoteCleaner())
        host.choose("Delete Eggs…", from: "Eggs")
        host.sees("Delete Eggs?")
        host.click("Delete")
        host.misses("Eggs")
        host.sees("Milk", "Bread")
    }

    @Test("One box stands for all lights") func lights() {
        let host = open(LightSwitches())
        host.sees("some on")
        host.click("All lights")
        host.sees("all on")
        host.click("All lights")
        host.sees("dark")
        host.click("Hall")
        host.sees("some on")
    }

    @Test("Arrow keys move, with Shift further") func arrows() {
        let host = open(ArrowGame())
        host.key(.rightArrow)
        host.key(.downArrow, modifiers: .shift)
        host.key(.leftArrow)
        host.key(.leftArrow)
        host.sees("at -1, 10")
    }

    @Test("A drawn picture has the size that it was drawn with") func badges() {
        let host = open(DrawnBadges())
        expect(host.frame("badge")?.size, equals: CGSize(width: 20, height: 20))
        host.click("Another")
        expect(host.frame("badge")?.size, equals: CGSize(width: 40, height: 20))
    }

    @Test("A monitor hears a code that no field takes") func code() {
        let app = TestApp { WindowGroup { SecretCode() } }
        app.update()
        let host = app.windows[0]
        host.sees("Closed")
        host.type("xabba")
        host.sees("Open")
        host.type("c")
        host.sees("Closed")
        app.windows[0].close()
        app.update()
    }

    @Test("A sheet edits a copy, which is saved or not") func books() {
        let host = open(BorrowedBooks())
        host.click("Emma")
        host.write("Ann", into: "Borrower")
        host.click("Cancel")
        host.misses("Ann")
        host.click("Dune")
        host.click("Returned")
        host.click("Save")
        host.misses("Kim")
    }

    @Test("Numbers become Roman ones") func roman() {
        let host = open(RomanNumerals())
        host.sees("IX")
        host.click("Number")
        host.key("a", modifiers: .control)
        host.type("1994\r")
        host.settle()
        host.sees("MCMXCIV")
    }

    @Test("Badges stand at the end of their rows, whatever is around them") func mails() {
        let host = open(MailRows())
        expect(abs(host.frame(of: "3").maxX - host.frame(of: "new").maxX) < 1)
        host.click("Read one")
        host.sees("2")
        host.misses("3")
    }
}
