import CCairo
import DesktopSupport
import Expectations
import Foundation
import Testing

extension OneDesktop {
    /// A program in a real window, with real mouse and key events. `make test` provides a display and the tools.
    @Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
    struct RealWindow {
        /// A compositor shows each window on its whole screen, which is as large as the program's.
        private static let desktops = SuiteDesktops(size: CGSize(width: 320, height: 200))

        private func start(
            _ arguments: [String] = [], environment: [String: String] = [:], on kind: DesktopKind = .x11
        ) throws -> Program {
            let x11 = ["DISPLAY": Desktop.displayName, "SDL_VIDEODRIVER": "x11"]
            let display = try kind == .x11 ? x11 : Self.desktops.desk(kind).variables
            return try Program("WindowProbe", arguments, environment: display.merging(environment) { $1 })
        }

        /// Runs a command of the user.
        @discardableResult private func run(_ command: String, on kind: DesktopKind) throws -> String {
            try kind == .x11 ? Desktop.run(command) : Self.desktops.desk(kind).run(command)
        }

        /// The identifier of the window, or of the compositor that shows it, once it is on the screen.
        private func window(of program: Program, on kind: DesktopKind = .x11) throws -> String {
            expect(program.waits(for: "appeared"))
            if kind == .wayland {
                let id = try run("xdotool search --sync --onlyvisible --class weston | head -1", on: kind)
                // Until the compositor shows it, and gives it the keyboard.
                try run("xdotool mousemove 2 2; sleep 0.4", on: kind)
                return id
            }
            let id = Desktop.run(
                "xdotool search --sync --onlyvisible --pid \(program.processID) --name 'Window Probe' | head -1")
            try require(!id.isEmpty)
            Desktop.run("xdotool windowmove --sync \(id) 0 0; sleep 0.2")
            return id
        }

        /// The pixels of the screen's top left corner, one grey value each.
        private func picture(
            width: Int = 320, height: Int = 200, on kind: DesktopKind = .x11
        ) throws -> [UInt8] {
            let path = NSTemporaryDirectory() + "casement-window-\(getpid()).png"
            try run("scrot -o \(path)", on: kind)
            defer { unlink(path) }
            let surface = cairo_image_surface_create_from_png(path)
            defer { cairo_surface_destroy(surface) }
            let bytes = try require(cairo_image_surface_get_data(surface), "no screenshot")
            let stride = Int(cairo_image_surface_get_stride(surface))
            return (0..<height).flatMap { y in (0..<width).map { bytes[y * stride + $0 * 4 + 1] } }
        }

        @Test(arguments: DesktopKind.installed)
        func aClickOnAButtonChangesThePixelsOfTheLabel(on kind: DesktopKind) throws {
            let program = try start(on: kind)
            defer { program.signal(SIGKILL) }
            let window = try window(of: program, on: kind)
            try run("xdotool mousemove --window \(window) 5 5; sleep 0.2", on: kind)
            let before = try picture(on: kind)
            expect(Set(before).count > 4, "the window shows a button and a label")
            // The button is above the label, both centred.
            try run(
                "xdotool mousemove --window \(window) 160 68 click 1 mousemove --window \(window) 5 5; sleep 0.3",
                on: kind)
            expect(program.waits(for: "count 1"))
            let after = try picture(on: kind)
            let changed = before.indices.filter { before[$0] != after[$0] }
            expect(!changed.isEmpty)
            expect(changed.allSatisfy { ($0 / 320) > 90 && abs($0 % 320 - 160) < 40 }, "only the label changed")
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
        }

        @Test(arguments: DesktopKind.installed) func aProgramPrintsItsContent(on kind: DesktopKind) throws {
            let program = try start(on: kind)
            defer { program.signal(SIGKILL) }
            expect(program.waits(for: "appeared"))
            program.signal(SIGUSR1)
            usleep(300_000)
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
            let text = program.errorText
            expect(text.contains("Casement: window \"Window Probe\""))
            expect(text.contains("ProbeView") && text.contains("Button"))
        }

        @Test func aWindowCanHaveTheSizeOfItsContent() throws {
            let program = try start(["fixed"])
            defer { program.signal(SIGKILL) }
            let window = try window(of: program)
            let geometry = Desktop.run("xdotool getwindowgeometry \(window)")
            expect(geometry.contains("150x80"), "\(geometry)")
        }

        @Test(
            "a window of the size of its content shows all lines of a text, whatever the scale",
            arguments: [1, 1.25, 1.5])
        func linesOfText(scale: Double) throws {
            let program = try start(["wrapping"], environment: ["CASEMENT_SCALE": "\(scale)"])
            defer { program.signal(SIGKILL) }
            let window = try window(of: program)
            let geometry = Desktop.run("xdotool getwindowgeometry --shell \(window) | sed -n 's/HEIGHT=//p'")
            let line = program.takeLines().last { $0.hasPrefix("height ") }
            let height = try require(line.flatMap { Double($0.dropFirst(7)) })
            expect(abs(try require(Double(geometry)) - height * scale) <= 2 * scale, "\(geometry) and \(height)")
        }

        @Test(arguments: DesktopKind.installed) func bothPresentersShowTheSamePixels(on kind: DesktopKind) throws {
            var pictures: [[UInt8]] = []
            for renderer in ["surface", "gpu"] {
                let program = try start(["scene"], environment: ["CASEMENT_RENDERER": renderer], on: kind)
                defer { program.signal(SIGKILL) }
                let window = try window(of: program, on: kind)
                try run("xdotool mousemove --window \(window) 5 5; sleep 0.5", on: kind)
                pictures.append(try picture(on: kind))
                program.signal(SIGTERM)
                expect(program.ends(), equals: 0)
            }
            expect(Set(pictures[0]).count > 20, "the scene is shown")
            let differences = zip(pictures[0], pictures[1]).map { abs(Int($0) - Int($1)) }
            expect(differences.max() ?? 255 <= 2, "\(differences.filter { $0 > 2 }.count) pixels differ")
        }

        @Test(arguments: ["task", "timer", "dispatch"], DesktopKind.installed)
        func workOnTheMainActorUpdatesTheWindow(kind: String, on desktop: DesktopKind) throws {
            let program = try start([kind], on: desktop)
            defer { program.signal(SIGKILL) }
            expect(program.waits(for: "appeared"))
            expect(program.waits(for: "count 1"))
        }

        @Test(arguments: DesktopKind.installed)
        func runningProgramsPrintTheirEditsAndBodies(on kind: DesktopKind) throws {
            let logs = ["CASEMENT_LOG_EDITS": "1", "CASEMENT_LOG_BODIES": "1"]
            let program = try start(["task"], environment: logs, on: kind)
            defer { program.signal(SIGKILL) }
            expect(program.waits(for: "count 1"))
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
            let lines = program.errorText
            expect(lines.contains("Changed displayable at 1\n"), "\(lines)")
            expect(lines.contains("body of ProbeView, for state of ProbeView\n"), "\(lines)")
        }

        @Test func closingTheLastWindowEndsTheProgram() throws {
            let program = try start()
            defer { program.signal(SIGKILL) }
            let window = try window(of: program)
            WindowManagerRequest.close(window)
            expect(program.ends(), equals: 0)
        }

        @Test func aRefusedRequestIsReportedAndTheProgramContinues() throws {
            let program = try start(["refused"])
            defer { program.signal(SIGKILL) }
            expect(program.waits(for: "count 1"))
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
            expect(program.errorText.contains("The X server refused request"))
        }

        @Test(arguments: ["", "motion"]) func aWindowThatAnotherProgramDestroysIsClosed(kind: String) throws {
            let program = try start([kind])
            defer { program.signal(SIGKILL) }
            let window = try window(of: program)
            Desktop.run("xdotool windowclose \(window)")
            expect(program.ends(), equals: 0)
            let text = program.errorText
            expect(text.contains("Another program destroyed the window \"Window Probe\""), "\(text)")
            expect(!text.contains("refused"), "\(text)")
        }

        @Test(arguments: [SIGINT, SIGTERM], DesktopKind.installed)
        func signalsEndTheProgramCleanly(number: Int32, on kind: DesktopKind) throws {
            let program = try start(on: kind)
            defer { program.signal(SIGKILL) }
            expect(program.waits(for: "appeared"))
            program.signal(number)
            expect(program.ends(), equals: 0)
        }

        @Test func aResizedWindowIsLaidOutAgain() throws {
            let program = try start()
            defer { program.signal(SIGKILL) }
            let window = try window(of: program)
            Desktop.run("xdotool windowsize --sync \(window) 500 400")
            // White to the far corner, with the label in the new middle.
            let isLaidOut = try happens {
                let pixels = try picture(width: 500, height: 400)
                return pixels[399 * 500 + 499] == 255
                    && (200..<300).contains { x in (180..<260).contains { pixels[$0 * 500 + x] < 100 } }
            }
            expect(isLaidOut)
        }
    }
}

/// A program without a display.
struct WithoutADisplay {
    @Test(.enabled(if: Desktop.isPresent, "needs Xvfb")) func aLostDisplayEndsTheProgramWithAMessage() throws {
        let display = try require(PrivateDisplay())
        let program = try Program(
            "WindowProbe", environment: ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"])
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "appeared"))
        usleep(300_000)
        display.end()
        expect(program.ends(), equals: 2)
        let text = program.errorText
        expect(text.contains("Casement lost its display"), "\(text)")
    }

    @Test(.enabled(if: Desktop.isPresent, "needs Xvfb"), arguments: ["surface", "gpu"])
    func theRendererIsNamedOnce(renderer: String) throws {
        let display = try require(PrivateDisplay())
        let program = try Program(
            "WindowProbe",
            environment: [
                "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "CASEMENT_RENDERER": renderer,
                "CASEMENT_LOG_RENDERER": "1",
            ])
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "appeared"))
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
        let lines = program.errorText.split(separator: "\n").filter { $0.hasPrefix("Casement: renderer ") }
        expect(lines.count == 1 && lines[0].hasPrefix("Casement: renderer \(renderer)"), "\(lines)")
    }

    @Test func reportsItInOneLineAndExitsWithTwo() throws {
        let program = try Program("WindowProbe", without: ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
        expect(program.ends(), equals: 2)
        let text = program.errorText.trimmingCharacters(in: .newlines)
        expect(
            !text.isEmpty && !text.contains("\n") && text.contains("display") && text.contains("xvfb-run"), "\(text)")
    }
}
