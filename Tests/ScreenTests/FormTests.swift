import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct FormTests {
    @Test("Settings are stored and shown") func settings() {
        let host = open(SettingsPage())
        host.sees("General", "Sounds follow the volume.", "nobody", "40%")
        host.write("Ada", into: "Display name")
        host.click("Notifications")
        host.misses("40%", "nobody")
        host.choose("Dark", from: "Appearance")
        host.sees("Dark", "Ada")
    }

    @Test("An account needs an address, a password and consent") func signUp() {
        let host = open(SignUpForm())
        host.sees("Enter an email address.")
        host.type("a@b.example\nsecret")
        host.sees("Use 2 more characters.")
        host.type("123")
        host.sees("Accept the terms.")
        host.click("I accept the terms")
        host.click("Create account")
        host.sees("Welcome!")
    }

    @Test("An order computes its cost") func order() {
        let host = open(OrderForm())
        host.sees("Cakes: 3")
        host.perform("increment", onLabel: "Cakes: 3")
        host.click("Special requests")
        host.click("Sprinkles")
        host.click("Check out")
        host.sees("Total: $9.00")
    }

    @Test("A trip ends after its nights") func trip() {
        let host = open(TripPlanner())
        host.sees("2001-01-03")
        host.perform("increment", onLabel: "2 nights")
        host.sees("3 nights", "2001-01-04")
    }

    @Test("A sheet edits a draft, which Save keeps") func profile() {
        let host = open(ProfileEditor())
        host.click("Edit profile")
        host.write(" Lovelace", into: "Ada")
        host.click("Show to everyone")
        host.click("Save")
        host.sees("Private")
        host.misses("Cancel")
        host.click("Edit profile")
        host.click("Show to everyone")
        host.click("Cancel")
        host.sees("Private")
    }

    @Test("A bill is split") func tip() {
        let host = open(TipCalculator())
        host.sees("$60.00")
        host.click("10%")
        host.sees("$55.00")
    }

    @Test("Units are converted and never the same") func units() {
        let host = open(UnitConverter())
        host.sees("212.0")
        host.choose("°F", from: "From")
        host.sees("37.8")
    }

    @Test("A survey sends stars and topics") func survey() {
        let host = open(SurveyPage())
        host.click("4 stars")
        host.click("Price")
        host.click("Send")
        host.sees("Thank you", "4 stars, 1 topic")
        host.click("OK")
        host.misses("Thank you")
    }
}
