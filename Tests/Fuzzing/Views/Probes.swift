import CasementTesting
import Combine

/// Shows its own state, as one view or as two.
struct Counter: View {
    let place: Place
    @Own private var cell
    @State private var count: Int?

    var body: some View {
        let value = cell.value(count, $count, at: place)
        Text("n\(value)")
        if value % 4 == 3 { Color.brown.frame(width: 5, height: 5) }
    }
}

/// A row of data with its own state.
struct RowView: View {
    let text: String
    let place: Place
    @Own private var cell
    @State private var count: Int?
    @Namespace private var space

    var body: some View {
        let value = cell.value(count, $count, at: place)
        let _ = cell.check(space)
        if text.count % 3 == 0 { Color.mint.frame(width: 4, height: 4) }
        Text("\(text)\(value)")
    }
}

/// A row of data by a binding.
struct BoundRow: View {
    @Binding var row: Spec.Row
    let place: Place
    var body: some View { RowView(text: row.text, place: place) }
}

/// Equal for numbers that differ by four, which it also shows alike.
struct EqualView: View, Equatable {
    let number: Int
    let text: String
    let place: Place
    /// Not comparable: without the view's own equality, the view would always differ.
    var action: () -> Void = {}

    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.number % 4 == right.number % 4 && left.text == right.text && left.place == right.place
    }

    var body: some View {
        Text("\(text)\(number % 4)")
        Counter(place: place)
    }
}

/// Owns a state that it does not read, and passes part of it down.
struct Owner: View {
    struct Pair {
        var shown: Int?
        var other = 0
    }

    let text: String
    let place: Place
    @Own private var cell
    @State private var pair = Pair()

    var body: some View {
        let _ = cell.join($pair.shown, at: place)
        Text(text)
        Borrower(value: $pair.shown, start: cell.start)
    }
}

struct Borrower: View {
    @Binding var value: Int?
    let start: Int
    var body: some View { Text("b\(value ?? start)") }
}

struct EnvironmentReader: View {
    let readsWord: Bool
    @Environment(\.fuzzNumber) private var number
    @Environment(\.fuzzWord) private var word
    var body: some View { Text(readsWord ? word : "e\(number)") }
}

/// Reads one property of a given object, or else of that in the environment.
struct SharedReader: View {
    let given: Shared?
    let readsSecond: Bool
    @Environment(Shared.self) private var surrounding: Shared?

    var body: some View {
        let shared = given ?? surrounding
        Text(readsSecond ? "s\(shared?.second ?? -1)" : "f\(shared?.first ?? -1)")
    }
}

/// Reports every change, whatever was read.
@MainActor final class Model: ObservableObject {
    @Published var count: Int?
}

/// Owns an object, and passes it down in two ways.
struct ModelOwner: View {
    let text: String
    let place: Place
    @Own private var cell
    @StateObject private var model = Model()

    var body: some View {
        let _ = cell.join($model.count, at: place)
        Group {
            ModelReader(model: model, start: cell.start)
            SurroundingModelReader(text: text, start: cell.start)
        }
        .environmentObject(model)
    }
}

struct ModelReader: View {
    @ObservedObject var model: Model
    let start: Int
    var body: some View { Text("m\(model.count ?? start)") }
}

struct SurroundingModelReader: View {
    let text: String
    let start: Int
    @EnvironmentObject private var model: Model
    var body: some View { Text("\(text)\(model.count ?? start)") }
}

/// A property made of others, which computes a value before each body.
struct Sum: DynamicProperty {
    @Own var cell
    @State var count: Int?
    @Environment(\.fuzzNumber) private var number
    private(set) var raised = 0

    mutating func update() { raised = (count ?? 0) * 10 + number }
}

struct PropertyView: View {
    let place: Place
    let number: Int
    private var sum = Sum()

    init(place: Place, number: Int) { (self.place, self.number) = (place, number) }

    var body: some View {
        let value = sum.cell.value(sum.count, sum.$count, at: place)
        // The value computed by `update()` counts only if the state was set since it began.
        Text("p\(value + number) \(sum.raised - (sum.count ?? 0) * 10)")
    }
}

/// Changes its state as soon as it appears.
struct Appearing: View {
    @State private var hasAppeared = false
    var body: some View { Text(hasAppeared ? "on" : "off!").onAppear { hasAppeared = true } }
}
