import CSDL2
import CasementCore
import Foundation

/// The key beside the space bar that types the third character of other keys: `@` on Q in Germany, `é` on E in an
/// international layout. It types, so it is not a modifier of shortcuts. SDL reports it as the right Alt key, which it
/// is in other layouts; X11 knows the difference.
@MainActor enum AltGraph {
    private typealias KeySymbol = @convention(c) (OpaquePointer?, UInt8, UInt32, UInt32) -> UInt
    private typealias GetState = @convention(c) (OpaquePointer?, UInt32, UnsafeMutableRawPointer) -> Int32

    /// Whether it is held during a key event.
    static func isHeld(with event: SDL_KeyboardEvent) -> Bool {
        UInt32(event.keysym.mod) & KMOD_RALT.rawValue != 0
            && (SDL_GetWindowFromID(event.windowID).map(isInLayout) ?? false)
    }

    /// The character that the key of the current event types. Nil for a dead key, or one that types nothing.
    static func typed() -> KeyEquivalent? {
        var next = SDL_Event()
        guard SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_TEXTINPUT.rawValue, SDL_TEXTINPUT.rawValue) == 1 else {
            return nil
        }
        return EventTranslation.text(next.text).first.map { KeyEquivalent($0) }
    }

    private static func isInLayout(of window: OpaquePointer) -> Bool {
        guard let window = X11Window(of: window), let library = LoadedLibrary.x11,
            let symbol: KeySymbol = library.function("XkbKeycodeToKeysym"),
            let getState: GetState = library.function("XkbGetState")
        else { return false }
        let (coreKeyboard, rightAlt): (UInt32, UInt8) = (0x100, 108)
        // The layout in use is the first byte of a small structure.
        var layout = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
        _ = getState(window.display, coreKeyboard, &layout)
        let group = withUnsafeBytes(of: &layout) { UInt32($0[0]) }
        let (level3Shift, modeSwitch): (UInt, UInt) = (0xFE03, 0xFF7E)
        let meaning = symbol(window.display, rightAlt, group, 0)
        return meaning == level3Shift || meaning == modeSwitch
    }
}
