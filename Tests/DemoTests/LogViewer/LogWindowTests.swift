import CasementTesting
import Expectations
import Foundation
import LogReading
import SwiftUI
import Testing

@testable import LogViewer

@MainActor struct LogWindowTests {
    private func lines(_ count: Int) -> String {
        (0..<count).map { "2026-03-04 10:00:00 \($0 % 10 == 3 ? "ERROR" : "INFO") line \($0)\n" }.joined()
    }

    /// Waits until the background work is finished.
    private func waits(_ host: TestHost, _ isDone: () -> Bool) async throws -> Bool {
        for _ in 0..<600 {
            await host.settleTasks()
            if isDone() { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    private func status(_ host: TestHost, has text: String) -> Bool { host.find(text: text) != nil }

    @Test func aFileIsShownSearchedAndFiltered() async throws {
        let file = try LogFixture(lines(2000))
        let host = TestHost(width: 900, height: 500) { LogWindow(file: .constant(file.url)) }
        expect(try await waits(host) { host.pipeline.dump.contains("2,000 lines") })
        expect(host.pipeline.dump.contains("INFO line 0"))
        host.key("f", modifiers: .control)
        host.type("error")
        expect(try await waits(host) { host.pipeline.dump.contains("1 of 200") })
        host.key(.return)
        expect(host.pipeline.dump.contains("2 of 200"))
        host.key(.return, modifiers: .shift)
        host.key(.return, modifiers: .shift)
        host.settle()
        expect(host.pipeline.dump.contains("200 of 200") && host.pipeline.dump.contains("line 1993"))
        host.key("g", modifiers: .control)
        expect(host.pipeline.dump.contains("1 of 200"))
        host.key("f", modifiers: [.control, .shift])
        host.type("line 19")
        expect(try await waits(host) { host.pipeline.dump.contains("111 shown of") })
        // They are counted in the background, after the lines.
        expect(try await waits(host) { host.find(text: "11") != nil }, "hits in the visible lines")
    }

    @Test func selectedLinesAreCopied() async throws {
        let file = try LogFixture(lines(50))
        let host = TestHost(width: 900, height: 500) { LogWindow(file: .constant(file.url)) }
        expect(try await waits(host) { host.pipeline.dump.contains("50 lines") })
        let list = host.frame("lines") ?? .zero
        host.tap(at: CGPoint(x: list.midX, y: list.minY + 30))
        host.tap(at: CGPoint(x: list.midX, y: list.minY + 90), modifiers: .shift)
        host.key("c", modifiers: .control)
        let copied = host.clipboard.text?.split(separator: "\n") ?? []
        expect(copied.count >= 3 && copied.allSatisfy { $0.hasPrefix("2026") }, "\(copied)")
    }

    @Test func aGrowingFileIsFollowed() async throws {
        let file = try LogFixture(lines(300))
        let host = TestHost(width: 900, height: 500) { LogWindow(file: .constant(file.url)) }
        expect(try await waits(host) { host.pipeline.dump.contains("300 lines") })
        host.tap("follow")
        try file.append("the very last\n")
        expect(try await waits(host) { host.pipeline.dump.contains("the very last") })
        expect(host.pipeline.dump.contains("301 lines"))
        truncate(file.url.path, 0)
        try file.append("begun anew\n")
        expect(try await waits(host) { host.pipeline.dump.contains("begun anew") })
    }

    @Test func emptyAndMissingFilesAreReported() async throws {
        let empty = try LogFixture("")
        let first = TestHost { LogWindow(file: .constant(empty.url)) }
        expect(try await waits(first) { first.find(text: "This File Is Empty") != nil })
        let second = TestHost { LogWindow(file: .constant(URL(fileURLWithPath: "/no/such/file.log"))) }
        expect(try await waits(second) { second.find(text: "No such file or directory.") != nil })
        let third = TestHost { LogWindow(file: .constant(nil)) }
        expect(third.find(text: "No File") != nil)
        third.drop(files: [empty.url], at: CGPoint(x: 100, y: 100))
        expect(try await waits(third) { third.find(text: "This File Is Empty") != nil })
    }

    @Test func linesOfALevelAreShownAndShownAllAgain() async throws {
        let file = try LogFixture(lines(200))
        let host = TestHost(width: 900, height: 500) { LogWindow(file: .constant(file.url)) }
        expect(try await waits(host) { host.pipeline.dump.contains("200 lines") })
        host.key("f", modifiers: .control)
        host.settle()
        host.tap(text: "Errors")
        expect(try await waits(host) { host.pipeline.dump.contains("20 shown of 200 lines") })
        expect(!host.pipeline.dump.contains("INFO line 0"))
        host.tap(text: "Show All")
        expect(try await waits(host) { !host.pipeline.dump.contains("shown of") })
        expect(host.pipeline.dump.contains("INFO line 0"))
    }

    @Test func theSelectedLineIsCopiedAndItsDetailsAreShown() async throws {
        let file = try LogFixture(lines(50))
        let host = TestHost(width: 900, height: 500) { LogWindow(file: .constant(file.url)) }
        expect(try await waits(host) { host.pipeline.dump.contains("50 lines") })
        expect(host.title, equals: "\(file.url.lastPathComponent) – LogViewer")
        host.key("i", modifiers: .control)
        host.settle()
        expect(host.find(text: "No Line Selected") != nil)
        let list = host.frame("lines") ?? .zero
        host.tap(at: CGPoint(x: list.midX, y: list.minY + 70))
        host.settle()
        expect(host.find(text: "Errors") != nil, "the level of the fourth line")
        host.perform(onLabel: "Copy Line")
        expect(host.clipboard.text, equals: "2026-03-04 10:00:00 ERROR line 3")
    }

    @Test func theFileIsErasedOnlyOnceThatIsConfirmed() async throws {
        let file = try LogFixture(lines(50))
        let host = TestHost(width: 900, height: 500) { LogWindow(file: .constant(file.url)) }
        expect(try await waits(host) { host.pipeline.dump.contains("50 lines") })
        host.perform(onLabel: "Erase…")
        host.settle()
        host.tap(text: "Cancel")
        host.settle()
        expect(try Data(contentsOf: file.url).count > 0)
        host.perform(onLabel: "Erase…")
        host.settle()
        host.tap(text: "Erase")
        expect(try await waits(host) { host.find(text: "This File Is Empty") != nil })
        expect(try Data(contentsOf: file.url).isEmpty)
    }

    @Test func aFileThatCannotBeOpenedLeavesTheOneThatIsShown() async throws {
        let file = try LogFixture(lines(50))
        let host = TestHost(width: 900, height: 500) { LogWindow(file: .constant(file.url)) }
        expect(try await waits(host) { host.pipeline.dump.contains("50 lines") })
        host.drop(files: [URL(fileURLWithPath: "/no/such/file.log")], at: CGPoint(x: 100, y: 200))
        expect(try await waits(host) { host.find(text: "No such file or directory.") != nil })
        host.tap(text: "OK")
        host.settle()
        expect(host.find(text: "No such file or directory.") == nil && host.pipeline.dump.contains("50 lines"))
    }
}
