import Foundation

/// How a gesture stands to those of the views inside.
package enum GesturePriority {
    case normal, high, simultaneous
    /// What waits for a drag to begin: those inside come first, and those around go on beside it until it has begun.
    case drag
}

/// Whose gestures hold: that which is added to a view, those of the views inside, both or none.
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None at all.
    public static let none: GestureMask = []
    /// The gesture that is added, and not those of the views inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside, and not the one that is added.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Has the gesture of a view.
@MainActor package protocol GestureOwner: AnyObject {
    func makeRecogniser() -> _AnyGestureRecogniser
}

/// Makes out a gesture on the node that it hangs on. The recogniser is made with the first press.
@MainActor package final class GestureResponder: Responder {
    package weak var owner: (any GestureOwner)?
    package var priority = GesturePriority.normal
    package var mask = GestureMask.all
    package private(set) var recogniser: _AnyGestureRecogniser?

    package init(owner: any GestureOwner) { self.owner = owner }

    /// What is tapped can be pressed.
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

    package override var isEnabled: Bool { didSet { if !isEnabled, oldValue { recogniser?.cancel() } } }
}
