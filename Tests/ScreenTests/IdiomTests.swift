import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct IdiomTests {
    @Test("A view reads the size of another, and a modifier applies under a condition") func measured() {
        let host = open(MeasuredCard())
        host.sees("100 x 40", "Changes: 0")
        host.click("Large")
        host.sees("200 x 40", "Changes: 1")
    }

    @Test("A store reduces actions, and its effects send others") func store() async {
        let host = open(StoreScreen())
        host.write("tea\n", into: "Query")
        await host.waits(for: "tea two")
        host.sees("tea one")
    }

    @Test("An array is a setting, and an optional has a default in a field") func favourites() {
        let host = open(FavouritesScreen())
        host.sees("1 in all", "Hello, stranger")
        host.click("Like coffee")
        host.sees("2 in all")
        host.click("Like tea")
        host.click("Like coffee")
        host.sees("0 in all")
        host.write("!", into: "Nickname")
        // The text is at the trailing edge of the field, behind the click.
        host.sees("Hello, !nobody")
    }

    @Test("Toasts go by a button and by themselves") func toasts() async {
        let host = open(ToastScreen())
        host.click("Save")
        host.sees("Saved.")
        host.click("Dismiss")
        host.misses("Saved.")
        host.click("Fail")
        await host.waits(for: "Save", without: "Not saved.")
    }

    @Test("Publishers check a registration") func registration() {
        let host = open(RegistrationScreen())
        host.sees("The name is too short.")
        host.write("Anna", into: "Username")
        host.sees("The passwords differ.")
        host.write("secret", into: "Password")
        host.click("Sign up")
        host.misses("Welcome, Anna")
        host.write("secret", into: "Password again")
        host.misses("The passwords differ.")
        host.click("Sign up")
        host.sees("Welcome, Anna")
        host.click("Done")
        host.misses("Welcome, Anna")
    }

    @Test("An older list with links, bar buttons and a sheet") func older() {
        let host = open(OlderMaster())
        host.click("Add")
        host.click("Dora")
        host.sees("About Dora")
        host.write("thea", into: "Dora")
        host.click("Back")
        host.sees("Dorathea", "Friends")
        host.click("Settings")
        host.sees("No settings")
        host.click("Close")
        expect(host.frame(of: "Dorathea").minY < host.frame(of: "Anna").minY)
    }
}
