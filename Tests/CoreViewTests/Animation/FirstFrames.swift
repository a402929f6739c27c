import CoreTesting
import Expectations
import Foundation
import Testing

/// What the first frame of a transition shows.
@MainActor struct FirstFrames {
    @Observable final class Model { var isShown = false }

    private struct Window: View {
        let model: Model
        var body: some View {
            ZStack {
                Color.white
                if model.isShown { Color.red.transition(.move(edge: .trailing)) }
            }
        }
    }

    @Test("A view that moves in does not stand in its place in the first frame") func moving() {
        let model = Model()
        let host = TestHost(width: 100, height: 40) { Window(model: model) }
        host.settle()
        let before = host.snapshot()
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.update()
        expect(host.snapshot() == before)
        host.advance(by: 0.5)
        let half = host.snapshot()
        expect(half != before)
        // A size that changes meanwhile does not end the movement.
        host.resize(width: 120, height: 40)
        host.update()
        expect(host.snapshot()[30, 20] == host.snapshot()[10, 20])
        host.settle()
        expect(host.snapshot() != half && host.snapshot() != before)
    }

    /// A bar that grows, and pushes a block away, as soon as it appears.
    private struct Growing: View {
        @State private var isGrown = false
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: isGrown ? 80 : 20).accessibilityIdentifier("bar")
                Color.blue.frame(width: 10).accessibilityIdentifier("block")
            }
            .frame(width: 100, alignment: .leading)
            .onAppear { withAnimation(.linear(duration: 1)) { isGrown = true } }
        }
    }

    private func expectGrowth(_ host: TestHost) {
        expect(host.frame("bar")?.width == 20 && host.frame("block")?.minX == 20)
        host.advance(by: 0.5)
        expect(abs((host.frame("bar")?.width ?? 0) - 50) < 2 && abs((host.frame("block")?.minX ?? 0) - 50) < 2)
        host.settle()
        expect(host.frame("bar")?.width == 80 && host.frame("block")?.minX == 80)
    }

    @Test("An animation of onAppear moves from the layout before it") func appearing() {
        let host = TestHost(width: 100, height: 40) { Growing() }
        host.update()
        expectGrowth(host)
    }

    @Test("So it does where the view comes later, which itself is in its place at once") func appearingLater() {
        struct Later: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.white.frame(height: 20)
                    if model.isShown { Growing().frame(height: 20) }
                }
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 40) { Later(model: model) }
        host.settle()
        model.isShown = true
        host.update()
        expect(host.frame("bar")?.minY, equals: 20)
        expectGrowth(host)
    }

    @Test("Without an animation the first frame shows the last layout") func appearingAtOnce() {
        struct Jumping: View {
            @State private var width: CGFloat = 20
            var body: some View {
                Color.red.frame(width: width).accessibilityIdentifier("bar").onAppear { width = 80 }
            }
        }
        let host = TestHost(width: 100, height: 40) { Jumping() }
        host.update()
        expect(host.frame("bar")?.width, equals: 80)
    }
}
