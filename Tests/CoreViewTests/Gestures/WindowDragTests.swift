import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// Views by which a window is moved.
@MainActor struct WindowDragTests {
    private struct Handle: Gesture {
        var body: some Gesture { WindowDragGesture().onEnded { _ in } }
    }

    @Test("A press on the view takes hold of the window, where the gesture counts")
    func handles() {
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.red.gesture(WindowDragGesture())
                Color.green.gesture(Handle())
                Color.blue.gesture(WindowDragGesture(), including: .subviews)
                Color.gray.gesture(DragGesture())
            }
        }
        host.update()
        let input = host.pipeline.input
        expect(
            [12.0, 37, 62, 87].map { input.windowHandle(at: CGPoint(x: 50, y: $0)) == .titleBar },
            equals: [true, true, false, false])
    }

    @Test("The window asks for presses from the first such view on")
    func first() {
        let model = Numbered(0)
        let host = TestHost.live {
            if !model.ids.isEmpty { Color.red.gesture(WindowDragGesture()) }
            Color.blue.gesture(DragGesture().onEnded { _ in })
        }
        var asks = 0
        host.pipeline.input.drags.onFirstHandle = { asks += 1 }
        host.update()
        expect(asks, equals: 0)
        model.ids = [1]
        host.update()
        expect(asks, equals: 1)
    }
}
