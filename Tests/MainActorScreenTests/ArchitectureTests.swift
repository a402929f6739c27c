import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct ArchitectureTests {
    @Test("A list fails, is tried again, and loads more at its end") func quakes() async {
        let host = open(QuakeList())
        await host.waits(for: "You are offline.")
        host.click("Try Again")
        await host.waits(for: "Place 0")
        // All rows are visible, so that each end loads more.
        await host.waits(for: "Place 15")
        host.sees("1.5")
        host.click("Place 2")
        await host.waits(for: "Details of 2")
        host.click("Back")
        host.sees("Place 0")
    }

    @Test("A router pushes, replaces, pops and presents") func router() {
        let host = open(RoutedProgram())
        host.click("Profile")
        host.sees("Profile of Ada")
        host.click("Friend")
        host.sees("Profile of Ada’s friend")
        host.click("Help")
        host.sees("Help on 1")
        host.key(.escape)
        host.settle()
        host.misses("Help on 1")
        host.click("Home")
        host.sees("Deep")
        host.click("Deep")
        host.sees("Help on 7")
        host.click("Back")
        host.click("Leave")
        host.sees("Deep")
        host.misses("Leave")
    }

    @Test("A group of tasks reports what is done") func batch() async {
        let host = open(BatchScreen())
        host.sees("0 of 6")
        host.click("Run")
        await host.waits(for: "Sum 5")
        host.sees("6 of 6", "Item 0", "Item 4")
    }

    @Test("A cart follows its lines and a code") func cart() {
        let host = open(CartScreen(cart: CartModel()))
        host.sees("€3.70")
        host.perform("increment", onLabel: "Bread, 1 × 2.5")
        host.sees("€6.20")
        host.write("ten", into: "Code")
        host.sees("€5.58")
        host.click("Pay")
        host.sees("Pay €5.58?", "2 lines")
        host.click("Pay Now")
        host.sees("€0.00")
        host.misses("Bread")
    }
}
