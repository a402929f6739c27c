import CasementCore
import Foundation

extension TestHost {
    /// Drops files at a point of the window, as if they were dragged there from another program.
    public func drop(files: [URL], at point: CGPoint) {
        var items: [TransferItem] = []
        for file in files { items.append(TransferItem(file)) }
        drop(items, at: point)
    }

    /// Drops a text at a point of the window, as if it were dragged there from another program.
    public func drop(text: String, at point: CGPoint) { drop([TransferItem(text)], at: point) }

    private func drop(_ items: [TransferItem], at point: CGPoint) {
        update()
        deliver(.dropped(point, items))
        update()
    }

    /// Presses at a point and moves the pointer to others with the button held down, one frame for
    /// each; `release` ends it.
    package func hold(from start: CGPoint, through points: CGPoint...) {
        update()
        deliver(.pointerMoved(start))
        deliver(.pointerDown(start, .primary, clicks: 1))
        for point in points {
            deliver(.pointerMoved(point))
            advance(by: 1.0 / 60)
        }
    }

    /// Releases the button at a point.
    package func release(at point: CGPoint) {
        deliver(.pointerUp(point, .primary))
        update()
    }
}
