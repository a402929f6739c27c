import DesktopSupport
import Expectations
import Foundation
import Testing

/// The compositors on which a test is tried: Weston, and KWin where it is installed.
enum TestedCompositor: CaseIterable {
    case weston, kwin

    static let installed = allCases.filter { $0 == .weston || PrivateCompositor.hasKWin }

    /// Starts one. The shell is Weston's: `desktop` for windows of their own sizes, as KWin's. The size is the screen's.
    func start(shell: String = "kiosk", size: CGSize = CGSize(width: 560, height: 560)) throws -> PrivateCompositor {
        try require(
            self == .weston ? PrivateCompositor(shell: shell, size: size) : PrivateCompositor(kwin: size))
    }
}
