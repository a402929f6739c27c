import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Colours of the screen, by a portal that behaves as a test says.
@MainActor struct ColorPickerTests {
    private func pick(_ bus: String?, parent: String = "", patience: Int32? = nil) async -> ColorPickerPortal.Answer {
        let portal = ColorPickerPortal(bus: bus, environment: [:], patience: patience)
        return await withCheckedContinuation { continuation in
            portal.pick(parent: parent) { continuation.resume(returning: $0) }
        }
    }

    private func portal(_ answer: ServiceBus.Answer) throws -> ServiceBus {
        try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in answer })
    }

    @Test("The window arrives at the portal, and the color at the program") func picking() async throws {
        let bus = try portal(.request(0, ["color": .doubles([1, 0.25, 0])]))
        var calls = bus.calls
        expect(await pick(bus.address, parent: "x11:2a"), equals: .color(red: 1, green: 0.25, blue: 0))
        let call = try require(await calls.next())
        expect(call.member == "PickColor" && call.arguments.first == "x11:2a", "\(call)")
    }

    @Test("Who cancels chooses nothing; parts are within their limits") func limits() async throws {
        let cancelled = try portal(.request(1))
        expect(await pick(cancelled.address), equals: .cancelled)
        let bright = try portal(.request(0, ["color": .doubles([2, -1, 0.5])]))
        expect(await pick(bright.address), equals: .color(red: 1, green: 0, blue: 0.5))
    }

    @Test("A portal that cannot, or says nonsense, is not available") func unavailable() async throws {
        for answer in [
            ServiceBus.Answer.refusal, .request(2), .death, .nothing, .request(0),
            .request(0, ["color": .doubles([1, 2])]), .request(0, ["color": .doubles([.nan, 0, 0])]),
            .request(0, ["color": .text("red")]),
        ] {
            let bus = try portal(answer)
            expect(await pick(bus.address, patience: 300) == .unavailable, "\(answer)")
        }
        expect(await pick(nil) == .unavailable)
        expect(await pick("unix:path=/nonexistent") == .unavailable)
    }
}
