import CoreTesting
import Expectations
import HostSupport
import Observation
import Testing

/// A modified view is taken apart by the sizes and alignments of its two parts when it is updated.
@MainActor struct ModifierParts {
    @Observable @MainActor final class Model {
        var step = 1
        @ObservationIgnored var lines: Int?
        @ObservationIgnored var filling: Any?
    }

    @Test("new values of modifiers and content arrive, whatever the sizes and alignments")
    func valuesArrive() {
        check(UInt8(7))
        check(UInt16(300))
        check(SIMD4<Float>(1, 2, 3, 4))
        check(SIMD8<Double>(repeating: 0.5))
        check("a text that is longer than a small string")
    }

    private func check<T: Equatable>(_ filling: T) {
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Outer(model: model, filling: filling) }
        for step in [1, 4, 2] {
            model.step = step
            host.update()
            expect(model.lines, equals: step)
            expect(model.filling as? T, equals: filling)
            expect(host.frame("inner")?.minX, equals: CGFloat(step))
        }
    }

    private struct Outer<T>: View {
        let model: Model
        let filling: T

        var body: some View {
            Inner(step: UInt8(model.step), model: model, filling: filling)
                .layoutPriority(Double(model.step))
                .offset(x: CGFloat(model.step))
                .opacity(model.step == 1 ? 0.5 : 1)
                .environment(\.lineLimit, model.step)
                .modifier(Filled(filling: filling, step: model.step))
                .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    private struct Filled<T>: ViewModifier {
        let filling: T
        let step: Int
        func body(content: Content) -> some View { content.layoutPriority(Double(step)) }
    }

    private struct Inner<T>: View {
        let step: UInt8
        let model: Model
        let filling: T
        @Environment(\.lineLimit) private var lines

        var body: some View {
            (model.lines, model.filling) = (lines, filling)
            return Color.red.frame(width: 10, height: 10).accessibilityIdentifier("inner")
        }
    }
}
