import CSDL2
import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// Keys on keyboards of other countries.
struct KeyboardTests {
    /// A layout that has these characters without Shift.
    private func layout(_ characters: String) -> KeyboardLayout {
        let all = Set(characters)
        return KeyboardLayout { all.contains($0) }
    }

    private let latin = "abcdefghijklmnopqrstuvwxyz"

    private func key(_ place: SDL_Scancode, _ character: Unicode.Scalar) -> SDL_Keysym {
        SDL_Keysym(scancode: place, sym: SDL_Keycode(character.value), mod: 0, unused: 0)
    }

    private let control: EventModifiers = [.control, .command]

    @Test("letters are at the layout's positions; without Latin letters, at those of a US keyboard")
    func letters() {
        let german = layout(latin + "1234567890ß´ü+öä#,.-<")
        expect(KeyEquivalent(key(SDL_SCANCODE_Y, "z"), control, in: german), equals: "z")
        expect(KeyEquivalent(key(SDL_SCANCODE_LEFTBRACKET, "ü"), control, in: german), equals: "ü")
        let russian = layout("йцукенгшщзхъфывапролджэячсмитьбю.1234567890-=\\ё")
        expect(KeyEquivalent(key(SDL_SCANCODE_C, "с"), control, in: russian), equals: "c")
        expect(KeyEquivalent(key(SDL_SCANCODE_C, "с"), [], in: russian), equals: "с")
        expect(KeyEquivalent(key(SDL_SCANCODE_C, "с"), .shift, in: russian), equals: "с")
        // This French layout (BÉPO) has é at the position of the US W, and W elsewhere: only that key closes.
        let typists = layout(latin + "éàè")
        expect(KeyEquivalent(key(SDL_SCANCODE_W, "é"), control, in: typists), equals: "é")
        expect(KeyEquivalent(key(SDL_SCANCODE_RIGHTBRACKET, "w"), control, in: typists), equals: "w")
    }

    @Test("a key's other characters are tried for shortcuts if the first has none")
    func others() {
        let french = layout(latin + "&é\"'(-è_çà)=^$ù*<,;:!²")
        func others(_ place: SDL_Scancode, _ character: Unicode.Scalar, _ held: EventModifiers) -> [KeyReading] {
            KeyReading.others(of: key(place, character), held, in: french)
        }
        expect(others(SDL_SCANCODE_1, "&", control), equals: [KeyReading("1", control)])
        expect(
            others(SDL_SCANCODE_1, "&", control.union(.shift)),
            equals: [
                KeyReading("1", control.union(.shift)), KeyReading("1", control),
            ])
        expect(others(SDL_SCANCODE_1, "&", []), equals: [], "it types")
        expect(others(SDL_SCANCODE_MINUS, ")", control), equals: [], "another key has the minus")
        expect(others(SDL_SCANCODE_EQUALS, "=", control.union(.shift)), equals: [KeyReading("+", control)])
        expect(others(SDL_SCANCODE_Q, "a", control), equals: [])
        let russian = layout("йцукенгшщзхъфывапролджэячсмитьбю.1234567890-=\\ё")
        expect(
            KeyReading.others(of: key(SDL_SCANCODE_COMMA, "б"), control, in: russian),
            equals: [KeyReading(",", control)])
        expect(
            KeyReading.others(of: key(SDL_SCANCODE_S, "ы"), .option, in: russian), equals: [KeyReading("s", .option)])
        // A key that a US keyboard does not have, and a key without a character.
        expect(KeyReading.others(of: key(SDL_SCANCODE_NONUSBACKSLASH, "<"), control, in: french), equals: [])
        let up = SDL_Keysym(scancode: SDL_SCANCODE_UP, sym: SDL_Keycode(SDLK_UP.rawValue), mod: 0, unused: 0)
        expect(KeyReading.others(of: up, control, in: french), equals: [])
    }
}

/// Two fingers on a touch device.
@MainActor struct PinchTests {
    private let size = CGSize(width: 200, height: 100)

    private func event(
        _ type: SDL_EventType, _ finger: Int64, _ x: Float, _ y: Float, device: Int64 = 1
    ) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        (event.tfinger.touchId, event.tfinger.fingerId) = (device, finger)
        (event.tfinger.x, event.tfinger.y) = (x, y)
        return event
    }

    @Test("the distance and the rotation of two fingers are in points of the window")
    func pinch() throws {
        var pinch = PinchTranslation()
        func tell(_ type: SDL_EventType, _ finger: Int64, _ x: Float, _ y: Float) -> InputEvent? {
            pinch.event(event(type, finger, x, y), in: size)
        }
        expect(tell(SDL_FINGERDOWN, 7, 0.25, 0.5) == nil)
        expect(tell(SDL_FINGERMOTION, 7, 0.3, 0.5) == nil, "one finger is not a pinch")
        expect(tell(SDL_FINGERDOWN, 9, 0.5, 0.5) == nil)
        expect(
            tell(SDL_FINGERMOTION, 7, 0.25, 0.5),
            equals: .pinch(CGPoint(x: 75, y: 50), .began, magnification: 1, rotation: 0))
        expect(
            tell(SDL_FINGERMOTION, 9, 0.75, 0.5),
            equals: .pinch(CGPoint(x: 100, y: 50), .changed, magnification: 2, rotation: 0))
        guard case .pinch(_, .changed, let magnification, let rotation) = tell(SDL_FINGERMOTION, 9, 0.25, 1) else {
            return expect(Bool(false))
        }
        expect(abs(magnification - 1) < 1e-5 && abs(rotation - 90) < 1e-4)
        // Fingers at one point have no direction.
        expect(tell(SDL_FINGERMOTION, 9, 0.25, 0.5) == nil)
        guard case .pinch(_, .ended, let last, _) = tell(SDL_FINGERUP, 7, 0.25, 0.5) else {
            return expect(Bool(false))
        }
        expect(abs(last - 1) < 1e-5)
        expect(tell(SDL_FINGERMOTION, 9, 0.4, 0.5) == nil && tell(SDL_FINGERUP, 9, 0.4, 0.5) == nil)
        // The next fingers start again.
        _ = tell(SDL_FINGERDOWN, 1, 0, 0)
        _ = tell(SDL_FINGERDOWN, 2, 0.5, 0)
        expect(
            tell(SDL_FINGERMOTION, 2, 0.75, 0),
            equals: .pinch(CGPoint(x: 75, y: 0), .began, magnification: 1, rotation: 0))
    }

    @Test("a third finger ends it; invalid coordinates and fingers of two devices are ignored")
    func nonsense() {
        var pinch = PinchTranslation()
        func tell(_ type: SDL_EventType, _ finger: Int64, _ x: Float, device: Int64 = 1) -> InputEvent? {
            pinch.event(event(type, finger, x, 0.5, device: device), in: size)
        }
        _ = tell(SDL_FINGERDOWN, 1, 0.1)
        _ = tell(SDL_FINGERDOWN, 2, 0.5)
        expect(tell(SDL_FINGERMOTION, 2, .nan) == nil)
        expect(tell(SDL_FINGERMOTION, 2, 0.6) != nil)
        guard case .pinch(_, .ended, _, _) = tell(SDL_FINGERDOWN, 3, 0.9) else { return expect(Bool(false)) }
        expect(tell(SDL_FINGERMOTION, 2, 0.7) == nil)
        _ = tell(SDL_FINGERUP, 3, 0.9)
        _ = tell(SDL_FINGERUP, 2, 0.9)
        expect(tell(SDL_FINGERUP, 99, 0) == nil)
        _ = tell(SDL_FINGERDOWN, 2, 0.9, device: 2)
        expect(tell(SDL_FINGERMOTION, 2, 0.7, device: 2) == nil)
    }
}
