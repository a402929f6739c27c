import CasementCore
import CasementSDL
import Foundation

/// Lets the user choose a colour of the screen, by the name of AppKit: the desktop's portal shows how.
///
///     NSColorSampler().show { color in
///         if let color { model.tint = Color(nsColor: color) }
///     }
///
/// Nothing is chosen where the user cancels, and where the desktop has no portal for it, of which a warning tells.
@MainActor @preconcurrency public final class NSColorSampler {
    typealias Pick = (_ parent: String, _ answer: @escaping @MainActor (ColorPickerPortal.Answer) -> Void) -> Void
    private let pick: Pick

    /// What asks the desktop's portal.
    public convenience init() {
        self.init { ColorPickerPortal(environment: ProcessInfo.processInfo.environment).pick(parent: $0, $1) }
    }

    init(_ pick: @escaping Pick) { self.pick = pick }

    /// Asks the user. The function gets the colour, or nil.
    public func show(selectionHandler: @escaping (NSColor?) -> Void) {
        let window = RunningApp.current?.windows.windows.first
        pick(window?.native?.portalName() ?? "") { answer in
            switch answer {
            case .color(let red, let green, let blue):
                selectionHandler(NSColor(red: red, green: green, blue: blue, alpha: 1))
            case .cancelled: selectionHandler(nil)
            case .unavailable:
                RuntimeWarning.issue(
                    "NSColorSampler chooses no color: the desktop has no portal with org.freedesktop.portal.Screenshot "
                        + "that picks colors.")
                selectionHandler(nil)
            }
        }
    }

    /// Asks the user and waits for the colour, or nil.
    public func sample() async -> NSColor? {
        await withCheckedContinuation { answer in show { answer.resume(returning: $0) } }
    }
}
