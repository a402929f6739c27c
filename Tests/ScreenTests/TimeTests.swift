import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct TimeTests {
    @Test("A stopwatch starts, laps and stops") func stopwatch() {
        let host = open(Stopwatch())
        host.sees("0.0")
        host.click("Start")
        host.click("Lap")
        host.sees("Stop", "Lap 1")
        host.click("Stop")
        host.sees("Start")
    }

    @Test("A ring shows its number") func ring() {
        let host = open(CountdownRing())
        host.sees("10")
    }

    @Test("A clock ticks each second") func clock() {
        let host = open(WallClock())
        host.advance(by: 1)
        let first = host.element("seconds")?.label
        host.advance(by: 2)
        let later = host.element("seconds")?.label
        expect(first != nil && first != later)
    }

    @Test("A task counts beats") func metronome() async {
        let host = open(Metronome())
        host.sees("Beat 1")
        for _ in 1...500 where host.find(text: "Beat 4") == nil {
            try? await Task.sleep(for: .milliseconds(5))
            await host.settleTasks()
        }
        host.sees("Beat 4")
    }

    @Test("A ball falls, and comes back and falls again") func ball() {
        let host = open(BouncingBall())
        host.click("Drop")
        host.advance(by: 3)
        host.sees("Ball")
    }

    @Test("A heart counts its likes") func heart() {
        let host = open(PulsingHeart())
        host.click("Like")
        host.click("Like")
        host.sees("2 likes")
    }

    @Test("Dots move until loading ends") func dots() {
        let host = open(LoadingDots())
        host.sees("Loading…")
        host.advance(by: 2)
        host.click("Finish")
        host.sees("Loaded")
        host.misses("Loading…")
    }

    @Test("A card turns over") func flip() {
        let host = open(CardFlip())
        host.click("Front")
        host.sees("Back")
        host.misses("Front")
    }

    @Test("A card grows") func hero() {
        let host = open(HeroTransition())
        let before = host.frame(of: "Details")
        host.click("Details")
        let after = host.frame(of: "Details")
        expect(after.minY > before.minY + 50, "\(before) \(after)")
    }

    @Test("A published value sets another") func pomodoro() {
        let host = open(PomodoroView())
        host.sees("idle")
        host.click("Skip five minutes")
        host.sees("20 to go")
        for _ in 1...4 { host.click("Skip five minutes") }
        host.sees("finished")
    }
}
