import DesktopSupport
import Expectations
import Foundation
import Testing

/// Dialogs of the desktop, which are told the window that they belong to.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct ParentsOfDialogs {
    enum Kind: CaseIterable {
        case x11, weston, kwin

        static let installed = allCases.filter {
            $0 == .x11 || $0 == .weston && PrivateCompositor.isInstalled || $0 == .kwin && PrivateCompositor.hasKWin
        }

        func desk() throws -> Desk {
            let size = CGSize(width: 560, height: 560)
            return switch self {
            case .x11: try Desk(.x11)
            case .weston: try Desk(.wayland, size: size)
            case .kwin: try Desk(TestedCompositor.kwin.start(size: size))
            }
        }

        func fits(_ name: String) -> Bool {
            switch self {
            case .x11: name.wholeMatch(of: /x11:[0-9a-f]+/) != nil
            // Weston 10 gives windows no names.
            case .weston: name.isEmpty
            case .kwin: name.wholeMatch(of: /wayland:.+/) != nil
            }
        }
    }

    @Test("The portal is told the window of a dialog, by a name of its own for each dialog", arguments: Kind.installed)
    func name(on kind: Kind) async throws {
        let bus = try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in .request(1) })
        var calls = bus.calls
        let desk = try kind.desk()
        let hand = try Hand(on: desk, "documents", variables: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        defer { hand.program.signal(SIGKILL) }
        var names: [String] = []
        for _ in 0..<2 {
            hand.keys("ctrl+s")
            while let call = await calls.next() {
                guard call.member == "SaveFile" else { continue }
                names.append(try require(call.arguments.first))
                break
            }
        }
        expect(names.count == 2 && names.allSatisfy(kind.fits), "\(names)")
        // Names of compositors are as good as the dialog for which they were made.
        if kind == .kwin { expect(names.first != names.last, "\(names)") }
        expect(hand.ends())
    }
}
