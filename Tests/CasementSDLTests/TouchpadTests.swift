import CasementCore
import DesktopSupport
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// Touchpads of an X server: their valuators, and the devices that the server lists.
@MainActor struct TouchpadTests {
    private func touchpad() -> ScrollValuators {
        ScrollValuators([
            .init(2, isHorizontal: true, increment: 15), .init(3, isHorizontal: false, increment: 15),
        ])
    }

    @Test("What valuators change by is a movement; the first values are only where they are") func movements() {
        var touchpad = touchpad()
        expect(touchpad.change(to: [2: 100, 3: 5000]) == nil)
        expect(touchpad.change(to: [3: 5003]), equals: .moved(x: 0, y: 0.2))
        expect(touchpad.change(to: [2: 85, 3: 5018]), equals: .moved(x: -1, y: 1))
        expect(touchpad.change(to: [0: 7, 1: 9]) == nil, "the pointer moves")
        expect(touchpad.change(to: [2: 85, 3: 5018]), equals: .stopped)
        expect(touchpad.change(to: [:]) == nil)
    }

    @Test("After other windows have got the scrolls, and for another device, values start anew") func resets() {
        var touchpad = touchpad()
        _ = touchpad.change(to: [3: 0])
        touchpad.reset()
        expect(touchpad.change(to: [3: 9000]) == nil)
        expect(touchpad.change(to: [3: 9015]), equals: .moved(x: 0, y: 1))
        expect(touchpad.change(to: [2: 4]) == nil, "not yet seen")
        expect(touchpad.change(to: [2: 19, 3: 9015]), equals: .moved(x: 1, y: 0))
    }

    @Test("Natural scrolling is a negative increment; what is no number does not count") func oddValues() {
        var natural = ScrollValuators([.init(3, isHorizontal: false, increment: -15)])
        _ = natural.change(to: [3: 0])
        expect(natural.change(to: [3: 15]), equals: .moved(x: 0, y: -1))
        expect(natural.change(to: [3: .nan]) == nil && natural.change(to: [3: .infinity]) == nil)
        expect(natural.change(to: [3: 30]), equals: .moved(x: 0, y: -1))
        expect(ScrollValuators([.init(3, isHorizontal: false, increment: 0)]).isEmpty)
        expect(ScrollValuators([.init(3, isHorizontal: false, increment: .nan)]).isEmpty)
    }

    @Test("A server without touchpads lists none, and events of its pointer are none of theirs") func devices() throws {
        let display = try require(PrivateDisplay())
        // Tests without a window load it themselves.
        expect(LoadedLibrary(loading: "libX11.so.6") != nil)
        let devices = try require(InputDevices(display: display.name))
        expect(devices.scrollers(onlyTouchpads: true).isEmpty)
        devices.select([.hierarchyChanged], of: InputDevices.all, on: devices.root)
        devices.synchronise()
        devices.read {
            Issue.record("no device has changed")
        } _: { _ in
            Issue.record("no touchpad has moved")
        }
    }
}
