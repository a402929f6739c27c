// A program with a window, for DesktopLoopTests: the loop needs a main thread of its own, which a test runner keeps for itself.
// Does what its argument says, prints what it saw and ends.

import CasementCore
import CasementSDL
import Dispatch
import Foundation

@MainActor final class Client: WindowClient {
    var framesWanted = 0
    var times: [Double] = []
    func handle(_ event: WindowEvent) {}
    var needsFrame: Bool { framesWanted > 0 }
    func frame(at time: Double) {
        framesWanted -= 1
        times.append(time)
    }
}

@MainActor func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let loop = try DesktopLoop.shared()
let window = try loop.openWindow(title: "Probe", size: CGSize(width: 120, height: 90), isResizable: true)
let client = Client()
window.client = client

switch CommandLine.arguments.dropFirst().first {
case "wake":
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in MainActor.assumeIsolated { report("timer") } }
    Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(150))
        report("task")
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    report("queue")
                    loop.quit()
                }
            }
        }
    }
case "idle":
    Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(300))
        let before = loop.statistics.wakeups
        try? await Task.sleep(for: .milliseconds(700))
        report("\(loop.statistics.wakeups - before)")
        loop.quit()
    }
case "frames":
    loop.pace = .fixed(60)
    client.framesWanted = 20
    Task { @MainActor in
        while client.framesWanted > 0 { try? await Task.sleep(for: .milliseconds(50)) }
        for time in client.times { report("\(time)") }
        loop.quit()
    }
case "close":
    Task { @MainActor in window.close() }
case "signal":
    Task { @MainActor in report("ready") }
default:
    report("usage: LoopProbe wake|idle|frames|close|signal")
    exit(2)
}
window.show()
loop.run()
report("ended")
