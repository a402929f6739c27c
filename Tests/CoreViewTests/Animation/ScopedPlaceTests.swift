import CoreTesting
import Expectations
import Foundation
import HostSupport
import Observation
import Testing

/// Views with an animation of their own are seen to move with it, whatever moved them.
@MainActor struct ScopedPlaceTests {
    @Observable @MainActor final class Model { var isOn = false }

    private struct Reader<Content: View>: View {
        let model: Model
        let view: (Model) -> Content
        var body: some View { view(model) }
    }

    private func host<V: View>(_ model: Model, @ViewBuilder _ view: @escaping (Model) -> V) -> TestHost {
        let host = TestHost(width: 200, height: 200) { Reader(model: model, view: view) }
        host.update()
        return host
    }

    /// The frame of "a" after half of a second.
    private func half(_ model: Model, _ host: TestHost) -> CGRect? {
        model.isOn = true
        host.update()
        host.advance(by: 0.5)
        return host.frame("a")
    }

    private func near(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
        value.map { abs($0 - expected) <= 0.01 } ?? false
    }

    private func near(_ rect: CGRect?, _ expected: CGRect) -> Bool {
        near(rect?.minX, expected.minX) && near(rect?.minY, expected.minY) && near(rect?.width, expected.width)
            && near(rect?.height, expected.height)
    }

    private func square(_ isOn: Bool) -> some View {
        Color.red.accessibilityIdentifier("a").frame(width: isOn ? 100 : 50, height: 20)
    }

    @Test func growsAroundItsMiddle() {
        let model = Model()
        let host = host(model) { self.square($0.isOn).animation(.linear(duration: 1), value: $0.isOn) }
        expect(near(half(model, host), CGRect(x: 62.5, y: 90, width: 75, height: 20)))
        host.settle()
        expect(host.frame("a") == CGRect(x: 50, y: 90, width: 100, height: 20))
    }

    /// Frames are told as they are shown: also that of a modifier that draws nothing.
    @Test func theFrameOfAModifier() {
        let model = Model()
        let host = host(model) {
            Color.red.frame(width: $0.isOn ? 100 : 50, height: 20).padding(5).accessibilityIdentifier("a")
                .animation(.linear(duration: 1), value: $0.isOn)
        }
        expect(near(half(model, host), CGRect(x: 57.5, y: 85, width: 85, height: 30)))
    }

    @Test func insideOfEffects() {
        let model = Model()
        let host = host(model) {
            self.square($0.isOn).animation(.linear(duration: 1), value: $0.isOn).shadow(radius: 2).opacity(0.5)
        }
        expect(near(half(model, host), CGRect(x: 62.5, y: 90, width: 75, height: 20)))
    }

    @Test func theStackAroundMovesAtOnce() {
        let model = Model()
        let host = host(model) { model in
            VStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a").frame(width: 20, height: model.isOn ? 60 : 20)
                    .animation(.linear(duration: 1), value: model.isOn)
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }
        }
        expect(near(half(model, host), CGRect(x: 90, y: 70, width: 20, height: 40)))
        expect(host.frame("b")?.minY == 120)
        host.settle()
        expect(host.frame("a") == CGRect(x: 90, y: 60, width: 20, height: 60))
    }

    @Test func modifiersAroundThatAreLayout() {
        let model = Model()
        let host = host(model) {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                .animation(.linear(duration: 1), value: $0.isOn)
                .frame(maxWidth: .infinity, alignment: $0.isOn ? .trailing : .leading)
        }
        expect(near(half(model, host)?.minX, 90))
    }

    @Test func offsetsAroundMoveAtOnce() {
        let model = Model()
        let host = host(model) {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                .animation(.linear(duration: 1), value: $0.isOn)
                .offset(x: $0.isOn ? 50 : 0)
        }
        expect(near(half(model, host)?.minX, 140))
    }

    @Test func fromRightToLeft() {
        let model = Model()
        let host = host(model) { model in
            HStack(spacing: 0) {
                Color.blue.frame(width: model.isOn ? 80 : 20, height: 20)
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                    .animation(.linear(duration: 1), value: model.isOn)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        expect(host.frame("a")?.minX == 80)
        expect(near(half(model, host)?.minX, 65))
        host.settle()
        expect(host.frame("a")?.minX == 50)
    }

    @Test func anAnimationOfTheContainerCarriesIt() {
        let model = Model()
        let host = host(model) { model in
            VStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a").frame(width: 20, height: model.isOn ? 60 : 20)
                    .animation(.linear(duration: 1), value: model.isOn)
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }
        }
        withAnimation(.linear(duration: 2)) { model.isOn = true }
        host.update()
        host.advance(by: 0.5)
        // The stack has made a quarter of its way of 20 points, the square half of its growth.
        expect(near(host.frame("a"), CGRect(x: 90, y: 75, width: 20, height: 40)))
        host.settle()
        expect(host.frame("a") == CGRect(x: 90, y: 60, width: 20, height: 60))
    }

    @Test func turnsRoundWhereItIs() {
        let model = Model()
        let host = host(model) { self.square($0.isOn).animation(.linear(duration: 1), value: $0.isOn) }
        _ = half(model, host)
        model.isOn = false
        host.update()
        expect(near(host.frame("a")?.midX, 100))
        host.advance(by: 0.25)
        expect(near(host.frame("a")?.midX, 100))
        host.settle()
        expect(host.frame("a") == CGRect(x: 75, y: 90, width: 50, height: 20))
    }
}
