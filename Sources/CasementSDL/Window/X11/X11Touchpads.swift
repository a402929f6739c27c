import CSDL2
import CasementCore
import Dispatch
import Foundation

/// Smooth scrolling by the touchpads of an X server. SDL 2 sees only the clicks of a wheel that the server emulates for
/// programs without the X Input extension; they are ignored while a touchpad scrolls.
///
/// Events are selected of the touchpads themselves and not of the pointer that they move: selected of the pointer, SDL
/// would no longer get its movements. Wheels of mice are left to SDL.
@MainActor final class X11Touchpads {
    private let devices: InputDevices
    private let source: any DispatchSourceRead
    private var touchpads: [Int32: ScrollValuators] = [:]
    private var windows: Set<Window> = []
    private var lastScroll = -Double.infinity

    /// Called for each movement of fingers over a window, in pixels from its corner and in clicks, and with nil when
    /// the fingers have left.
    var onScroll: ((Window, CGPoint, CGSize?) -> Void)?

    /// The time after a movement in which the server's clicks are emulated from it, in seconds.
    private static let emulation = 0.1

    /// Nil where the server or this machine lacks the extension.
    init?() {
        guard let devices = InputDevices() else { return nil }
        self.devices = devices
        source = DispatchSource.makeReadSource(fileDescriptor: devices.socket, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.activate()
        devices.select([.hierarchyChanged], of: InputDevices.all, on: devices.root)
        look()
    }

    /// Follows a window.
    func add(_ window: Window) {
        guard windows.insert(window).inserted else { return }
        for device in touchpads.keys { devices.select([.motion], of: device, on: window) }
        read()
    }

    /// Forgets all windows but these.
    func keep(_ open: [Window]) { windows.formIntersection(open) }

    /// Devices have come, gone or changed.
    private func look() {
        let new = devices.scrollers(onlyTouchpads: true)
        for device in new.keys where touchpads[device] == nil {
            devices.select([.deviceChanged], of: device, on: devices.root)
            for window in windows { devices.select([.motion], of: device, on: window) }
        }
        touchpads = new
        devices.synchronise()
    }

    /// Other windows get the scrolls from now on, and this program does not see how far.
    func pointerLeft() { for device in touchpads.keys { touchpads[device]?.reset() } }

    /// Whether a click of the wheel that SDL reports is one of those that the server emulates.
    func emulatesClicks(at now: Double) -> Bool {
        guard !touchpads.isEmpty else { return false }
        // The movement may wait on the other connection.
        devices.synchronise()
        read()
        return now - lastScroll < Self.emulation
    }

    private func read() {
        var isChanged = false
        devices.read {
            isChanged = true
        } _: { motion in
            switch touchpads[motion.device]?.change(to: motion.values) {
            case .moved(let x, let y):
                var time = timespec()
                clock_gettime(CLOCK_MONOTONIC, &time)
                lastScroll = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
                onScroll?(motion.window, CGPoint(x: motion.x, y: motion.y), CGSize(width: x, height: y))
            case .stopped: onScroll?(motion.window, CGPoint(x: motion.x, y: motion.y), nil)
            case nil: break
            }
        }
        if isChanged { look() }
    }
}
