import DesktopSupport
import Expectations
import Foundation
import Testing

/// A text in a file that is removed with its test.
private final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString).log")
    init(_ text: String) throws { try Data(text.utf8).write(to: url) }
    deinit { try? FileManager.default.removeItem(at: url) }
}

extension OneDesktop {
    /// The LogViewer as a user uses it.
    @Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
    struct LogViewerInWindow {
        private func start(
            _ arguments: [String], _ variables: [String: String] = [:]
        ) throws -> (program: Program, window: String) {
            let environment = ["DISPLAY": Desktop.displayName, "SDL_VIDEODRIVER": "x11"]
            let program = try Program("LogViewer", arguments, environment: environment.merging(variables) { $1 })
            let window = Desktop.run(
                "xdotool search --sync --onlyvisible --pid \(program.processID) --name LogViewer | head -1")
            try require(!window.isEmpty)
            Desktop.run("xdotool windowmove --sync \(window) 0 0 sleep 0.3")
            return (program, window)
        }

        /// Ends the program and returns its last output.
        private func shown(by program: Program) -> String {
            program.signal(SIGUSR1)
            usleep(400_000)
            program.signal(SIGTERM)
            // Read before it has ended: a pipe holds less than its output.
            let text = program.errorText
            expect(program.ends(), equals: 0)
            return text
        }

        @Test func aFileIsOpenedAndSearched() throws {
            let text = (0..<20_000).map { "line \($0) \($0 % 100 == 7 ? "failed" : "fine")\n" }.joined()
            let file = try TemporaryFile(text)
            let (program, _) = try start([file.url.path])
            defer { program.signal(SIGKILL) }
            Desktop.run("sleep 0.5; xdotool key ctrl+f sleep 0.4 type --delay 20 failed")
            Desktop.run("sleep 1.5; xdotool key Return sleep 0.2 key Return sleep 0.8")
            let dump = shown(by: program)
            expect(dump.contains("3 of 200") && dump.contains("20,000 lines") && dump.contains("line 207"))
        }

        @Test("Its menu bar works by keys and by pointer, and its shortcuts while it is closed")
        func menuBar() throws {
            let file = try TemporaryFile("one\ntwo\n")
            let (program, window) = try start([file.url.path])
            defer { program.signal(SIGKILL) }
            func windows() -> Int {
                Desktop.run("xdotool search --all --onlyvisible --pid \(program.processID) --name LogViewer").split(
                    separator: "\n"
                ).count
            }
            Desktop.run(
                "xdotool windowfocus --sync \(window) sleep 0.3 key F10 sleep 0.4 key Down sleep 0.2 key Return")
            Desktop.run("sleep 0.8")
            expect(windows(), equals: 2, "New Window of the menu File")
            Desktop.run("xdotool windowfocus --sync \(window) sleep 0.3 key ctrl+n sleep 0.8")
            expect(windows(), equals: 3, "its shortcut")
            Desktop.run("xdotool windowfocus --sync \(window) windowraise \(window) sleep 0.3")
            Desktop.run("xdotool mousemove --window \(window) 24 14 sleep 0.2 click 1 sleep 0.5 mousemove_relative 3 0")
            Desktop.run("xdotool key End sleep 0.2 key Return")
            expect(program.ends(), equals: 0, "Quit of the menu File")
        }

        @Test("Its settings have a window of their own, and are kept in a file with what a shortcut changes")
        func settings() throws {
            let file = try TemporaryFile("one\ntwo\n")
            let folder = NSTemporaryDirectory() + "casement-settings-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let (program, window) = try start([file.url.path], ["XDG_CONFIG_HOME": folder])
            defer { program.signal(SIGKILL) }
            /// Waits for what another process does.
            func waits(_ isDone: () -> Bool) -> Bool {
                let end = Date(timeIntervalSinceNow: 30)
                while !isDone(), Date() < end { usleep(100_000) }
                return isDone()
            }
            func windows() -> Int {
                Desktop.run("xdotool search --all --onlyvisible --pid \(program.processID) --name .").split(
                    separator: "\n"
                ).count
            }
            Desktop.run("xdotool windowfocus --sync \(window) sleep 0.3 key ctrl+minus")
            expect(
                waits {
                    let text = try? String(contentsOfFile: folder + "/LogViewer.plist", encoding: .utf8)
                    return text?.contains("textSize") ?? false
                })
            let before = windows()
            Desktop.run("xdotool windowfocus --sync \(window) sleep 0.3 key ctrl+comma")
            expect(waits { windows() == before + 1 })
            program.signal(SIGTERM)
            expect(program.ends(seconds: 30), equals: 0)
        }

        @Test func aFileIsDropped() throws {
            let file = try TemporaryFile("dropped here\n")
            let (program, window) = try start([])
            defer { program.signal(SIGKILL) }
            expect(
                DesktopDrag.drop(file.url.absoluteString + "\r\n", type: "text/uri-list", on: window, x: 300, y: 300))
            Desktop.run("sleep 0.5")
            expect(shown(by: program).contains("dropped here"))
        }
    }
}
