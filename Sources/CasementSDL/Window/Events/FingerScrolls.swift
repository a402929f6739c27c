import CasementCore
import Foundation

/// Tells windows when fingers come to a touchpad and leave it, which SDL 2 does not: they come with the first scroll,
/// and have left where the device says so, or after a pause.
@MainActor final class FingerScrolls {
    private weak var window: DesktopWindow?
    private var place = CGPoint.zero
    /// When the pause is over that ends a scroll, in seconds of the loop's clock; infinite where none is in progress.
    private(set) var end = Double.infinity

    /// The pause, in seconds: touchpads report moving fingers more than fifty times a second.
    static let pause = 0.08

    /// Called before each scroll of fingers.
    func willScroll(_ window: DesktopWindow, at place: CGPoint, time: Double) {
        if self.window !== window {
            finish(isGuessed: true)
            window.receive(.input(.scrollBegan(place)))
        }
        (self.window, self.place) = (window, place)
        end = time + Self.pause
    }

    /// Ends a scroll whose pause is over.
    func timePassed(to now: Double) { if now >= end { finish(isGuessed: true) } }

    /// The fingers have left.
    func finish(isGuessed: Bool) {
        window?.receive(.input(.scrollEnded(place, isGuessed: isGuessed)))
        window = nil
        end = .infinity
    }
}
