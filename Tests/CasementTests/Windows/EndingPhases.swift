import CasementTesting
import Expectations
import SwiftUI
import Testing

/// What windows and scenes learn when the program ends.
@MainActor struct EndingPhases {
    @MainActor private final class Log { var lines: [String] = [] }

    private struct Reporting: View {
        let log: Log
        let name: String
        @Environment(\.scenePhase) private var phase
        @SceneStorage("phase") private var stored = ""
        var body: some View {
            Text("stored \(stored)")
                .onChange(of: phase) {
                    log.lines.append("\(name) \(phase)")
                    stored = "\(phase)"
                }
        }
    }

    private struct Program: Scene {
        let log: Log
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            WindowGroup("First") {
                Reporting(log: log, name: "first")
                Opener("Open") { $0(id: "second") }
            }
            .onChange(of: phase) { log.lines.append("scene \(phase)") }
            WindowGroup("Second", id: "second") { Reporting(log: log, name: "second") }
        }
    }

    @Test("Windows become inactive, then background, before the program ends; what they save then is kept")
    func order() {
        let log = Log()
        let app = TestApp { Program(log: log) }
        app.settle()
        app.windows[0].tap(text: "Open")
        app.settle()
        log.lines = []
        expect(app.quit())
        expect(
            log.lines,
            equals: [
                "second inactive", "scene inactive", "second background", "first background", "scene background",
            ])
        app.relaunch()
        app.settle()
        expect(app.windows.count == 2 && app.windows.allSatisfy { $0.find(text: "stored background") != nil })
    }

    @Test("A window whose action of the background opens another does not keep the program alive") func opening() {
        struct Opening: View {
            @Environment(\.scenePhase) private var phase
            @Environment(\.openWindow) private var openWindow
            var body: some View { Text("x").onChange(of: phase) { openWindow(id: "second") } }
        }
        let app = TestApp {
            WindowGroup("First") { Opening() }
            WindowGroup("Second", id: "second") { Text("2") }
        }
        app.settle()
        expect(app.quit())
        expect(app.windows.isEmpty)
    }
}
