import CSDL2
import CasementCore

extension KeyEquivalent {
    /// The key in the user's keyboard layout. With Control held, a layout without a Latin letter there uses that of a
    /// US keyboard, so that Ctrl-S is the same key on every keyboard.
    init?(_ key: SDL_Keysym, _ modifiers: EventModifiers, in layout: KeyboardLayout = .current) {
        if modifiers.contains(.control), key.sym > 0x7F, key.sym < 1 << 30,
            let letter = KeyboardLayout.us(key.scancode)?.plain, letter.isLetter, !layout.types(letter)
        {
            self.init(letter)
        } else {
            self.init(key.sym)
        }
    }

    /// The key in the user's keyboard layout; nil for keys without a meaning of their own, such as Shift.
    init?(_ code: SDL_Keycode) {
        if let special = Self.special[Int(code)] {
            self = special
        } else if (0x20..<Int32(1 << 30)).contains(code), let scalar = Unicode.Scalar(UInt32(code)) {
            self.init(Character(scalar))
        } else if let character = Self.pad[Int(code)] {
            self.init(character)
        } else {
            let function = Int(code) - Int(SDLK_F1.rawValue)
            guard (0..<12).contains(function), let scalar = Unicode.Scalar(UInt32(0xF704 + function)) else {
                return nil
            }
            self.init(Character(scalar))
        }
    }

    private static let special: [Int: KeyEquivalent] = [
        Int(SDLK_UP.rawValue): .upArrow, Int(SDLK_DOWN.rawValue): .downArrow,
        Int(SDLK_LEFT.rawValue): .leftArrow, Int(SDLK_RIGHT.rawValue): .rightArrow,
        Int(SDLK_DELETE.rawValue): .deleteForward, Int(SDLK_BACKSPACE.rawValue): .delete,
        Int(SDLK_HOME.rawValue): .home, Int(SDLK_END.rawValue): .end,
        Int(SDLK_PAGEUP.rawValue): .pageUp, Int(SDLK_PAGEDOWN.rawValue): .pageDown,
        Int(SDLK_ESCAPE.rawValue): .escape, Int(SDLK_TAB.rawValue): .tab, Int(SDLK_SPACE.rawValue): .space,
        Int(SDLK_RETURN.rawValue): .return, Int(SDLK_KP_ENTER.rawValue): .return, Int(SDLK_CLEAR.rawValue): .clear,
        Int(SDLK_INSERT.rawValue): .insert, Int(SDLK_AC_BACK.rawValue): .back,
        Int(SDLK_APPLICATION.rawValue): .contextMenu, Int(SDLK_MENU.rawValue): .contextMenu,
    ]

    /// The keys of the numeric keypad that type a character.
    private static let pad: [Int: Character] = [
        Int(SDLK_KP_0.rawValue): "0", Int(SDLK_KP_1.rawValue): "1", Int(SDLK_KP_2.rawValue): "2",
        Int(SDLK_KP_3.rawValue): "3", Int(SDLK_KP_4.rawValue): "4", Int(SDLK_KP_5.rawValue): "5",
        Int(SDLK_KP_6.rawValue): "6", Int(SDLK_KP_7.rawValue): "7", Int(SDLK_KP_8.rawValue): "8",
        Int(SDLK_KP_9.rawValue): "9", Int(SDLK_KP_PERIOD.rawValue): ".", Int(SDLK_KP_PLUS.rawValue): "+",
        Int(SDLK_KP_MINUS.rawValue): "-", Int(SDLK_KP_MULTIPLY.rawValue): "*", Int(SDLK_KP_DIVIDE.rawValue): "/",
        Int(SDLK_KP_EQUALS.rawValue): "=",
    ]
}

extension EventModifiers {
    /// Control is the desktop's shortcut key and so also reports `command`. The right Alt key is no modifier if it is
    /// `AltGraph`.
    init(_ state: SDL_Keysym, isAltGraph: Bool = false) {
        self.init(UInt32(state.mod) & (isAltGraph ? ~KMOD_RALT.rawValue : .max))
        let isPad = (Int(SDL_SCANCODE_KP_DIVIDE.rawValue)...Int(SDL_SCANCODE_KP_PERIOD.rawValue))
            .contains(Int(state.scancode.rawValue))
        if isPad { insert(.numericPad) }
    }

    private init(_ state: UInt32) {
        func held(_ bits: SDL_Keymod) -> Bool { state & bits.rawValue != 0 }
        self = []
        if held(KMOD_SHIFT) { insert(.shift) }
        if held(KMOD_CTRL) { formUnion([.control, .command]) }
        if held(KMOD_ALT) { insert(.option) }
        if held(KMOD_CAPS) { insert(.capsLock) }
    }

    /// The modifiers that are currently held.
    static var held: EventModifiers { EventModifiers(SDL_GetModState().rawValue) }
}
