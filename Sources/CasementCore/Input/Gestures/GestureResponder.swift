import Foundation

/// The precedence of a gesture over those of the views inside.
package enum GesturePriority {
    case normal, high, simultaneous
    /// For a gesture that waits for a drag to begin: those inside take precedence, and those around
    /// continue until it has begun.
    case drag
}

/// The gestures that are active: the added one, those of the views inside, both or none.
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture only.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside only.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Provides the recogniser of a view's gesture.
@MainActor package protocol GestureOwner: AnyObject {
    func makeRecogniser() -> _AnyGestureRecogniser
}

/// Recognises a gesture on its node. The recogniser is created with the first press.
@MainActor package final class GestureResponder: Responder {
    package weak var owner: (any GestureOwner)?
    package var priority = GesturePriority.normal
    package var mask = GestureMask.all
    package private(set) var recogniser: _AnyGestureRecogniser?

    package init(owner: any GestureOwner) { self.owner = owner }

    /// A view with a tap gesture can be pressed.
    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard isEnabled, mask.contains(.gesture), let recogniser = owner?.makeRecogniser(), recogniser.claim == .tap,
            recogniser.taps == 1
        else { return }
        for index in elements.indices where elements[index].action("press") == nil {
            elements[index].set("press", nil)
        }
    }

    func prepare() -> _AnyGestureRecogniser? {
        if recogniser == nil { recogniser = owner?.makeRecogniser() }
        return recogniser
    }

    package override var movesWindow: Bool {
        isEnabled && mask.contains(.gesture) && prepare()?.movesWindow ?? false
    }

    package override var isEnabled: Bool { didSet { if !isEnabled, oldValue { recogniser?.cancel() } } }
}
