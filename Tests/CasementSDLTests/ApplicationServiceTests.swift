import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// A program on the bus by its identifier, with the desktop or another instance on the other side.
@MainActor struct ApplicationServiceTests {
    private typealias Request = ApplicationService.Request
    private let id = "org.example.Notes-2"
    private let path = "/org/example/Notes_2"

    private func first(_ start: ApplicationService.Start) -> ApplicationService? {
        if case .first(let service) = start { service } else { nil }
    }

    private func isAlone(_ start: ApplicationService.Start) -> Bool { if case .alone = start { true } else { false } }

    private func isHandedOver(_ start: ApplicationService.Start) -> Bool {
        if case .handedOver = start { true } else { false }
    }

    @Test("The first start gets what the desktop asks, and refuses what it does not understand") func first()
        async throws
    {
        let bus = try require(StatusBus())
        let service = try require(first(ApplicationService.start(id, opening: [], bus: bus.address)))
        var asked: [Request] = []
        service.handler = { request in
            asked.append(request)
            return request != .action("unknown")
        }
        func call(_ member: String, _ arguments: String...) async -> String {
            await bus.call(id, path, "org.freedesktop.Application.\(member)", arguments)
        }
        func says(_ wanted: String, _ answer: String, sourceLocation: SourceLocation = #_sourceLocation) {
            expect(answer.contains(wanted), "\(answer)", sourceLocation: sourceLocation)
        }
        let nothing = "dict:string:string:"
        says("method return", await call("Activate", nothing))
        says("method return", await call("Open", "array:string:notes://1,file:///tmp/a", nothing))
        says("method return", await call("ActivateAction", "string:new-window", "array:string:", nothing))
        expect(asked, equals: [.activate, .open(["notes://1", "file:///tmp/a"]), .action("new-window")])
        says("InvalidArgs", await call("ActivateAction", "string:unknown", "array:string:", nothing))
        says("InvalidArgs", await call("Open", "string:notes://1"))
        says("InvalidArgs", await call("Open"))
        says("InvalidArgs", await call("Close"))
        let other = await bus.call(id, "/other", "org.freedesktop.Application.Activate", [nothing])
        expect(other.contains("InvalidArgs"))
        expect(asked.count, equals: 4, "the unknown action and no call that is not understood")

        // What leaves the bus makes room for the next.
        service.end()
        let next = try require(first(ApplicationService.start(id, opening: [], bus: bus.address)))
        next.handler = { _ in true }
        bus.end()
        expect(isAlone(ApplicationService.start(id, opening: [], bus: bus.address)))
        next.end()
    }

    @Test("A later start hands its addresses to the first, or asks it to come to the front") func later() async throws {
        let bus = try require(ServiceBus(id) { _ in .done })
        var calls = bus.calls
        expect(isHandedOver(ApplicationService.start(id, opening: ["notes://1", "x"], bus: bus.address)))
        let open = try require(await calls.next())
        expect(open.member, equals: "Open")
        expect(open.arguments, equals: ["notes://1", "x"])
        expect(isHandedOver(ApplicationService.start(id, opening: [], bus: bus.address)))
        expect(await calls.next()?.member, equals: "Activate")
    }

    @Test("Where the first refuses, there is no bus, or the identifier is no name, programs run beside each other")
    func alone() throws {
        let bus = try require(ServiceBus(id) { _ in .refusal })
        expect(isAlone(ApplicationService.start(id, opening: [], bus: bus.address)))
        expect(isAlone(ApplicationService.start(id, opening: [], bus: "unix:path=/nonexistent")))
        expect(isAlone(ApplicationService.start(nil, opening: [], bus: bus.address)))
        for name in ["Notes", "", ".", "org.example.", "org.3d.Notes", "org.exämple.Notes", "a b.c"] {
            expect(isAlone(ApplicationService.start(name, opening: [], bus: bus.address)), "\(name)")
        }
    }

    @Test("Programs with an identifier are single; a variable or a key of Info.plist makes them several")
    func identifiers() {
        let session = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"]
        let named: [String: Any] = ["CFBundleIdentifier": id]
        expect(ApplicationService.identifier(session, named), equals: id)
        expect(ApplicationService.identifier(session, [:]) == nil)
        expect(ApplicationService.identifier([:], named) == nil)
        let off = session.merging(["CASEMENT_SINGLE_INSTANCE": "no"]) { $1 }
        expect(ApplicationService.identifier(off, named) == nil)
        let several = named.merging(["LSMultipleInstancesProhibited": false]) { $1 }
        expect(ApplicationService.identifier(session, several) == nil)
    }
}
