import CoreTesting
import Expectations
import Foundation
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var isShown = false
    var ended = 0
}

private struct LeadingPad: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(.leading, length) }
}

/// A width that depends on the phase.
private struct Narrow: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.frame(width: phase.isIdentity ? 100 : 20)
    }
}

/// Transitions whose phases have different layouts.
@MainActor struct LayoutTransitionTests {
    private let model = Model()

    private func host(_ transition: AnyTransition) -> TestHost {
        let host = TestHost.live(width: 200, height: 100) { [model] in
            HStack(spacing: 0) {
                if model.isShown {
                    Color.red.accessibilityIdentifier("red").frame(height: 20).transition(transition)
                }
                Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("blue")
            }
            .frame(width: 200, alignment: .leading)
        }
        host.checksDamage = true
        host.update()
        return host
    }

    private func toggle(_ host: TestHost) {
        withAnimation(.linear(duration: 1), completionCriteria: .logicallyComplete) {
            model.isShown.toggle()
        } completion: {
            model.ended += 1
        }
        host.update()
    }

    @Test("An inserted view grows from its first layout, and a removed one shrinks to its last")
    func widths() {
        let host = host(AnyTransition(Narrow()))
        toggle(host)
        expect(host.frame("red")?.width, equals: 20)
        host.advance(by: 0.5)
        expect(host.frame("red")?.width, equals: 60)
        expect(model.ended, equals: 0)
        host.advance(by: 0.5)
        expect(host.frame("red")?.width, equals: 100)
        expect(model.ended, equals: 1)

        toggle(host)
        let whole = ink(host)
        host.advance(by: 0.5)
        expect(ink(host) < whole && ink(host) > 0)
        expect(model.ended, equals: 1)
        host.advance(by: 0.6)
        expect(ink(host) == 0 && model.ended == 2)
        expect(host.strayPixels == nil)
    }

    @Test("A modifier with other paddings moves the content")
    func paddings() {
        let host = host(.modifier(active: LeadingPad(length: 80), identity: LeadingPad(length: 0)))
        toggle(host)
        expect(host.frame("red")?.minX, equals: 80)
        host.advance(by: 0.5)
        expect(host.frame("red")?.minX, equals: 40)
        host.advance(by: 0.5)
        expect(host.frame("red")?.minX, equals: 0)
        expect(model.ended, equals: 1)
    }

    @Test("A view that is removed while it arrives goes back")
    func interrupted() {
        let host = host(AnyTransition(Narrow()))
        toggle(host)
        host.advance(by: 0.5)
        toggle(host)
        host.advance(by: 2)
        expect(ink(host) == 0 && model.ended == 2)
        toggle(host)
        host.advance(by: 0.1)
        toggle(host)
        toggle(host)
        host.advance(by: 2)
        expect(host.frame("red")?.width, equals: 100)
        expect(!host.pipeline.needsFrame)
    }

    @Test("Without an animation it is there at once")
    func unanimated() {
        let host = host(AnyTransition(Narrow()))
        model.isShown = true
        host.update()
        expect(host.frame("red")?.width, equals: 100)
        model.isShown = false
        host.update()
        expect(ink(host), equals: 0)
    }

    /// The number of red pixels.
    private func ink(_ host: TestHost) -> Int {
        let picture = host.snapshot()
        var count = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y].r > 150 && picture[x, y].b < 120 { count += 1 }
        }
        return count
    }
}
