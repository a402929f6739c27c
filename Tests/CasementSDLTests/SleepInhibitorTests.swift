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
    @Test("Where no portal answers, the screen saver keeps awake, and is told of the end") func screenSaver()
        async throws
    {
        let bus = try require(ServiceBus("org.freedesktop.ScreenSaver") { _ in .number(42) })
        var calls = bus.calls
        let inhibitor = SleepInhibitor(
            bus: bus.address, reason: "Copying", display: true, system: false, environment: [:])
        let call = try require(await calls.next())
        expect(call.member, equals: "Inhibit")
        expect(call.arguments, equals: [ProcessInfo.processInfo.processName, "Copying"])
        inhibitor.end()
        let end = try require(await calls.next())
        expect(end.member == "UnInhibit" && end.arguments == ["42"], "\(end)")
    }

    @Test("Where the portal refuses, the screen saver is asked; where both do, nothing is") func refusals() async throws
    {
        let bus = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .refusal })
        var calls = bus.calls
        let inhibitor = SleepInhibitor(
            bus: bus.address, reason: "Copying", display: true, system: true, environment: [:])
        expect(await calls.next()?.member, equals: "Inhibit")
        inhibitor.end()
        bus.end()
        expect(await calls.next() == nil)
    }
}
