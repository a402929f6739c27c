import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// URLs that the desktop opens: by a portal on a private bus, or by small programs of the test's own.
@MainActor struct DesktopOpenerTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "casement-opener-\(UUID().uuidString)")

    private func opens(_ url: URL, _ opener: DesktopOpener) async -> Bool {
        await withCheckedContinuation { continuation in
            opener.opener.open(url) { continuation.resume(returning: $0) }
        }
    }

    /// An environment in which a program writes down its arguments and ends with a status.
    private func environment(_ programs: [String: Int]) throws -> [String: String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, status) in programs {
            let script = "echo \"\(name) $*\" >> '\(folder.path)/log'\nexit \(status)"
            try TestScript.write(script, to: folder.appendingPathComponent(name))
        }
        return ["PATH": folder.path]
    }

    private var log: [Substring] {
        ((try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? "").split(separator: "\n")
    }

    private let page = URL(string: "https://example.org/a?b=c&d='%20x")!

    @Test("The portal gets an address as it is, and a file as an open one") func portal() async throws {
        let bus = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .request(0) })
        var calls = bus.calls
        let opener = DesktopOpener(bus: bus.address, environment: [:])
        expect(await opens(page, opener))
        let call = try require(await calls.next())
        expect(call.member, equals: "OpenURI")
        expect(call.contains("", page.absoluteString, "handle_token"), "\(call)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a b.txt")
        try Data("x".utf8).write(to: file)
        expect(await opens(file, opener))
        let opened = try require(await calls.next())
        expect(opened.member, equals: "OpenFile")
        expect(opened.contains(file.path), "\(opened)")
    }

    @Test("A user who cancels the choice of a program has opened nothing, and nothing else is tried")
    func cancelling() async throws {
        let bus = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .request(1) })
        defer { try? FileManager.default.removeItem(at: folder) }
        let opener = DesktopOpener(bus: bus.address, environment: try environment(["xdg-open": 0]))
        expect(await !opens(page, opener))
        expect(log.isEmpty, "\(log)")
    }

    @Test("Where the portal fails, refuses, hangs or is missing, xdg-open opens, or gio")
    func withoutPortal() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = try environment(["xdg-open": 0, "gio": 0])
        for answer in [ServiceBus.Answer.request(2), .refusal, .nothing] {
            let bus = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in answer })
            expect(await opens(page, DesktopOpener(bus: bus.address, environment: environment, patience: 200)))
        }
        expect(await opens(page, DesktopOpener(bus: "unix:path=/nonexistent", environment: environment)))
        expect(await opens(page, DesktopOpener(environment: environment)), "there is no bus")
        expect(log.map(String.init), equals: Array(repeating: "xdg-open \(page.absoluteString)", count: 5))
    }

    @Test("gio follows a program that fails; where nothing opens an address, the answer is no") func failing()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let opener = DesktopOpener(environment: try environment(["xdg-open": 3, "gio": 0]))
        expect(await opens(page, opener))
        expect(log.last.map(String.init), equals: "gio open \(page.absoluteString)")
        try FileManager.default.removeItem(at: folder)
        expect(await !opens(page, DesktopOpener(environment: try environment([:]))))
        expect(await !opens(page, DesktopOpener(environment: try environment(["xdg-open": 2, "gio": 2]))))
    }
}
