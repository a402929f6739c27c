import Foundation

/// What of a window a press takes hold of to move it.
package enum WindowHandle { case titleBar, background }

extension InputRouter {
    /// What a press at a point takes hold of to move the window: a title bar, or, with `withBackground`, what is behind
    /// all views. Nil where something takes the press.
    package func windowHandle(at point: CGPoint, withBackground: Bool = false) -> WindowHandle? {
        let responders = responders(at: point)
        for responder in responders {
            if responder.movesWindow { return .titleBar }
            if responder.pressReceiver != nil || responder.focusTarget != nil { return nil }
        }
        // A press beside completions closes them, and one in a scroll view is meant for its content.
        guard withBackground, tree.topmost == nil, !responders.contains(where: takesDrags), !isInScrollView(point)
        else {
            return nil
        }
        return .background
    }

    private func takesDrags(_ responder: Responder) -> Bool {
        (responder as? GestureResponder)?.mask.contains(.gesture) ?? false
    }

    private func isInScrollView(_ point: CGPoint) -> Bool {
        var node = tree.hit(point)
        while let current = node {
            if current is ScrollLayoutNode { return true }
            node = current.parent
        }
        return false
    }
}
