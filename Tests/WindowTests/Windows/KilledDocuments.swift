import DesktopSupport
import Expectations
import Foundation
import Testing

@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct KilledDocuments {
    @Test("What was typed five seconds before a program is killed comes back", arguments: DesktopKind.installed)
    func recovery(on desktop: DesktopKind) throws {
        let state = NSTemporaryDirectory() + "casement-documents-\(getpid())"
        try? FileManager.default.removeItem(atPath: state)
        defer { try? FileManager.default.removeItem(atPath: state) }
        func start() throws -> Hand {
            try Hand(on: desktop, "documents", variables: ["XDG_STATE_HOME": state])
        }
        let first = try start()
        defer { first.program.signal(SIGKILL) }
        first.keys("Tab")
        first.types("kept")
        try require(first.hears("[kept]"))
        func hasDraft() -> Bool {
            let files = FileManager.default.enumerator(atPath: state)
            return files?.contains { ($0 as? String)?.hasSuffix(".draft") ?? false } ?? false
        }
        let typed = Date()
        while !hasDraft(), Date().timeIntervalSince(typed) < 10 { usleep(20_000) }
        expect(Date().timeIntervalSince(typed) < 5)
        first.program.signal(SIGKILL)
        _ = first.program.ends()

        let second = try start()
        defer { second.program.signal(SIGKILL) }
        expect(second.hears("[kept]"))
        // One that is asked to end keeps all of it.
        second.keys("Tab End")
        second.types("1")
        try require(second.hears("[kept1]"))
        expect(second.ends())
        let third = try start()
        defer { third.program.signal(SIGKILL) }
        expect(third.hears("[kept1]"))
    }
}
