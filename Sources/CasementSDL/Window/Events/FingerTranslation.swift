import CasementCore
import Foundation

/// The meaning of fingers on a screen: one presses, as the primary button does, or scrolls what is below it; two are a
/// pinch. Places are in points of the window.
@MainActor struct FingerTranslation {
    enum Change { case down, moved, up }

    /// What the first finger does.
    private enum Course {
        /// None is there, or others came.
        case nothing
        /// It rests where it came.
        case pressing(from: CGPoint)
        /// What it presses follows it.
        case dragging
        case scrolling
    }

    private var course = Course.nothing
    private var first: Int32?
    private var place = CGPoint.zero
    private var others: Set<Int32> = []
    private var pinch = PinchTranslation()
    /// The last press: its time in milliseconds, its place and its number among presses in quick succession.
    private var last: (time: UInt32, place: CGPoint, clicks: Int)?

    /// A finger that moves less still rests, in points.
    private static let rest: CGFloat = 8
    /// The longest time between two presses of a double click, in milliseconds, and their distance in points.
    private static let pause: UInt32 = 500, nearness: CGFloat = 16
    /// No device reports more.
    private static let mostFingers = 32

    var isEmpty: Bool { first == nil && others.isEmpty }

    /// What a change means.
    ///
    /// - Parameters:
    ///   - time: in milliseconds, of any clock.
    ///   - scrolls: whether a finger that has moved so far from a place scrolls.
    mutating func events(
        _ change: Change, _ finger: Int32, at place: CGPoint, time: UInt32,
        scrolls: (_ start: CGPoint, _ distance: CGSize) -> Bool
    ) -> [InputEvent] {
        guard place.x.isFinite, place.y.isFinite else { return [] }
        switch change {
        case .down: return down(finger, at: place, time)
        case .moved: return moved(finger, to: place, scrolls)
        case .up: return up(finger, at: place)
        }
    }

    /// The fingers mean nothing to the program: the compositor has taken them, or what they touched is gone.
    mutating func cancel() -> [InputEvent] {
        var events = leave()
        for finger in others.sorted() + [first].compactMap(\.self) {
            if let ended = pinched(.up, finger, .zero) { events.append(ended) }
        }
        (first, others) = (nil, [])
        return events
    }

    private mutating func down(_ finger: Int32, at place: CGPoint, _ time: UInt32) -> [InputEvent] {
        guard finger != first, !others.contains(finger), others.count < Self.mostFingers else { return [] }
        let pinched = pinched(.down, finger, place)
        guard isEmpty else {
            others.insert(finger)
            return leave() + [pinched].compactMap(\.self)
        }
        first = finger
        self.place = place
        course = .pressing(from: place)
        var clicks = 1
        if let last, time &- last.time < Self.pause, Self.distance(place, last.place) <= Self.nearness {
            clicks = last.clicks + 1
        }
        last = (time, place, clicks)
        return [.pointerMoved(place), .pointerDown(place, .primary, clicks: clicks)]
    }

    private mutating func moved(
        _ finger: Int32, to place: CGPoint, _ scrolls: (CGPoint, CGSize) -> Bool
    ) -> [InputEvent] {
        if let pinched = pinched(.moved, finger, place) { return [pinched] }
        guard finger == first else { return [] }
        let old = self.place
        switch course {
        case .nothing: return []
        case .pressing(let start):
            guard Self.distance(place, start) > Self.rest else { return [] }
            self.place = place
            last = nil
            guard scrolls(start, CGSize(width: place.x - start.x, height: place.y - start.y)) else {
                course = .dragging
                return [.pointerMoved(place)]
            }
            course = .scrolling
            return [.pressCancelled, .scrollBegan(start), Self.scroll(from: start, to: place, at: start)]
        case .dragging:
            self.place = place
            return [.pointerMoved(place)]
        case .scrolling:
            self.place = place
            return [Self.scroll(from: old, to: place, at: place)]
        }
    }

    private mutating func up(_ finger: Int32, at place: CGPoint) -> [InputEvent] {
        var events = [pinched(.up, finger, place)].compactMap(\.self)
        others.remove(finger)
        guard finger == first else { return events }
        switch course {
        case .nothing: break
        case .pressing, .dragging: events.append(.pointerUp(self.place, .primary))
        case .scrolling: events.append(.scrollEnded(self.place, isGuessed: false))
        }
        (first, course) = (nil, .nothing)
        return events
    }

    /// Ends what the first finger does without a result.
    private mutating func leave() -> [InputEvent] {
        defer { course = .nothing }
        switch course {
        case .nothing: return []
        case .pressing, .dragging: return [.pressCancelled]
        case .scrolling: return [.scrollEnded(place, isGuessed: false)]
        }
    }

    private mutating func pinched(_ change: Change, _ finger: Int32, _ place: CGPoint) -> InputEvent? {
        pinch.event(change, finger: Int64(finger), device: 0, at: place, in: CGSize(width: 1, height: 1))
    }

    private static func scroll(from old: CGPoint, to new: CGPoint, at place: CGPoint) -> InputEvent {
        .scroll(place, dx: old.x - new.x, dy: old.y - new.y)
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        hypot(first.x - second.x, first.y - second.y)
    }
}
