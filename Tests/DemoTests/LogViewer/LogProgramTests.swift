import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import LogViewer

/// The LogViewer as a program: its windows, its menu File and its settings.
@MainActor struct LogProgramTests {
    /// Waits until the work in the background is done.
    private func waits(_ app: TestApp, _ isDone: () -> Bool) async throws -> Bool {
        for _ in 0..<3000 {
            await app.settleTasks()
            if isDone() { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    private func shows(_ app: TestApp, _ text: String) -> Bool {
        app.windows.contains { $0.pipeline.dump.contains(text) }
    }

    @Test("Open shows the first file here and the others in windows; Open Recent finds them again")
    func opening() async throws {
        let one = try LogFixture("first line\n"), two = try LogFixture("second line\n")
        let app = TestApp { LogScenes(launchFiles: []) }
        app.settle()
        expect(app.menuItem("File", "Open Recent", "Clear Menu")?.isEnabled == false)
        expect(app.choose("File", "Open…"))
        let dialog = try require(app.fileDialog)
        expect(dialog.allowsMultipleSelection)
        dialog.choose([one.url, two.url])
        expect(try await waits(app) { shows(app, "first line") && shows(app, "second line") })
        expect(app.windows.count, equals: 2)
        for file in [one, two] {
            expect(app.menuItem("File", "Open Recent", file.url.lastPathComponent)?.isEnabled == true)
        }

        expect(app.choose("File", "Close"))
        app.settle()
        expect(app.windows.count, equals: 1)
        let isFirst = shows(app, "first line")
        expect(app.choose("File", "Open Recent", (isFirst ? two : one).url.lastPathComponent))
        expect(try await waits(app) { shows(app, "first line") && shows(app, "second line") })
        expect(app.choose("File", "Open Recent", two.url.lastPathComponent))
        app.settle()
        expect(app.windows.count == 2, "a file that is shown already comes to the front")
        expect(app.choose("File", "Open Recent", "Clear Menu"))
        app.settle()
        expect(app.menuItem("File", "Open Recent", one.url.lastPathComponent) == nil)
        expect(app.choose("File", "New Window"))
        app.settle()
        expect(app.windows.count == 3 && app.windows[0].find(text: "No File") != nil)
    }

    @Test("A recent file that is gone, a folder and a pipe open no window; an alert says why") func badFiles()
        async throws
    {
        let file = try LogFixture("a line\n")
        let app = TestApp { LogScenes(launchFiles: []) }
        app.settle()
        app.windows[0].drop(files: [file.url], at: CGPoint(x: 200, y: 200))
        expect(try await waits(app) { shows(app, "a line") })
        let name = file.url.lastPathComponent
        try FileManager.default.removeItem(at: file.url)
        expect(app.choose("File", "Open Recent", name))
        expect(try await waits(app) { app.windows[0].find(text: "No such file or directory.") != nil })
        app.windows[0].tap(text: "OK")
        app.settle()
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
        expect(mkfifo(pipe.path, 0o600), equals: 0)
        defer { try? FileManager.default.removeItem(at: pipe) }
        for (bad, reason) in [
            (FileManager.default.temporaryDirectory, "It is a folder, not a file."),
            (pipe, "It is a device or a pipe, not a file."),
        ] {
            app.choose("File", "Open…")
            try require(app.fileDialog).choose([bad])
            expect(try await waits(app) { app.windows[0].find(text: reason) != nil }, "\(reason)")
            app.windows[0].tap(text: "OK")
            app.settle()
        }
        expect(app.windows.count == 1 && shows(app, "a line"))
    }

    @Test("A file that is no text is shown, and said to be none; so is one of 100 MB without a line break")
    func binary() async throws {
        let file = try LogFixture(Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 3]))
        // The test of a full disk limits the files of this process for a while.
        try require(await eventually { truncate(file.url.path, 100_000_000) == 0 })
        let app = TestApp { LogScenes(launchFiles: []) }
        app.settle()
        app.windows[0].drop(files: [file.url], at: CGPoint(x: 200, y: 200))
        expect(try await waits(app) { shows(app, "100 MB · not a text") })
        expect(shows(app, "… cut"))
    }

    @Test("Settings take effect at once in windows that are open, and in new ones") func settings() async throws {
        let file = try LogFixture("INFO one\nERROR two\n" + "INFO " + String(repeating: "long ", count: 100) + "\n")
        let app = TestApp { LogScenes(launchFiles: []) }
        app.settle()
        let window = app.windows[0]
        window.drop(files: [file.url], at: CGPoint(x: 200, y: 200))
        expect(try await waits(app) { shows(app, "3 lines") && window.find(text: "ERROR two") != nil })
        let small = try require(window.find(text: "ERROR two"))
        expect(app.choose("View", "Larger Text"))
        app.settle()
        expect(try require(window.find(text: "ERROR two")).width > small.width)
        expect(app.choose("View", "Default Text Size"))
        app.settle()
        expect(window.find(text: "ERROR two"), equals: small)

        expect(app.choose("File", "Settings…"))
        app.settle()
        let settings = app.windows[0]
        expect(settings !== window)
        settings.perform(onLabel: "Show line numbers")
        app.settle()
        expect(try require(window.find(text: "ERROR two")).minX < small.minX)
        settings.perform(onLabel: "Information")
        expect(try await waits(app) { shows(app, "1 shown of 3 lines") })
        expect(window.find(text: "INFO one") == nil && window.find(text: "ERROR two") != nil)
        settings.perform(onLabel: "Information")
        expect(try await waits(app) { window.find(text: "INFO one") != nil })
        let long = "INFO " + String(repeating: "long ", count: 100)
        let height = window.find(text: long)?.height
        settings.perform(onLabel: "Wrap long lines")
        app.settle()
        expect(try require(window.find(text: long)).height > height ?? 1000)
    }
}
