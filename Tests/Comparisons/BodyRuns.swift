import CoreTesting

/// The number of runs of a view's body that is made with one value, then with the next.
@MainActor func bodyRuns<Value>(_ first: @autoclosure () -> Value, then second: @autoclosure () -> Value) -> Int {
    let model = Model<Value>(first())
    let counter = Counter()
    let host = TestHost { Outer(model: model, counter: counter) }
    host.update()
    model.value = second()
    model.generation += 1
    host.update()
    return counter.count
}

@MainActor @Observable private final class Model<Value> {
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
