import CSDL2
import DesktopSupport
import Foundation

/// The keyboard of a display. Keys are pressed by key code, as by hand: xdotool would switch to the first layout for
/// that.
final class Keyboard {
    static let canChange = !Program.run("command -v setxkbmap").isEmpty

    private typealias LockGroup = @convention(c) (OpaquePointer, UInt32, UInt32) -> Int32
    private typealias FakeKey = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32

    /// Closing a connection whose display has ended would end the tests.
    private let hand: Hand
    private let connection: OpaquePointer
    private let lockGroup: LockGroup
    private let fakeKey: FakeKey

    init?(of hand: Hand) {
        // Their headers are not among those that SDL includes; xdotool needs the libraries too.
        guard let x11 = dlopen("libX11.so.6", RTLD_LAZY), let lock = dlsym(x11, "XkbLockGroup"),
            let test = dlopen("libXtst.so.6", RTLD_LAZY), let fake = dlsym(test, "XTestFakeKeyEvent"),
            let connection = XOpenDisplay(hand.display)
        else { return nil }
        (self.hand, self.connection) = (hand, connection)
        lockGroup = unsafeBitCast(lock, to: LockGroup.self)
        fakeKey = unsafeBitCast(fake, to: FakeKey.self)
    }

    deinit { XCloseDisplay(connection) }

    /// Makes it the international US keyboard, with the menu key as compose key. For a letter that a keyboard does not
    /// have, xdotool changes the keyboard, and slow programs miss such letters.
    func makeInternational() { hand.run("setxkbmap -layout us -variant intl -option compose:menu; sleep 0.3") }

    /// The positions of letters on that keyboard, and the keys held for them.
    private static let international: [Character: (key: Int, held: [Int])] = [
        "ä": (24, [108]), "é": (26, [108]), "ü": (29, [108]), "ß": (39, [108]), "€": (14, [108]),
    ]
    /// Its dead accent key, its compose key, and three letters.
    static let circumflex = (key: 15, held: [50]), compose = 135, o = 32, q = 24, s = 39

    /// Types letters that an international keyboard has in addition to those of the US.
    func types(_ letters: String) {
        for place in letters.compactMap({ Self.international[$0] }) { press(place.key, with: place.held) }
    }

    /// Changes to another of its layouts, as a user's shortcut for it does.
    func changeGroup(to group: UInt32) {
        let coreKeyboard: UInt32 = 0x100
        _ = lockGroup(connection, coreKeyboard, group)
        XSync(connection, 0)
        usleep(100_000)
    }

    /// Presses and releases a key while others are held.
    func press(_ key: Int, with held: [Int]) {
        for key in held { send(key, isDown: true) }
        send(key, isDown: true)
        send(key, isDown: false)
        for key in held.reversed() { send(key, isDown: false) }
        usleep(20_000)
    }

    private func send(_ key: Int, isDown: Bool) {
        _ = fakeKey(connection, UInt32(key), isDown ? 1 : 0, 0)
        XSync(connection, 0)
    }
}
