import CasementTesting
import Testing

/// Which values of a view's fields let its body be skipped. These tests also run optimised, where the bytes between fields
/// differ from values that are equal.
@MainActor @Suite struct ComparisonReleaseTests {
    /// Runs a view's body for one value, then for the next; how often it ran.
    private func runs<Value>(_ first: @autoclosure () -> Value, then second: @autoclosure () -> Value) -> Int {
        let model = Model<Value>(first())
        let counter = Counter()
        let host = TestHost { Outer(model: model, counter: counter) }
        host.update()
        model.value = second()
        model.generation += 1
        host.update()
        return counter.count
    }

    @MainActor @Observable final class Model<Value> {
        @ObservationIgnored var value: Value
        var generation = 0
        init(_ value: Value) { self.value = value }
    }

    @MainActor private final class Counter {
        var count = 0
        func add() { count += 1 }
    }

    private struct Outer<Value>: View {
        let model: Model<Value>
        let counter: Counter
        var body: some View {
            let _ = model.generation
            Inner(value: model.value, counter: counter)
        }
    }

    private struct Inner<Value>: View {
        let value: Value
        let counter: Counter
        var body: some View {
            let _ = counter.add()
            Text("inner")
        }
    }

    private struct Padded {
        var small: UInt8
        var large: Int
        var flag: Bool
    }
    private struct Nested {
        var padded: Padded
        var name: String
        var pair: (Int8, Double)
    }
    private enum Payload: Equatable { case none, number(Int), text(String) }
    private enum Opaque { case number(Int) }
    private final class Reference {}
    private protocol Existential {}
    private struct Conforming: Existential { var number = 1 }
    private struct WeakHolder { weak var reference: Reference? }
    private struct Closure { var action: () -> Void }
    private struct ParityEquatable: Equatable {
        var number: Int
        static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    }

    @Test func equalFieldsSkipTheBodyWhateverStandsBetweenThem() {
        #expect(runs(Padded(small: 1, large: 2, flag: true), then: Padded(small: 1, large: 2, flag: true)) == 1)
        #expect(runs(Padded(small: 1, large: 2, flag: true), then: Padded(small: 1, large: 2, flag: false)) == 2)
        let nested = { (name: String) in
            Nested(padded: Padded(small: 1, large: 2, flag: true), name: name, pair: (3, 4))
        }
        #expect(
            runs(nested(String("long enough to live on the heap")), then: nested("long enough to live on the heap"))
                == 1)
        #expect(runs(nested("a"), then: nested("b")) == 2)
    }

    @Test func enumsCompareByEqualityOrCountAsChanged() {
        #expect(runs(Payload.number(1), then: Payload.number(1)) == 1)
        #expect(runs(Payload.text("a"), then: Payload.text("a")) == 1)
        #expect(runs(Payload.number(1), then: Payload.none) == 2)
        #expect(runs(Opaque.number(1), then: Opaque.number(1)) == 2)
        #expect(runs(Optional("a"), then: Optional("a")) == 1)
        #expect(runs(Optional("a"), then: nil) == 2)
    }

    @Test func classesCompareByIdentity() {
        let reference = Reference()
        #expect(runs(reference, then: reference) == 1)
        #expect(runs(Reference(), then: Reference()) == 2)
    }

    @Test func whatCannotBeComparedCountsAsChanged() {
        let conforming: any Existential = Conforming()
        #expect(runs(conforming, then: conforming) == 2)
        let reference = Reference()
        #expect(runs(WeakHolder(reference: reference), then: WeakHolder(reference: reference)) == 2)
    }

    @Test func closuresAreEqualWhenTheyCaptureNothingOrOneObject() {
        let empty: () -> Void = {}
        #expect(runs(Closure(action: empty), then: Closure(action: empty)) == 1)
        let (first, second) = (Reference(), Reference())
        func closure(_ reference: Reference) -> Closure { Closure { _ = reference } }
        #expect(runs(closure(first), then: closure(second)) == 2)
    }

    @Test func equatableTypesAreAskedThemselves() {
        #expect(runs(ParityEquatable(number: 2), then: ParityEquatable(number: 4)) == 1)
        #expect(runs(ParityEquatable(number: 2), then: ParityEquatable(number: 3)) == 2)
        #expect(runs([1, 2, 3], then: [1, 2, 3]) == 1)
        #expect(runs([1, 2, 3], then: [1, 2]) == 2)
    }
}
