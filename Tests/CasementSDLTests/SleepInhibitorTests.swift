import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// A desktop that is kept awake, by its portal or its screen saver on a private bus.
struct SleepInhibitorTests {
    @Test("The portal keeps awake what is asked, until the end") func portal() async throws {
        let bus = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .request(0) })
        var calls = bus.calls
        let inhibitor = SleepInhibitor(
            bus: bus.address, reason: "Copying", display: true, system: true, environment: [:])
        let call = try require(await calls.next())
        expect(call.member, equals: "Inhibit")
        expect(call.arguments, equals: ["", "12", "reason", "Copying"])
        inhibitor.end()
        expect(await calls.next()?.member, equals: "Close")
    }
}
