import DesktopSupport
import Expectations
import Foundation
import Testing

/// Animations in a real window: on the clock of the frames, and not while it is invisible.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct MotionInWindows {
    /// Desktops of its own, on which these windows cover no window whose pixels another test reads.
    private static let desktops = SuiteDesktops()

    private func start(on kind: DesktopKind) throws -> Program {
        try Program("WindowProbe", ["motion"], environment: try Self.desktops.desk(kind).variables)
    }

    private func numbers(_ name: String, in text: String) -> [Double] { Program.numbers(name, in: text) }

    /// The differences of neighbours.
    private func steps(_ values: [Double]) -> [Double] { zip(values.dropFirst(), values).map { $0 - $1 } }

    @Test(arguments: DesktopKind.installed)
    func framesShowTheTimesOfTheirSlotsHoweverLateTheyAre(on kind: DesktopKind) throws {
        let program = try start(on: kind)
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
        let desk = try Self.desktops.desk(.x11)
        let program = try start(on: .x11)
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "appeared"))
        let id = desk.run(
            "xdotool search --sync --onlyvisible --pid \(program.processID) --name 'Window Probe' | head -1")
        try require(!id.isEmpty)
        let last = try require(numbers("time", in: program.says(for: 0.3)).last)
        desk.run("xdotool windowunmap --sync \(id)")
        // A second after the change the place of the window is written, once.
        _ = program.says(for: 1.6)
        let ticks = program.processorTime
        expect(program.says(for: 1).isEmpty, "no frame is painted")
        expect(program.processorTime - ticks <= 1, "and no other work is done")
        desk.run("xdotool windowmap --sync \(id)")
        let first = try require(numbers("time", in: program.says(for: 0.5)).first)
        expect(first - last > 1)
    }
}
