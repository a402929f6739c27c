import CSDL2
import CasementCore
import Dispatch
import Foundation

/// The program's event loop: waits for events, timers and the main queue, and asks windows for frames when they need
/// them. It sleeps while idle.
@MainActor package final class DesktopLoop {
    /// Counters of the loop's activity since its start.
    package struct Statistics: Sendable {
        /// Returns from sleep.
        package var wakeups = 0
        package var frames = 0
        /// Seconds spent on events, timers and the main queue's work.
        package var eventTime = 0.0
        /// Seconds spent in frames.
        package var frameTime = 0.0
    }

    package private(set) var statistics = Statistics()
    package private(set) var windows: [DesktopWindow] = []
    private var isRunning = false
    private let fingers = FingerScrolls()
    private var touchpads: X11Touchpads?
    /// The windows that have opened since touchpads were last looked for.
    private var opened: [DesktopWindow] = []
    private var pinch = PinchTranslation()
    private var drop = DropTranslation()
    private var clock: FrameClock
    private let watcher: MainQueueWatcher
    private var connection: DisplayConnection?
    private var choice = PresenterChoice.atStart

    private static var existing: DesktopLoop?

    /// The program's loop, created by the first call.
    package static func shared() throws(DesktopError) -> DesktopLoop {
        if let existing { return existing }
        let loop = try DesktopLoop()
        existing = loop
        return loop
    }

    /// Connects to the display. There is one loop per process.
    package init() throws(DesktopError) {
        DeepTrees.prepare()
        FontFinder.prepare()
        try VideoSetup.start()
        clock = FrameClock(pace: .fixed(VideoSetup.refreshRate))
        watcher = MainQueueWatcher()
        DisplayErrors.watch()
        DisplayLoss.watch { [weak self] in self?.onDisplayLoss?() }
        ProcessSetup.onTermination { [weak self] in self?.quit() }
        ProcessSetup.onInquiry { [weak self] in self?.describeWindows() }
    }

    /// The frame rate, initially the display's refresh rate.
    package var pace: FramePace {
        get { clock.pace }
        set { clock.pace = newValue }
    }

    /// The current time in seconds, on a monotonic clock.
    package var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Creates a hidden window. `size` is that of the content, in points.
    package func openWindow(
        title: String, size: CGSize, isResizable: Bool, traits: WindowTraits = WindowTraits()
    ) throws(DesktopError) -> DesktopWindow {
        let window: DesktopWindow
        do {
            window = try VideoSetup.makeWindow(
                title: title, size: size, isResizable: isResizable, traits: traits, choice: choice, closed: forget)
        } catch {
            guard case .gpu(let isForced) = choice else { throw error }
            choice = .surface
            if isForced {
                RuntimeWarning.issue("CASEMENT_RENDERER=gpu: \(error.reason). Windows are drawn in memory instead.")
            }
            window = try VideoSetup.makeWindow(
                title: title, size: size, isResizable: isResizable, traits: traits, choice: choice, closed: forget)
        }
        windows.append(window)
        if let icon { window.setIcon(icon) }
        if let native = window.window, WaylandSeat.start(beside: native) {
            WaylandDrops.shared?.windows = { [weak self] in self?.windows ?? [] }
            WaylandSeat.shared?.onMissedPress = MissedPress.report
            if let seat = WaylandSeat.shared {
                WaylandFingers.shared.start(seat) { [weak self] in self?.windows ?? [] }
            }
            WaylandSeat.shared?.onPointerEvent = { WaylandPopupPointer.shared.handle($0, $1, sendsFrames: $2) }
        }
        if connection == nil { connection = window.connection }
        if connection != nil { opened.append(window) }
        choice.report()
        return window
    }

    /// The icon of the program's windows; nil for that of the desktop.
    package var icon: CGImage? {
        didSet { if let icon { for window in windows { window.setIcon(icon) } } }
    }

    private func forget(_ window: DesktopWindow) {
        windows.removeAll { $0 === window }
        opened.removeAll { $0 === window }
        touchpads?.keep(windows.compactMap { $0.x11ID.map { Window($0) } })
    }

    /// Scrolls by touchpads of an X server in windows that have opened. Not before their first frame: to learn of the
    /// touchpads takes a connection of its own.
    private func followTouchpads() {
        guard !opened.isEmpty else { return }
        let new = opened
        opened = []
        for window in new {
            guard let id = window.x11ID.map({ Window($0) }) else { continue }
            if touchpads == nil {
                touchpads = X11Touchpads()
                touchpads?.onScroll = { [weak self] in self?.fingersMoved(over: $0, at: $1, by: $2) }
            }
            touchpads?.add(id)
        }
    }

    private func fingersMoved(over id: Window, at place: CGPoint, by clicks: CGSize?) {
        mayHaveTimers = true
        guard let clicks else { return fingers.finish(isGuessed: false) }
        guard let window = windows.first(where: { $0.isX11(id) }) else { return }
        let place = window.point(Int32(place.x), Int32(place.y))
        fingers.willScroll(window, at: place, time: now)
        window.receive(.input(EventTranslation.scroll(by: clicks, at: place)))
    }

    /// What is searched for under the pointer is found in the frontmost window.
    private func moveToFront(_ window: DesktopWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }), index > 0 else { return }
        windows.insert(windows.remove(at: index), at: 0)
    }

    /// Called when the display is lost, just before the program ends: the windows are gone, and nothing may be drawn.
    package var onDisplayLoss: (() -> Void)?

    // MARK: Running

    /// Called after any events, work of the main queue or timers. Changes that it finds are in the next frame.
    package var onTurn: (() -> Void)?

    /// Whether the loop goes on after its last window was closed.
    package var runsWithoutWindows = false

    /// Runs until the last window is closed, `quit`, or one of the signals that ask a program to end.
    package func run() {
        precondition(!isRunning, "DesktopLoop.run() was called from within the loop; it runs until the program ends.")
        isRunning = true
        defer { isRunning = false }
        turn { true }
    }

    /// Runs the loop within the code that it runs, while a condition holds. The windows that are open now are drawn,
    /// and the user can do nothing in them; those that open meanwhile have the user's input.
    package func runModal(while isOpen: () -> Bool) {
        guard isRunning else { return }
        let blocked = windows.filter { !$0.isBlocked }
        for window in blocked { window.isBlocked = true }
        defer { for window in blocked { window.isBlocked = false } }
        watcher.nest { turn(while: isOpen) }
        mayHaveTimers = true
    }

    private func turn(while goesOn: () -> Bool) {
        var waking = Waking.events(nil)
        while goesOn() {
            let start = now
            switch waking {
            case .events(let first): handleEvents(first, at: start)
            // SDL reports some changes, such as a lost focus, only some time after the server does.
            case .frame: if start - lastLook > 0.1 { handleEvents(nil, at: start) }
            }
            fingers.timePassed(to: start)
            // The first frame waits for what is in the main queue, but not for Foundation's run loop, whose creation
            // takes 2 % of a start: that is asked after the frame.
            if isStarting, clock.due <= now { watcher.run() } else { serviceRunLoop() }
            isStarting = false
            onTurn?()
            guard goesOn(), isRunning, !windows.isEmpty || runsWithoutWindows else { return }
            let isDue = clock.due <= now
            for window in windows where isDue || !window.wantsFrame { window.flush() }
            statistics.eventTime += now - start
            if isDue {
                makeFrames()
                followTouchpads()
                serviceRunLoop()
                onTurn?()
            }
            guard goesOn(), isRunning, !windows.isEmpty || runsWithoutWindows else { return }
            waking = sleep()
        }
    }

    /// The reason why a sleep ended.
    private enum Waking {
        /// There may be events; includes the first, if SDL waited for it.
        case events(SDL_Event?)
        /// The next frame is due and nothing else happened: SDL need not be asked.
        case frame
    }

    /// The last reported due time of the run loop's next timer, on the loop's clock.
    private var timer = Double.infinity
    /// Whether code that may have set a timer has run since then: an event, the main queue's work, or an action in a
    /// frame.
    private var mayHaveTimers = true
    /// Whether bodies have run since then.
    private var bodiesRan = false
    /// Whether no turn has been made yet.
    private var isStarting = true
    /// When the run loop was last asked.
    private var lastService = 0.0

    /// Runs the run loop's due work. This costs a sixth of a small frame, so frames that only continue an animation
    /// skip it. Bodies seldom set timers: while frames that run nothing else follow each other, the run loop is asked
    /// ten times a second.
    private func serviceRunLoop() {
        let time = now
        guard mayHaveTimers || timer <= time || bodiesRan && (time - lastService > 0.1 || !wantsFrame) else { return }
        (mayHaveTimers, bodiesRan, lastService) = (false, false, time)
        timer = RunLoop.main.limitDate(forMode: .default).map { now + $0.timeIntervalSinceNow } ?? .infinity
    }

    /// Makes `run` return soon.
    package func quit() {
        isRunning = false
        // Wakes the loop if this was not called from an event.
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        SDL_PushEvent(&event)
    }

    /// Prints the content of each window on standard error.
    private func describeWindows() {
        for window in windows {
            let text = window.client?.dump ?? "nothing"
            FileHandle.standardError.write(Data("Casement: window \(window.title.debugDescription)\n\(text)\n".utf8))
        }
    }

    /// Written as a loop: a key path or closure in each of sixty iterations per second costs more than the check
    /// itself.
    private var wantsFrame: Bool {
        for window in windows where window.wantsFrame { return true }
        return false
    }

    private func makeFrames() {
        guard wantsFrame else { return clock.frameEnded(moreToCome: false) }
        let start = now
        let time = clock.takeSlot(at: start)
        for window in windows where window.wantsFrame {
            window.frame(at: time)
            switch window.client?.codeRun {
            case .actions: mayHaveTimers = true
            case .bodies: bodiesRan = true
            case .nothing, nil: break
            }
        }
        statistics.frames += 1
        statistics.frameTime += now - start
        clock.frameEnded(moreToCome: wantsFrame)
    }

    /// Sleeps until an event, the next frame or the next timer.
    private func sleep() -> Waking {
        let start = now
        var remaining = max(min(timer, fingers.end) - start, 0)
        for window in windows {
            if let date = window.nextFrameDate { remaining = min(remaining, max(date.timeIntervalSinceNow, 0)) }
        }
        let untilFrame = wantsFrame ? clock.due - start : .infinity
        if min(remaining, untilFrame) <= 0 { return .events(nil) }
        defer { statistics.wakeups += 1 }
        if untilFrame <= remaining, untilFrame < .infinity { return sleepUntilFrame(untilFrame) }
        PixelReceipts.known?.finish()
        var event = SDL_Event()
        // Beyond a day it is not a timer, but the distant future that means none.
        guard remaining < 86_400 else { return .events(SDL_WaitEvent(&event) == 1 ? event : nil) }
        return .events(SDL_WaitEventTimeout(&event, Int32((remaining * 1000).rounded(.up))) == 1 ? event : nil)
    }

    private func sleepUntilFrame(_ seconds: Double) -> Waking {
        if let connection {
            if connection.sleep(seconds, beside: watcher.descriptor) {
                mayHaveTimers = true
                watcher.run()
                return .events(nil)
            }
            return connection.hasEvents ? .events(nil) : .frame
        }
        var event = SDL_Event()
        // SDL waits in whole milliseconds: sleep the rest, to hit the slot.
        let whole = Int32(seconds * 1000)
        if whole >= 1, SDL_WaitEventTimeout(&event, whole) == 1 { return .events(event) }
        let rest = clock.due - now
        if rest > 0 { usleep(UInt32(rest * 1e6)) }
        return .events(nil)
    }

    // MARK: Events

    /// When SDL was last asked for events.
    private var lastLook = 0.0

    private func handleEvents(_ first: SDL_Event?, at time: Double) {
        lastLook = time
        if let first { handle(first) }
        var event = SDL_Event()
        while isRunning, SDL_PollEvent(&event) == 1 { handle(event) }
    }

    private func handle(_ event: SDL_Event) {
        mayHaveTimers = true
        switch SDL_EventType(event.type) {
        // SDL sends it when the display server goes away, and not for a close button or a signal: nobody can be asked.
        case SDL_QUIT: quit()
        case SDL_CLIPBOARDUPDATE: DesktopClipboard.shared.mayHaveChanged()
        case SDL_SYSWMEVENT:
            guard let id = WindowLoss.window(in: event) else { return }
            windows.first { $0.isX11(id) }?.wasDestroyed(id)
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
            for window in windows { window.deviceWasReset() }
        default:
            if event.type == watcher.eventType { return watcher.drain() }
            let id = EventTranslation.windowID(event)
            if EventTranslation.isTouch(event) {
                // They are heard of from the compositor itself.
                if WaylandSeat.shared != nil { return }
                // A touchpad's fingers belong to no window.
                let window = windows.first { $0.owns(id) } ?? windows.first(where: \.hasPointer)
                if let window, let fingers = pinch.event(event, in: window.size) { window.receive(.input(fingers)) }
                return
            }
            if drop.takes(event) {
                // Not every desktop reports the window, or where the pointer is during a drag.
                guard let items = drop.items(with: event) else { return }
                let window =
                    windows.first { $0.owns(id) } ?? windows.first(where: \.hasPointer)
                    ?? windows.first(where: \.isUnderPointer)
                if let window, let place = window.globalPointer { window.receive(.input(.dropped(place, items))) }
                return
            }
            guard id != 0, let window = windows.first(where: { $0.owns(id) }) else { return }
            if id != window.id, SDL_EventType(event.type) == SDL_WINDOWEVENT { return window.popupEvent(event.window) }
            if EventTranslation.isModifierKey(event) { window.receive(.input(.modifiersChanged(.held))) }
            guard let translated = EventTranslation.event(event, in: window) else { return }
            if case .input(.pointerLeft) = translated { touchpads?.pointerLeft() }
            if case .input(.wheel) = translated, touchpads?.emulatesClicks(at: now) ?? false { return }
            if case .input(.scroll(let place, _, _)) = translated {
                fingers.willScroll(window, at: place, time: now)
            }
            if case .activated = translated {
                DesktopClipboard.shared.mayHaveChanged()
                moveToFront(window)
            }
            if case .input(.pointerDown) = translated { window.receive(.input(.modifiersChanged(.held))) }
            if case .input(.keyDown(_, let modifiers, _)) = translated {
                let others = KeyReading.others(of: event.key.keysym, modifiers, in: .current)
                if !others.isEmpty { window.receive(.input(.alternateKeys(others))) }
            }
            window.receive(translated)
            // Key releases in other windows are not reported.
            if translated == .deactivated { window.receive(.input(.modifiersChanged([]))) }
            if translated == .activated { window.receive(.input(.modifiersChanged(.held))) }
        }
    }
}
