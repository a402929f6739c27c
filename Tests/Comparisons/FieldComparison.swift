/// Values of a view's fields with which its body is skipped. Checked by the tests and, optimised, by ComparisonProbe:
/// the bytes between fields, which the optimiser chooses, differ where the values are equal.
public enum FieldComparison: String, CaseIterable, Sendable {
    case padding = "equal fields skip the body, whatever the bytes between them"
    case enums = "enums compare by equality or count as changed"
    case classes = "classes compare by identity"
    case incomparable = "values that cannot be compared count as changed"
    case closures = "closures are equal when they capture nothing or one object"
    case equatable = "Equatable types are compared by their own =="

    /// A message for each pair of values for which the body ran too often or too seldom.
    @MainActor public func problems() -> [String] {
        var problems: [String] = []
        func expect(_ name: String, _ expected: Int, _ runs: Int) {
            if runs != expected { problems.append("\(name): the body ran \(runs) times, not \(expected)") }
        }
        switch self {
        case .padding: checkPadding(expect)
        case .enums: checkEnums(expect)
        case .classes:
            let reference = Reference()
            expect("one object", 1, bodyRuns(reference, then: reference))
            expect("two objects", 2, bodyRuns(Reference(), then: Reference()))
        case .incomparable:
            let conforming: any Existential = Conforming()
            expect("an existential", 2, bodyRuns(conforming, then: conforming))
            let reference = Reference()
            let holder = bodyRuns(WeakHolder(reference: reference), then: WeakHolder(reference: reference))
            expect("a weak reference", 2, holder)
        case .closures: checkClosures(expect)
        case .equatable:
            expect("4 after 2", 1, bodyRuns(Parity(number: 2), then: Parity(number: 4)))
            expect("3 after 2", 2, bodyRuns(Parity(number: 2), then: Parity(number: 3)))
            expect("equal arrays", 1, bodyRuns([1, 2, 3], then: [1, 2, 3]))
            expect("a shorter array", 2, bodyRuns([1, 2, 3], then: [1, 2]))
        }
        return problems
    }
}

/// For a pair of values: its name, the expected number of runs of the body (once if the second value is skipped) and
/// the actual one.
private typealias Expectation = (_ name: String, _ expected: Int, _ runs: Int) -> Void

@MainActor private func checkPadding(_ expect: Expectation) {
    let padded = Padded(small: 1, large: 2, flag: true)
    expect("equal fields", 1, bodyRuns(padded, then: Padded(small: 1, large: 2, flag: true)))
    expect("another last field", 2, bodyRuns(padded, then: Padded(small: 1, large: 2, flag: false)))
    let nested = { (name: String) in
        Nested(padded: Padded(small: 1, large: 2, flag: true), name: name, pair: (3, 4))
    }
    let runs = bodyRuns(
        nested(String("long enough to live on the heap")), then: nested("long enough to live on the heap"))
    expect("equal nested fields", 1, runs)
    expect("another nested string", 2, bodyRuns(nested("a"), then: nested("b")))
}

@MainActor private func checkEnums(_ expect: Expectation) {
    expect("equal numbers", 1, bodyRuns(Payload.number(1), then: Payload.number(1)))
    expect("equal strings", 1, bodyRuns(Payload.text("a"), then: Payload.text("a")))
    expect("another case", 2, bodyRuns(Payload.number(1), then: Payload.none))
    expect("an enum without ==", 2, bodyRuns(Opaque.number(1), then: Opaque.number(1)))
    expect("equal optionals", 1, bodyRuns(Optional("a"), then: Optional("a")))
    expect("nil after a value", 2, bodyRuns(Optional("a"), then: nil))
}

@MainActor private func checkClosures(_ expect: Expectation) {
    let empty: () -> Void = {}
    expect("no captures", 1, bodyRuns(Closure(action: empty), then: Closure(action: empty)))
    let (first, second) = (Reference(), Reference())
    func closure(_ reference: Reference) -> Closure { Closure { _ = reference } }
    expect("another captured object", 2, bodyRuns(closure(first), then: closure(second)))
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

/// Equal to every number of the same parity.
private struct Parity: Equatable {
    var number: Int
    static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
}
