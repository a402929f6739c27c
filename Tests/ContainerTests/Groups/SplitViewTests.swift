import CasementTesting
import Expectations
import Foundation
import Testing

@testable import Casement

/// Views with draggable dividers between them.
@MainActor struct SplitViewTests {
    private struct Panes: View {
        var body: some View {
            HSplitView {
                Color.red.frame(minWidth: 60, maxWidth: 250).accessibilityIdentifier("a")
                Color.green.accessibilityIdentifier("b")
                Color.blue.frame(minWidth: 50).accessibilityIdentifier("c")
            }
        }
    }

    private func widths(_ host: TestHost) -> [CGFloat] { ["a", "b", "c"].map { host.frame($0)?.width ?? -1 } }

    private func drag(_ host: TestHost, _ name: String, _ way: CGFloat) {
        guard let frame = host.frame(name) else {
            Issue.record("no pane \(name)")
            return
        }
        let start = CGPoint(x: frame.maxX + 2, y: frame.midY)
        host.drag(from: start, to: CGPoint(x: start.x + way, y: start.y))
    }

    @Test("panes share the width, dividers are dragged within the limits of both neighbours")
    func dragging() {
        let host = TestHost(width: 302, height: 100) { Panes() }
        host.update()
        expect(widths(host), equals: [100, 100, 100])
        expect(host.frame("b")?.minX == 101 && host.frame("c")?.minX == 202)
        drag(host, "a", 30)
        expect(widths(host), equals: [130, 70, 100])
        drag(host, "b", -20)
        expect(widths(host), equals: [130, 50, 120])
        drag(host, "a", -200)
        expect(widths(host), equals: [60, 120, 120])
        drag(host, "b", 200)
        expect(widths(host), equals: [60, 190, 50])
    }

    @Test("in a resized window the panes keep their proportions, within their limits")
    func resizing() {
        let host = TestHost(width: 302, height: 100) { Panes() }
        host.update()
        drag(host, "a", 50)
        expect(widths(host), equals: [150, 50, 100])
        host.resize(width: 602, height: 100)
        let third: CGFloat = 350.0 / 3
        expect(widths(host), equals: [250, third, 2 * third])
        host.resize(width: 302, height: 100)
        expect(widths(host), equals: [150, 50, 100])
    }

    @Test("vertically, and from right to left")
    func others() {
        let host = TestHost(width: 100, height: 201) {
            VSplitView {
                Color.red.accessibilityIdentifier("a")
                Color.green.accessibilityIdentifier("b")
            }
        }
        host.update()
        host.drag(from: CGPoint(x: 50, y: 101), to: CGPoint(x: 50, y: 121))
        expect(host.frame("a")?.height == 120 && host.frame("b")?.height == 80)
        let mirrored = TestHost(width: 302, height: 100) { Panes().environment(\.layoutDirection, .rightToLeft) }
        mirrored.update()
        mirrored.drag(from: CGPoint(x: 201, y: 50), to: CGPoint(x: 171, y: 50))
        expect(widths(mirrored), equals: [130, 70, 100])
    }

    @Test("shared lengths are never below the minimums")
    func sharing() {
        expect(SplitSharing.lengths(100, [80...1000, 40...1000], wished: []), equals: [80, 40])
        expect(SplitSharing.lengths(100, [0...10, 0...1000, 0...1000], wished: []), equals: [10, 45, 45])
        expect(SplitSharing.lengths(0, [0...10], wished: []), equals: [0])
        expect(SplitSharing.lengths(100, [], wished: []), equals: [])
    }
}
