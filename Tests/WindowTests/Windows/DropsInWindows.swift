import DesktopSupport
import Expectations
import Foundation
import Testing

extension OneDesktop {
    /// Drags within a real window, and onto it from the desktop.
    @Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
    struct DropsInWindows {
        private func start(at place: String = "60 40") throws -> (program: Program, window: String) {
            let program = try Program(
                "WindowProbe", ["drop"], environment: ["DISPLAY": Desktop.displayName, "SDL_VIDEODRIVER": "x11"])
            expect(program.waits(for: "appeared"))
            let window = Desktop.run(
                "xdotool search --all --sync --onlyvisible --pid \(program.processID) --name 'Window Probe'")
            try require(!window.isEmpty)
            Desktop.run("xdotool windowmove --sync \(window) \(place); sleep 0.2")
            return (program, window)
        }

        @Test func aSquareIsDragged() throws {
            let (program, window) = try start()
            defer { program.signal(SIGKILL) }
            Desktop.run("xdotool mousemove --window \(window) 20 20 sleep 0.1 mousedown 1 sleep 0.1")
            Desktop.run(
                "xdotool mousemove --window \(window) 60 60 sleep 0.1 mousemove --window \(window) 150 150 sleep 0.2")
            expect(program.waits(for: "targeted true"))
            Desktop.run("xdotool mouseup 1")
            expect(program.waits(for: "texts [\"square\"]"))
            // Escape cancels the next one.
            Desktop.run("xdotool mousemove --window \(window) 20 20 sleep 0.1 mousedown 1 sleep 0.1")
            Desktop.run(
                "xdotool mousemove --window \(window) 150 150 sleep 0.2 key Escape sleep 0.1 mouseup 1 sleep 0.2")
            expect(!program.says(for: 0.3).contains("texts"), "dropped once")
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
        }

        @Test func dragsToAnotherProgram() throws {
            let (program, window) = try start()
            defer { program.signal(SIGKILL) }
            let (other, target) = try start(at: "460 40")
            defer { other.signal(SIGKILL) }
            // Moves outside are reported to the window with the keyboard focus.
            Desktop.run("xdotool windowfocus --sync \(window); sleep 0.2")
            /// Drags from a point of the window to one of the screen, over the other program's window.
            func drag(x: Int, to place: String) {
                Desktop.run("xdotool mousemove --window \(window) \(x) 20 sleep 0.1 mousedown 1 sleep 0.1")
                Desktop.run("xdotool mousemove --window \(window) \(x + 20) 30 sleep 0.1")
                Desktop.run("xdotool mousemove --window \(target) 200 80 sleep 0.2 mousemove \(place) sleep 0.2")
                Desktop.run("xdotool mouseup 1")
            }
            drag(x: 20, to: "--window \(target) 100 150")
            expect(other.waits(for: "texts [\"square\"]"))
            drag(x: 60, to: "--window \(target) 100 50")
            expect(other.waits(for: "files [\"/etc/hosts\"] at 100,50"))
            // A drop outside of any target, and one back on the own window, reach no other program.
            drag(x: 20, to: "30 500")
            drag(x: 20, to: "--window \(window) 100 150")
            expect(program.waits(for: "texts [\"square\"]"))
            let said = other.says(for: 0.3)
            expect(!said.contains("texts") && !said.contains("files"), "\(said)")
            for program in [program, other] {
                program.signal(SIGTERM)
                expect(program.ends(), equals: 0)
            }
        }

        @Test func filesAndTextsAreDroppedFromTheDesktop() throws {
            let (program, window) = try start()
            defer { program.signal(SIGKILL) }
            let list = "file:///etc/hosts\r\nfile:///tmp/with%20space.txt\r\n"
            expect(DesktopDrag.drop(list, type: "text/uri-list", on: window, x: 60 + 100, y: 40 + 50))
            expect(program.waits(for: "files [\"/etc/hosts\", \"/tmp/with space.txt\"] at 100,50"))
            expect(DesktopDrag.drop("one\ntwo", type: "text/plain", on: window, x: 60 + 100, y: 40 + 150))
            let said = program.says(for: 1)
            expect(said.contains("texts [\"one\\ntwo\"]"), "\(said)")
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
        }

        @Test func aViewHearsOfADragOverIt() throws {
            let (program, window) = try start()
            defer { program.signal(SIGKILL) }
            let text = [(type: "text/plain", bytes: Array("one".utf8))]
            var drag = try require(DesktopDrag(text, over: window))
            // Texts are taken in the lower half only.
            expect(drag.move(to: 60 + 100, 40 + 50), equals: false)
            expect(drag.move(to: 60 + 100, 40 + 150), equals: true)
            expect(program.waits(for: "targeted true"))
            expect(drag.move(to: 60 + 120, 40 + 50), equals: false)
            expect(program.waits(for: "targeted false"))
            expect(drag.drop(), equals: false)
            drag = try require(DesktopDrag(text, over: window))
            expect(drag.move(to: 60 + 100, 40 + 150), equals: true)
            expect(program.waits(for: "targeted true"))
            drag.leave()
            expect(program.waits(for: "targeted false"))
            // Its program ends meanwhile.
            do {
                let lost = try require(DesktopDrag(text, over: window))
                expect(lost.move(to: 60 + 100, 40 + 150), equals: true)
                expect(program.waits(for: "targeted true"))
            }
            expect(program.waits(for: "targeted false"))
            drag = try require(DesktopDrag(text, over: window))
            expect(drag.move(to: 60 + 100, 40 + 150), equals: true)
            expect(drag.drop(), equals: true)
            expect(program.waits(for: "texts [\"one\"]"))
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
        }
    }
}
