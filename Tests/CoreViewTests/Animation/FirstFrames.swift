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
}
