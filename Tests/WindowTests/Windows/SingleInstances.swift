import DesktopSupport
import Expectations
import Foundation
import Testing

/// Programs with an identifier, of which one runs at a time.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb: run make test"))
struct SingleInstances {
    private static let desktops = SuiteDesktops()

    /// How long a start may take on a busy machine.
    private let patience = 60.0
    private let folder = "casement-single-\(UUID().uuidString)"

    /// A copy of the program beside the others, with an identifier.
    private func install() throws {
        let place = Program.url(of: folder), program = Program.url(of: "WindowProbe")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.linkItem(at: program, to: place.appendingPathComponent("WindowProbe"))
        let information = ["CFBundleIdentifier": "org.example.Probe"]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: place.appendingPathComponent("Info.plist"))
    }

    private func start(
        _ bus: StatusBus, on kind: DesktopKind, _ arguments: String..., variables: [String: String] = [:]
    ) throws -> Program {
        var environment = try Self.desktops.desk(kind).variables
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
        return try Program(
            "\(folder)/WindowProbe", ["links"] + arguments, environment: environment.merging(variables) { $1 })
    }

    @Test(
        "A second start hands its addresses to the first and ends; the first outlives the bus",
        arguments: DesktopKind.installed)
    func handingOver(on kind: DesktopKind) throws {
        defer { try? FileManager.default.removeItem(at: Program.url(of: folder)) }
        try install()
        let bus = try require(StatusBus())
        let first = try start(bus, on: kind, "probe://one")
        defer { first.signal(SIGKILL) }
        try require(first.waits(for: "opened probe://one", seconds: patience))
        let second = try start(bus, on: kind, "probe://two")
        expect(second.ends(seconds: patience), equals: 0)
        expect(!second.waits(for: "appeared", seconds: 0.1), "it opens no window")
        expect(first.waits(for: "opened probe://two", seconds: patience))
        let third = try start(bus, on: kind)
        expect(third.ends(seconds: patience), equals: 0)
        // Where the user wants several, they do not know each other.
        let other = try start(bus, on: kind, "probe://three", variables: ["CASEMENT_SINGLE_INSTANCE": "no"])
        defer { other.signal(SIGKILL) }
        expect(other.waits(for: "opened probe://three", seconds: patience))
        bus.end()
        let alone = try start(bus, on: kind, "probe://four")
        defer { alone.signal(SIGKILL) }
        expect(alone.waits(for: "opened probe://four", seconds: patience), "without a bus each start is a program")
        expect(first.isRunning)
        first.signal(SIGTERM)
        expect(first.ends(seconds: patience), equals: 0)
    }
}
