import CSDL2
import DesktopSupport
import Expectations
import Foundation
import Testing

/// What a program costs whose windows nobody uses.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct IdleWindows {
    /// What a process has used so far: the time of all its threads, in hundredths of a second, and how often its main
    /// thread fell asleep.
    private func use(of process: pid_t) throws -> (ticks: Int, sleeps: Int) {
        let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The name, which may contain spaces, is in brackets.
        let fields = try require(stat.split(separator: ")").last).split(separator: " ").map { Int($0) ?? 0 }
        let status = try String(contentsOfFile: "/proc/\(process)/task/\(process)/status", encoding: .utf8)
        let line = try require(status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") })
        return (fields[11] + fields[12], Int(line.split(separator: "\t").last ?? "") ?? -1)
    }

    @Test("twenty windows that rest use no time, and the loop does not wake up")
    func idle() throws {
        let state = NSTemporaryDirectory() + "casement-idle-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        let display = try require(PrivateDisplay())
        let hand = try Hand(on: display, "windows", variables: ["XDG_STATE_HOME": state])
        defer { hand.program.signal(SIGKILL) }
        for _ in 0..<19 {
            try hand.clicks("open")
            expect(hand.hears("second appeared"))
        }
        let others = "xdotool search --all --onlyvisible --pid \(hand.program.processID) --name Second"
        expect(happens { hand.run(others).split(separator: "\n").count == 19 })
        // Without the keyboard no field has a caret that blinks.
        let server = try require(XOpenDisplay(hand.display))
        defer { XCloseDisplay(server) }
        XSetInputFocus(server, XDefaultRootWindow(server), 0, 0)
        XSync(server, 0)
        hand.moves("mousemove 1270 400")
        let process = hand.program.processID
        var last = (ticks: -1, sleeps: -1)
        let rests = try happens {
            let before = try use(of: process)
            usleep(2_000_000)
            let after = try use(of: process)
            last = (after.ticks - before.ticks, after.sleeps - before.sleeps)
            return last == (0, 0)
        }
        expect(rests, "\(last)")
        expect(hand.ends())
    }
}
