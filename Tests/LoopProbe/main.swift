// A program with a window, for DesktopLoopTests: the loop needs the main thread, which a test runner keeps for itself.
// Does what its argument requests, prints the results and ends.

import CSDL2
import CasementCore
import CasementSDL
import Combine
import Dispatch
import Foundation

@MainActor final class Client: WindowClient {
    var framesWanted = 0
    var times: [Double] = []
    var tells = false
    var codeRun = CodeRun.actions
    /// What a body does in a frame, by the number of frames that are left.
    var inBody: [Int: () -> Void] = [:]
    func handle(_ event: WindowEvent) {
        guard tells, case .input(let input) = event else { return }
        switch input {
        case .pinch(let place, let phase, let magnification, let rotation):
            report(
                "\(phase) \(Int(place.x)),\(Int(place.y)) \(Int((magnification * 100).rounded())) \(Int(rotation.rounded()))"
            )
        case .textEditing(let text, let selection): report("editing \(text) \(selection)")
        case .text(let text): report("text \(text)")
        case .scrollBegan: report("began")
        case .scroll(_, _, let dy): report("scroll \(dy)")
        case .scrollEnded(_, let isGuessed):
            report("ended, guessed: \(isGuessed)")
            loop.quit()
        default: break
        }
    }
    var needsFrame: Bool { framesWanted > 0 }
    func frame(at time: Double) {
        framesWanted -= 1
        times.append(time)
        inBody[framesWanted]?()
    }
}

@MainActor func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

var subscriptions: Set<AnyCancellable> = []

/// Unchecked, because a subject locks itself.
struct UncheckedSender: @unchecked Sendable {
    let subject: PassthroughSubject<Int, Never>
}

let loop = try DesktopLoop.shared()
let window = try loop.openWindow(title: "Probe", size: CGSize(width: 120, height: 90), isResizable: true)
let client = Client()
window.client = client

switch CommandLine.arguments.dropFirst().first {
case "wake":
    _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        MainActor.assumeIsolated { report("timer") }
    }
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
case "combine":
    let subject = PassthroughSubject<Int, Never>()
    func log<P: Publisher>(_ name: String, _ publisher: P) where P.Output == Int, P.Failure == Never {
        publisher.sink { report("\(name) \($0)") }.store(in: &subscriptions)
    }
    log("receive", subject.receive(on: RunLoop.main))
    log(
        "throttle",
        subject.throttle(for: .seconds(0.05), scheduler: DispatchQueue.main, latest: true).filter { $0 == 2 })
    log("debounce", subject.debounce(for: .seconds(0.1), scheduler: RunLoop.main))
    log("delay", subject.delay(for: .seconds(0.15), scheduler: RunLoop.main).dropFirst())
    Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().dropFirst().first().sink { _ in
        report("timer")
        loop.quit()
    }.store(in: &subscriptions)
    // From another thread, which must wake the loop.
    let sender = UncheckedSender(subject: subject)
    DispatchQueue.global().async { for value in 1...2 { sender.subject.send(value) } }
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
case "timersOfBodies":
    loop.pace = .fixed(60)
    client.framesWanted = 60
    client.codeRun = .bodies
    for frame in [40, 0] {
        client.inBody[frame] = {
            _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
                MainActor.assumeIsolated {
                    report("set with \(frame) frames left, fired within nine: \(frame - client.framesWanted <= 9)")
                    if frame == 0 { loop.quit() }
                }
            }
        }
    }
case "fingers":
    client.tells = true
    func push(_ type: SDL_EventType, _ finger: Int64, _ x: Float, _ y: Float) {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        (event.tfinger.touchId, event.tfinger.fingerId, event.tfinger.windowID) = (1, finger, 1)
        (event.tfinger.x, event.tfinger.y) = (x, y)
        SDL_PushEvent(&event)
    }
    push(SDL_FINGERDOWN, 0, 0.25, 0.5)
    push(SDL_FINGERDOWN, 1, 0.5, 0.5)
    push(SDL_FINGERMOTION, 1, 0.5, 0.5)
    push(SDL_FINGERMOTION, 1, 0.75, 0.5)
    push(SDL_FINGERUP, 0, 0.25, 0.5)
    Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(100))
        loop.quit()
    }
case "scrolling":
    client.tells = true
    for _ in 0..<2 {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.windowID = 1
        event.wheel.preciseY = -0.5
        SDL_PushEvent(&event)
    }
case "editing":
    client.tells = true
    window.setTextInput(caret: CGRect(x: 20, y: 10, width: 1, height: 16))
    func push(_ text: String, _ start: Int32, _ length: Int32) {
        var event = SDL_Event()
        event.edit.type = SDL_TEXTEDITING.rawValue
        (event.edit.windowID, event.edit.start, event.edit.length) = (1, start, length)
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8.prefix(31)) }
        SDL_PushEvent(&event)
    }
    /// Longer than 31 bytes; SDL passes ownership of such strings.
    func pushLong(_ text: String) {
        var event = SDL_Event()
        event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
        (event.editExt.windowID, event.editExt.start, event.editExt.length) = (1, -1, -1)
        event.editExt.text = SDL_strdup(text)
        SDL_PushEvent(&event)
    }
    push("に", 1, 0)
    push("にほん", 0, 3)
    pushLong(String(repeating: "ほ", count: 20))
    push("", 0, 0)
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    event.text.windowID = 1
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "日本".utf8) }
    SDL_PushEvent(&event)
    Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(100))
        loop.quit()
    }
case "typing":
    let other = try loop.openWindow(title: "Other", size: CGSize(width: 120, height: 90), isResizable: true)
    let caret = CGRect(x: 20, y: 10, width: 1, height: 16)
    func say(_ step: String) { report("\(step) \(SDL_IsTextInputActive() == SDL_TRUE)") }
    window.setTextInput(caret: caret)
    other.setTextInput(caret: caret)
    window.setTextInput(caret: nil)
    say("the first gave up")
    window.setTextInput(caret: caret)
    other.close()
    say("the other closed")
    window.setTextInput(caret: nil)
    say("the first gave up")
    Task { @MainActor in loop.quit() }
case "close":
    Task { @MainActor in window.close() }
case "signal":
    Task { @MainActor in report("ready") }
case "children":
    Task { @MainActor in
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", "kill -TERM $$; kill -INT $$; kill -USR1 $$"]
        try child.run()
        child.waitUntilExit()
        report("\(child.terminationReason == .uncaughtSignal) \(child.terminationStatus == SIGTERM)")
        loop.quit()
    }
default:
    report("usage: LoopProbe wake|combine|idle|frames|timersOfBodies|fingers|editing|typing|close|signal|children")
    exit(2)
}
window.show()
loop.run()
report("ended")
