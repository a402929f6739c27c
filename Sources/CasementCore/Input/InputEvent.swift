import Foundation

/// The keys held down together with another key or a click.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock state.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key. When it is held, `command` is reported too.
    public static let control = EventModifiers(rawValue: 4)
    /// The Alt key.
    public static let option = EventModifiers(rawValue: 8)
    /// The main modifier of shortcuts: Control on Linux, so a held Control key reports `command` as well as `control`.
    public static let command = EventModifiers(rawValue: 16)
    /// Set for keys of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The Fn key of small keyboards, which Linux does not report to programs.
    public static let function = EventModifiers(rawValue: 64)
    /// All modifiers but `function`.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key, identified by the character it types or, for keys that type none, by a character reserved for it.
@frozen public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that identifies the key.
    public var character: Character
    /// The key that types `character`.
    public init(_ character: Character) { self.character = character }
    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The Up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The Down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The Left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The Right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Delete key, which deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Backspace key, which deletes backwards.
    public static let delete = KeyEquivalent("\u{08}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The Clear key of some keyboards.
    public static let clear = KeyEquivalent("\u{F739}")
}

/// An input event of a window; points are window coordinates.
package enum InputEvent: Equatable, Sendable {
    /// `back` is the button at the side of many mice that navigates back.
    package enum Button: Int, Sendable { case primary, secondary, middle, back }

    case pointerMoved(CGPoint)
    /// The held modifier keys changed; sent before a click that is made with them.
    case modifiersChanged(EventModifiers)
    case pointerDown(CGPoint, Button, clicks: Int)
    case pointerUp(CGPoint, Button)
    /// The press of the primary button is not meant for a view: it ends without a result.
    case pressCancelled
    /// The pointer left the window.
    case pointerLeft
    /// Positive dy moves the content up, towards its end.
    case scroll(CGPoint, dx: CGFloat, dy: CGFloat)
    /// Fingers came to a touchpad that will tell when they leave it: the scrolls until then are theirs.
    case scrollBegan(CGPoint)
    /// They left it. If the end `isGuessed`, it follows from a pause after the last scroll.
    case scrollEnded(CGPoint, isGuessed: Bool)
    /// A scroll by clicks of a wheel, which are far apart: the movement is animated.
    case wheel(CGPoint, dx: CGFloat, dy: CGFloat)
    /// A two-finger gesture on a touchpad: the factor of the fingers' distance, and the angle in
    /// degrees, since it began.
    case pinch(CGPoint, PinchPhase, magnification: CGFloat, rotation: Double)
    case keyDown(KeyEquivalent, EventModifiers, isRepeat: Bool)
    /// Alternative meanings of the next key for shortcuts; sent before it, and only where there are any.
    case alternateKeys([KeyReading])
    case keyUp(KeyEquivalent, EventModifiers)
    case text(String)
    /// The preedit text of an input method; the selection is in Unicode scalars.
    case textEditing(String, selection: Range<Int>)
    /// Items that are dragged from another program moved over the window, or left it.
    case dragMoved(CGPoint, [TransferItem])
    case dragLeft
    /// Items dragged from another program were dropped.
    case dropped(CGPoint, [TransferItem])
}

extension InputEvent {
    /// Whether the user may have done something by it that the program answers.
    package var isAction: Bool {
        switch self {
        case .pointerDown, .pointerUp, .keyDown, .dropped: true
        default: false
        }
    }
}

/// An alternative meaning of a key with modifiers, for shortcuts, where its first meaning has none: `+` for Shift and
/// `=`, or `1` for the key that types `&` in France.
package struct KeyReading: Equatable, Sendable {
    package var key: KeyEquivalent
    package var modifiers: EventModifiers

    package init(_ key: KeyEquivalent, _ modifiers: EventModifiers) { (self.key, self.modifiers) = (key, modifiers) }
}

/// An event of a window.
package enum WindowEvent: Equatable, Sendable {
    case input(InputEvent)
    /// The content's new size in points.
    case resized(CGSize)
    /// The window's pixels were lost (another window covered it, or the device was reset): all must be repainted.
    case exposed
    /// The user wants to close the window.
    case closeRequested
    /// Another program has destroyed the window.
    case destroyed
    /// The window has another place on the screen.
    case moved
    case activated
    case deactivated
    case hidden
    case shown
    /// More is known of the screen on which its popups are.
    case popupRoomChanged
    /// The desktop has closed its popups.
    case popupsDismissed
}
