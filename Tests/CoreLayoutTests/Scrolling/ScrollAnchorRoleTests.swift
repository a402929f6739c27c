import CoreTesting
import Expectations
import Foundation
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var height: CGFloat = 500
    var flash = 0
    var seen: [[Int]] = []
}

/// Anchors of scroll views by role, flashing bars, and the visible targets.
@MainActor struct ScrollAnchorRoleTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = TestHost.live(width: 100, height: 100, content: content)
        host.settle()
        return host
    }

    @Test("An anchor for the start does not keep the end when the content grows")
    func initial() {
        let model = Model()
        let host = host {
            ScrollView { Color.red.frame(height: model.height).accessibilityIdentifier("content") }
                .defaultScrollAnchor(.bottom, for: .initialOffset)
        }
        expect(host.frame("content")?.minY, equals: -400)
        model.height = 600
        host.settle()
        expect(host.frame("content")?.minY, equals: -400)
    }

    @Test("An anchor for changes of sizes begins at the start, and keeps the end once it is there")
    func changes() {
        let model = Model()
        model.height = 60
        let host = host {
            ScrollView { Color.red.frame(height: model.height).accessibilityIdentifier("content") }
                .defaultScrollAnchor(.bottom, for: .sizeChanges)
        }
        expect(host.frame("content")?.minY, equals: 0)
        model.height = 300
        host.settle()
        expect(host.frame("content")?.minY, equals: -200)
    }

    @Test("A role has its own anchor in place of the common one, wherever it stands")
    func roles() {
        let short = host {
            ScrollView { Color.red.frame(height: 40).accessibilityIdentifier("content") }
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.center, for: .alignment)
        }
        expect(short.frame("content")?.minY, equals: 30)
        let long = host {
            ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("content") }
                .defaultScrollAnchor(nil, for: .initialOffset)
                .defaultScrollAnchor(.bottom)
        }
        expect(long.frame("content")?.minY, equals: 0)
    }

    @Test("Bars are shown for a moment when a value changes, and when they appear")
    func flashing() {
        let model = Model()
        let host = host {
            ScrollView { Color.red.frame(height: 500) }.scrollIndicatorsFlash(trigger: model.flash)
        }
        let before = host.snapshot()
        model.flash += 1
        host.update()
        host.update()
        let shown = host.snapshot()
        host.advance(by: 2)
        let after = host.snapshot()
        expect(shown != before)
        expect(after, equals: before)
    }

    @Test("The ids of the visible targets are reported when they change")
    func targets() {
        let model = Model()
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 40) } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { model.seen.append($0) }
        }
        expect(model.seen, equals: [[0, 1, 2]])
        host.scroll(at: CGPoint(x: 50, y: 50), dy: 10)
        host.settle()
        expect(model.seen, equals: [[0, 1, 2]])
        host.scroll(at: CGPoint(x: 50, y: 50), dy: 70)
        host.settle()
        expect(model.seen.last, equals: [2, 3, 4])
    }
}
