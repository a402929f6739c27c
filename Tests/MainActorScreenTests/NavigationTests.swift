import CasementTesting
import Expectations
import ScreenSupport
import Testing

struct NavigationTests {
    @Test("A path opens pages of two types, and is emptied") func recipes() {
        let host = open(RecipeBrowser())
        host.click("Soup")
        host.sees("20 minutes")
        host.click("Step 2")
        host.sees("Boil")
        host.click("Home")
        host.sees("Salad")
        expect(host.title, equals: "Recipes")
    }

    @Test("Three columns follow two selections") func mail() {
        let host = open(MailSplitView(), width: 900)
        host.sees("Inbox", "Hello", "Select a mail")
        host.click("Bill")
        host.sees("Mail: Bill")
        host.click("Sent")
        host.sees("Reply", "Select a mail")
    }

    @Test("A tab is chosen by a button") func tabs() {
        let host = open(TabbedHome())
        host.click("Go to profile")
        host.sees("Visits: 1")
        host.click("Search")
        host.sees("Search page")
    }

    @Test("An older tab view begins where its selection says") func oldTabs() {
        let host = open(OldTabs())
        host.sees("Second page")
        host.click("First")
        host.sees("First page")
    }

    @Test("Pages of a welcome lead to the main screen") func onboarding() {
        let host = open(OnboardingPages())
        host.sees("Welcome")
        host.click("Next")
        host.sees("Stay organised")
        host.click("Next")
        host.click("Get started")
        host.sees("Main screen")
    }

    @Test("A sheet of an item tells when it closed, a cover goes") func sheets() {
        let host = open(SheetsAndCovers())
        host.click("Show apple")
        host.sees("A fresh apple")
        host.click("Close sheet")
        host.sees("Sheet closed")
        host.click("Cover")
        host.click("Uncover")
        host.misses("Uncover")
    }

    @Test("Alerts of errors, with a field, and older ones") func alerts() {
        let host = open(AlertsOfAllKinds())
        host.click("Fail")
        host.sees("You are offline", "Connect and try again.")
        host.click("Retry")
        host.click("Rename")
        host.write("Zoe", into: "Name")
        host.click("Rename it")
        host.sees("Named Zoe")
        host.click("Remove")
        host.click("Yes")
        host.sees("No name")
    }

    @Test("A popover and an inspector open") func popover() {
        let host = open(PopoverHelp())
        host.click("Help")
        host.sees("The yearly rate")
        host.key(.escape)
        host.settle()
        host.misses("The yearly rate")
        host.click("Inspect")
        host.sees("Inspected")
    }

    @Test("Older links open their pages") func oldLinks() {
        let host = open(OldLinks())
        host.click("Seven")
        host.sees("Page 7")
        host.click("Back")
        host.click("Go hidden")
        host.sees("Hidden page")
        host.click("Back")
        host.click("Top")
        host.sees("Page 9")
    }

    @Test("A toolbar's toggles and groups work") func toolbar() {
        let host = open(ToolbarOfEditor(), width: 700)
        host.click("Bold")
        host.sees("Heavy")
        host.click("Larger")
        host.sees("Untitled 13")
        expect(host.title, equals: "Untitled")
    }
}
