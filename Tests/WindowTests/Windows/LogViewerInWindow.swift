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
        private static let desktops = SuiteDesktops()

        /// Runs a command of the user.
        @discardableResult private func run(_ command: String, on kind: DesktopKind) throws -> String {
            try kind == .x11 ? Desktop.run(command) : Self.desktops.desk(kind).run(command)
        }

        private func start(
            _ arguments: [String], _ variables: [String: String] = [:], on kind: DesktopKind = .x11
        ) throws -> (program: Program, window: String) {
            let x11 = ["DISPLAY": Desktop.displayName, "SDL_VIDEODRIVER": "x11"]
            let environment = try kind == .x11 ? x11 : Self.desktops.desk(kind).variables
            let program = try Program("LogViewer", arguments, environment: environment.merging(variables) { $1 })
            let name = kind == .x11 ? "--pid \(program.processID) --name LogViewer" : "--class weston"
            let window = try run("xdotool search --sync --onlyvisible \(name) | head -1", on: kind)
            try require(!window.isEmpty)
            if kind == .x11 {
                Desktop.run("xdotool windowmove --sync \(window) 0 0 sleep 0.3")
            } else {
                // Nothing tells when the compositor shows the program, and gives it the keyboard.
                try run("xdotool mousemove 500 700 sleep 2", on: kind)
            }
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

        @Test(arguments: DesktopKind.installed) func aFileIsOpenedAndSearched(on kind: DesktopKind) throws {
            let text = (0..<20_000).map { "line \($0) \($0 % 100 == 7 ? "failed" : "fine")\n" }.joined()
            let file = try TemporaryFile(text)
            let (program, _) = try start([file.url.path], on: kind)
            defer { program.signal(SIGKILL) }
            try run("sleep 0.5; xdotool key ctrl+f sleep 0.4 type --delay 20 failed", on: kind)
            try run("sleep 1.5; xdotool key Return sleep 0.2 key Return sleep 0.8", on: kind)
            let dump = shown(by: program)
            expect(dump.contains("3 of 200") && dump.contains("20,000 lines") && dump.contains("line 207"))
        }

        @Test("Each file of the command line has a window, whose title the window manager knows in all its characters")
        func titles() throws {
            let files = [try TemporaryFile("one\n"), try TemporaryFile("two\n")]
            let (program, _) = try start(files.map(\.url.path))
            defer { program.signal(SIGKILL) }
            let wanted = Set(files.map { "\($0.url.lastPathComponent) – LogViewer" })
            var titles: Set<String> = []
            let end = Date(timeIntervalSinceNow: 30)
            while titles != wanted, Date() < end {
                let search = "xdotool search --onlyvisible --pid \(program.processID) --name LogViewer getwindowname %@"
                titles = Set(try run(search, on: .x11).split(separator: "\n").map(String.init))
                usleep(100_000)
            }
            expect(titles, equals: wanted)
        }

        @Test(
            "Its menu bar works by keys and by pointer, and its shortcuts while it is closed",
            arguments: DesktopKind.installed)
        func menuBar(on kind: DesktopKind) throws {
            let file = try TemporaryFile("one\ntwo\n")
            // Its menu bar is at the corner of the compositor's screen too.
            let (program, window) = try start([file.url.path], ["CASEMENT_TITLE_BAR": "desktop"], on: kind)
            defer { program.signal(SIGKILL) }
            // The next window of a compositor covers it.
            func focuses() throws { if kind == .x11 { try run("xdotool windowfocus --sync \(window)", on: kind) } }
            try focuses()
            try run("xdotool sleep 0.3 key F10 sleep 0.4 key Return sleep 0.8", on: kind)
            try focuses()
            try run("xdotool sleep 0.3 key ctrl+n sleep 0.8", on: kind)
            let errors = program.readErrors()
            program.signal(SIGUSR1)
            try focuses()
            if kind == .x11 { try run("xdotool windowraise \(window)", on: kind) }
            try run("xdotool sleep 0.3 mousemove 24 14 sleep 0.2 click 1 sleep 0.5 mousemove_relative 3 0", on: kind)
            try run("xdotool key End sleep 0.2 key Return", on: kind)
            expect(program.ends(), equals: 0, "Quit of the menu File")
            let windows = errors().components(separatedBy: "Casement: window ").count - 1
            expect(windows, equals: 3, "New Window of the menu File, and its shortcut")
        }

        @Test(
            "Its settings have a window of their own, and are kept in a file with what a shortcut changes",
            arguments: DesktopKind.installed)
        func settings(on kind: DesktopKind) throws {
            let file = try TemporaryFile("one\ntwo\n")
            let folder = NSTemporaryDirectory() + "casement-settings-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let (program, window) = try start([file.url.path], ["XDG_CONFIG_HOME": folder], on: kind)
            defer { program.signal(SIGKILL) }
            /// Waits for what another process does.
            func waits(_ isDone: () -> Bool) -> Bool {
                let end = Date(timeIntervalSinceNow: 30)
                while !isDone(), Date() < end { usleep(100_000) }
                return isDone()
            }
            if kind == .x11 { Desktop.run("xdotool windowfocus --sync \(window)") }
            try run("xdotool sleep 0.3 key ctrl+minus", on: kind)
            expect(
                waits {
                    let text = try? String(contentsOfFile: folder + "/LogViewer.plist", encoding: .utf8)
                    return text?.contains("textSize") ?? false
                })
            try run("xdotool sleep 0.3 key ctrl+comma sleep 0.8", on: kind)
            let windows = shown(by: program).components(separatedBy: "Casement: window ").count - 1
            expect(windows, equals: 2)
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
