import CCairo
import DesktopSupport
import Expectations
import Foundation
import Testing

extension OneDesktop {
    /// A program in a real window, with real mouse and key events. `make test` provides a display and the tools.
    @Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
    struct RealWindow {
        private func start(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> Program {
            let display = ["DISPLAY": Desktop.displayName, "SDL_VIDEODRIVER": "x11"]
            return try Program("WindowProbe", arguments, environment: display.merging(environment) { $1 })
        }

        /// The window's identifier, once it is on the screen.
        private func window(of program: Program) throws -> String {
            expect(program.waits(for: "appeared"))
            let id = Desktop.run(
                "xdotool search --sync --onlyvisible --pid \(program.processID) --name 'Window Probe' | head -1")
            try require(!id.isEmpty)
            Desktop.run("xdotool windowmove --sync \(id) 0 0; sleep 0.2")
            return id
        }

        /// The pixels of the screen's top left corner, one grey value each.
        private func picture(width: Int = 320, height: Int = 200) throws -> [UInt8] {
            let path = NSTemporaryDirectory() + "casement-window-\(getpid()).png"
            Desktop.run("scrot -o \(path)")
            defer { unlink(path) }
            let surface = cairo_image_surface_create_from_png(path)
            defer { cairo_surface_destroy(surface) }
            let bytes = try require(cairo_image_surface_get_data(surface), "no screenshot")
            let stride = Int(cairo_image_surface_get_stride(surface))
            return (0..<height).flatMap { y in (0..<width).map { bytes[y * stride + $0 * 4 + 1] } }
        }

        @Test func aClickOnAButtonChangesThePixelsOfTheLabel() throws {
            let program = try start()
            defer { program.signal(SIGKILL) }
            let window = try window(of: program)
            Desktop.run("xdotool mousemove --window \(window) 5 5; sleep 0.2")
            let before = try picture()
            expect(Set(before).count > 4, "the window shows a button and a label")
            // The button is above the label, both centred.
            Desktop.run(
                "xdotool mousemove --window \(window) 160 68 click 1 mousemove --window \(window) 5 5; sleep 0.3")
            expect(program.waits(for: "count 1"))
            let after = try picture()
            let changed = before.indices.filter { before[$0] != after[$0] }
            expect(!changed.isEmpty)
            expect(changed.allSatisfy { ($0 / 320) > 90 && abs($0 % 320 - 160) < 40 }, "only the label changed")
            program.signal(SIGTERM)
            expect(program.ends(), equals: 0)
        }

        @Test func aProgramPrintsItsContent() throws {
            let program = try start()
            defer { program.signal(SIGKILL) }
            _ = try window(of: program)
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

        @Test func bothPresentersShowTheSamePixels() throws {
            var pictures: [[UInt8]] = []
            for renderer in ["surface", "gpu"] {
                let program = try start(["scene"], environment: ["CASEMENT_RENDERER": renderer])
                defer { program.signal(SIGKILL) }
                let window = try window(of: program)
                Desktop.run("xdotool mousemove --window \(window) 5 5; sleep 0.5")
                pictures.append(try picture())
                program.signal(SIGTERM)
                expect(program.ends(), equals: 0)
            }
            expect(Set(pictures[0]).count > 20, "the scene is shown")
            let differences = zip(pictures[0], pictures[1]).map { abs(Int($0) - Int($1)) }
            expect(differences.max() ?? 255 <= 2, "\(differences.filter { $0 > 2 }.count) pixels differ")
        }

        @Test(arguments: ["task", "timer", "dispatch"]) func workOnTheMainActorUpdatesTheWindow(kind: String) throws {
            let program = try start([kind])
            defer { program.signal(SIGKILL) }
            expect(program.waits(for: "appeared"))
            expect(program.waits(for: "count 1"))
        }

        @Test func runningProgramsPrintTheirEditsAndBodies() throws {
            let program = try start(["task"], environment: ["CASEMENT_LOG_EDITS": "1", "CASEMENT_LOG_BODIES": "1"])
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

        @Test(arguments: [SIGINT, SIGTERM]) func signalsEndTheProgramCleanly(number: Int32) throws {
            let program = try start()
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
