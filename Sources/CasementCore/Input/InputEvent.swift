import Foundation

/// The keys held down together with another key or a click.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    /// The key of a desktop's shortcuts: Control on Linux, so a held Control key reports `command` as well as `control`.
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    /// A key of small keyboards that Linux keeps to itself.
    public static let function = EventModifiers(rawValue: 64)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key, named by the character it types or, for keys that type none, by a character set aside for it.
@frozen public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    /// The key that types `character`.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
    public static let clear = KeyEquivalent("\u{F739}")
}

/// What a person did to a window; places are window coordinates in points.
package enum InputEvent: Equatable, Sendable {
    package enum Button: Int, Sendable { case primary, secondary, middle }

    case pointerMoved(CGPoint)
    /// Other modifier keys are held than before; told before the click that is made with them.
    case modifiersChanged(EventModifiers)
    case pointerDown(CGPoint, Button, clicks: Int)
    case pointerUp(CGPoint, Button)
    /// The pointer left the window.
    case pointerLeft
    /// Positive dy moves the content up, towards its end.
    case scroll(CGPoint, dx: CGFloat, dy: CGFloat)
    /// The same by clicks of a wheel, which are far apart: the content goes there by and by.
    case wheel(CGPoint, dx: CGFloat, dy: CGFloat)
    /// Two fingers on a touchpad: since they came, by what factor they are further apart, and how far they have turned, in degrees.
    case pinch(CGPoint, PinchPhase, magnification: CGFloat, rotation: Double)
    case keyDown(KeyEquivalent, EventModifiers, isRepeat: Bool)
    /// What else the key that goes down next may mean to shortcuts; told before it, and only where there is something.
    case alternateKeys([KeyReading])
    case keyUp(KeyEquivalent, EventModifiers)
    case text(String)
    /// What an input method shows while it makes text; the selection counts in Unicode scalars.
    case textEditing(String, selection: Range<Int>)
    /// Something from elsewhere on the desktop was dropped.
    case dropped(CGPoint, [TransferItem])
}

/// What a key with others held may mean to a shortcut where nothing has its first meaning: `+` for Shift and `=`, or `1` for the
/// key that types `&` in France.
package struct KeyReading: Equatable, Sendable {
    package var key: KeyEquivalent
    package var modifiers: EventModifiers

    package init(_ key: KeyEquivalent, _ modifiers: EventModifiers) { (self.key, self.modifiers) = (key, modifiers) }
}

/// What happened to a window.
package enum WindowEvent: Equatable, Sendable {
    case input(InputEvent)
    /// The content's new size in points.
    case resized(CGSize)
    /// The window's pixels were lost (another window covered it, or the device was reset): paint everything.
    case exposed
    case closeRequested
    case activated
    case deactivated
    case hidden
    case shown
}
