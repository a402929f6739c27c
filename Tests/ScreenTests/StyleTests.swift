import CasementTesting
import Expectations
import ScreenSupport
import SwiftUI
import Testing

@MainActor struct StyleTests {
    @Test("A toggle of one's own style") func checklist() {
        let host = open(Checklist())
        host.click("Passport")
        host.sees("Packed")
    }

    @Test("Buttons of one's own styles") func buttons() {
        let host = open(ButtonsOfOwnStyle())
        host.click("Erase")
        host.sees("erased")
        host.click("Ask")
        host.sees("erased")
        host.click("Sure?")
        host.sees("reset")
        host.click("Lock")
        host.click("Save")
        host.sees("reset")
    }

    @Test("A modifier with state") func cards() {
        let host = open(Cards())
        host.sees("TODAY", "plain")
        host.click("TODAY")
        host.sees("highlighted")
        host.click("Hide")
        expect(host.element("Secret") == nil)
    }

    @Test("Progress and labels of one's own styles") func downloads() {
        let host = open(StyledDownloads())
        host.sees("Downloading", "25%", "Offline")
        expect(host.frame("filled")?.width, equals: 50)
        host.click("More")
        expect(host.frame("filled")?.width, equals: 100)
    }

    @Test("Boxes and disclosures of one's own styles") func boxes() {
        let host = open(BoxesOfOwnStyle())
        host.sees("Account", "Owner", "Ada", "show")
        host.click("Details")
        host.sees("IBAN 123", "hide")
    }

    @Test("A gauge of one's own style") func dial() {
        let host = open(PressureDial())
        host.sees("990", "hPa")
        host.perform("increment", onLabel: "Pressure")
        host.sees("1000")
    }

    @Test("Sizes follow the size of type") func watermark() {
        let host = open(WatermarkedPicture())
        host.sees("© Me", "Size 40", "usual")
        host.setEnvironment(\.dynamicTypeSize, .accessibility3)
        host.update()
        host.sees("huge")
        host.misses("Size 40")
    }
}
