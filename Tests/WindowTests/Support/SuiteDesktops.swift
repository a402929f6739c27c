import DesktopSupport
import Expectations
import Foundation
import Synchronization
import Testing

/// A desktop on which programs run: an X server, or a Wayland compositor in the window of one.
struct Desk: Sendable {
    let kind: DesktopKind
    /// The X server whose pointer and keyboard are the user's.
    let display: PrivateDisplay
    let compositor: PrivateCompositor?

    /// Starts a desktop; the shell and the size are those of a compositor.
    init(_ kind: DesktopKind, shell: String = "kiosk", size: CGSize = CGSize(width: 1280, height: 800)) throws {
        self.kind = kind
        compositor = kind == .x11 ? nil : try require(PrivateCompositor(shell: shell, size: size))
        display = try require(compositor?.display ?? PrivateDisplay())
    }

    /// One whose compositor runs.
    init(_ compositor: PrivateCompositor) {
        kind = .wayland
        self.compositor = compositor
        display = compositor.display
    }

    /// The environment of a program that shows its windows there, and nowhere else.
    var variables: [String: String] {
        let name = ["DISPLAY": compositor == nil ? display.name : "", "SDL_VIDEODRIVER": kind.rawValue]
        return name.merging(compositor?.variables ?? [:]) { $1 }
    }

    /// Runs a command of the user, such as xdotool.
    @discardableResult func run(_ command: String) -> String {
        Program.run("DISPLAY=\(display.name); export DISPLAY; \(command)")
    }
}

/// The desktops of a suite whose tests run one after the other: one of each kind, which the first test that needs it
/// starts.
final class SuiteDesktops: Sendable {
    private let started = Mutex<[DesktopKind: Desk]>([:])
    private let shell: String
    private let size: CGSize

    init(shell: String = "kiosk", size: CGSize = CGSize(width: 1280, height: 800)) {
        (self.shell, self.size) = (shell, size)
    }

    func desk(_ kind: DesktopKind) throws -> Desk {
        try started.withLock {
            if let known = $0[kind] { return known }
            let desk = try Desk(kind, shell: shell, size: size)
            $0[kind] = desk
            return desk
        }
    }
}
