import DesktopSupport
import Expectations
import Foundation
import Testing

/// Animations in a real window: on the clock of the frames, and not while it is invisible.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct MotionInWindows {
    /// A display of its own, on which these windows cover no window whose pixels another test reads.
    private static let display = PrivateDisplay()

    private func start() throws -> Program {
        let display = try require(Self.display)
        return try Program(
            "WindowProbe", ["motion"], environment: ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"])
    }

    private func run(_ command: String) -> String {
        Program.run("DISPLAY=\(Self.display?.name ?? ""); export DISPLAY; \(command)")
    }

    private func numbers(_ name: String, in text: String) -> [Double] {
        text.split(separator: "\n").filter { $0.hasPrefix(name + " ") }
            .compactMap { Double($0.dropFirst(name.count + 1)) }
    }

    /// The differences of neighbours.
    private func steps(_ values: [Double]) -> [Double] { zip(values.dropFirst(), values).map { $0 - $1 } }

    @Test func framesShowTheTimesOfTheirSlotsHoweverLateTheyAre() throws {
        let program = try start()
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "appeared"))
        let before = program.says(for: 0.3)
        // The program is stopped for a while, as on a busy machine.
        program.signal(SIGSTOP)
        usleep(230_000)
        program.signal(SIGCONT)
        let text = before + program.says(for: 1)
        let times = numbers("time", in: text)
        try require(times.count > 10)
        let moved = steps(times)
        // Slots are at least 1/250 s apart.
        let slot = try require(moved.filter { $0 > 0.004 }.min())
        for step in moved {
            let slots = step / slot
            expect(slots > 0.9 && abs(slots - slots.rounded()) < 0.001 * slots.rounded(), "\(step) of \(slot)")
        }
        expect((moved.max() ?? 0) > 0.2, "missed frames are skipped")
        let dates = numbers("date", in: text)
        try require(dates.count > 10)
        for step in steps(dates) { expect(abs(step / slot - (step / slot).rounded()) < 0.05, "\(step)") }
    }

    @Test func anInvisibleWindowPausesAndContinuesAtTheCurrentTime() throws {
        let program = try start()
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "appeared"))
        let id = run(
            "xdotool search --sync --onlyvisible --pid \(program.processID) --name 'Window Probe' | head -1")
        try require(!id.isEmpty)
        let last = try require(numbers("time", in: program.says(for: 0.3)).last)
        _ = run("xdotool windowunmap --sync \(id)")
        // A second after the change the place of the window is written, once.
        _ = program.says(for: 1.6)
        let ticks = processorTime(of: program)
        expect(program.says(for: 1).isEmpty, "no frame is painted")
        expect(processorTime(of: program) - ticks <= 1, "and no other work is done")
        _ = run("xdotool windowmap --sync \(id)")
        let first = try require(numbers("time", in: program.says(for: 0.5)).first)
        expect(first - last > 1)
    }

    /// The processor time of a program so far, in hundredths of a second.
    private func processorTime(of program: Program) -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(program.processID)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12 else { return 0 }
        return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
    }
}
