import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// Files that the desktop's file manager shows.
@MainActor struct DesktopFileViewerTests {
    private func shows(_ files: [URL], _ viewer: DesktopFileViewer) async -> Bool {
        await withCheckedContinuation { continuation in viewer.show(files) { continuation.resume(returning: $0) } }
    }

    @Test("The file manager gets the files; without one, their folders are opened") func showing() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "casement-viewer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a b.txt", "c.txt"].map { folder.appending(path: $0) }
        let bus = try require(ServiceBus("org.freedesktop.FileManager1") { _ in .done })
        var calls = bus.calls
        expect(await shows(files, DesktopFileViewer(bus: bus.address, environment: [:])))
        let call = try require(await calls.next())
        expect(call.member, equals: "ShowItems")
        expect(call.arguments, equals: files.map(\.absoluteString) + [""])

        try TestScript.write("echo \"$1\" >> '\(folder.path)/log'", to: folder.appending(path: "xdg-open"))
        let refusing = try require(ServiceBus("org.freedesktop.FileManager1") { _ in .refusal })
        let alone = ["PATH": folder.path]
        expect(await shows(files, DesktopFileViewer(bus: refusing.address, environment: alone)))
        expect(await shows(files, DesktopFileViewer(environment: alone)))
        let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        expect(log, equals: "\(folder.path)\n\(folder.path)\n", "each folder once")
        expect(await !shows([URL(string: "https://swift.org")!], DesktopFileViewer(environment: alone)))
    }
}
