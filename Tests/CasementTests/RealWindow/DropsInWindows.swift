import Foundation
import TestSupport
import Testing

extension OneDesktop {
    /// What is dragged within a real window, and onto it from the desktop.
    @Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
    struct DropsInWindows {
        private func start() throws -> (program: Program, window: String) {
            let program = try Program(
                "WindowProbe", ["drop"], environment: ["DISPLAY": Desktop.displayName, "SDL_VIDEODRIVER": "x11"])
            #expect(program.waits(for: "appeared"))
            let window = Desktop.run(
                "xdotool search --sync --onlyvisible --pid \(program.processID) --name 'Window Probe' | head -1")
            try #require(!window.isEmpty)
            Desktop.run("xdotool windowmove --sync \(window) 60 40; sleep 0.2")
            return (program, window)
        }

        @Test func aSquareIsDragged() throws {
            let (program, window) = try start()
            defer { program.signal(SIGKILL) }
            Desktop.run("xdotool mousemove --window \(window) 20 20 sleep 0.1 mousedown 1 sleep 0.1")
            Desktop.run(
                "xdotool mousemove --window \(window) 60 60 sleep 0.1 mousemove --window \(window) 150 150 sleep 0.2")
            #expect(program.waits(for: "targeted true"))
            Desktop.run("xdotool mouseup 1")
            #expect(program.waits(for: "texts [\"square\"]"))
            // Escape ends the next one.
            Desktop.run("xdotool mousemove --window \(window) 20 20 sleep 0.1 mousedown 1 sleep 0.1")
            Desktop.run(
                "xdotool mousemove --window \(window) 150 150 sleep 0.2 key Escape sleep 0.1 mouseup 1 sleep 0.2")
            #expect(!program.says(for: 0.3).contains("texts"), "dropped once")
            program.signal(SIGTERM)
            #expect(program.ends() == 0)
        }

        @Test func filesAndTextsComeFromTheDesktop() throws {
            let (program, window) = try start()
            defer { program.signal(SIGKILL) }
            let list = "file:///etc/hosts\r\nfile:///tmp/with%20space.txt\r\n"
            #expect(DesktopDrag.drop(list, type: "text/uri-list", on: window, x: 60 + 100, y: 40 + 50))
            #expect(program.waits(for: "files [\"/etc/hosts\", \"/tmp/with space.txt\"] at 100,50"))
            #expect(DesktopDrag.drop("one\ntwo", type: "text/plain", on: window, x: 60 + 100, y: 40 + 150))
            let said = program.says(for: 1)
            #expect(said.contains("texts [\"one\\ntwo\"]"), "\(said)")
            program.signal(SIGTERM)
            #expect(program.ends() == 0)
        }
    }
}
