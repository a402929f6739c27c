import CasementTesting

/// Shows a state of its own, as one view or as two.
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

/// A row of data, with a state of its own.
struct RowView: View {
    let text: String
    let place: Place
    @Own private var cell
    @State private var count: Int?

    var body: some View {
        let value = cell.value(count, $count, at: place)
        if text.count % 3 == 0 { Color.mint.frame(width: 4, height: 4) }
        Text("\(text)\(value)")
    }
}

/// Owns a state that it does not read, and hands part of it down.
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

struct SharedReader: View {
    let shared: Shared
    let readsSecond: Bool
    var body: some View { Text(readsSecond ? "s\(shared.second)" : "f\(shared.first)") }
}

/// A property made of others, which works out a value before each body.
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
        // What update() worked out counts only where the state was set since it began.
        Text("p\(value + number) \(sum.raised - (sum.count ?? 0) * 10)")
    }
}

/// Changes its state as soon as it appears.
struct Appearing: View {
    @State private var hasAppeared = false
    var body: some View { Text(hasAppeared ? "on" : "off!").onAppear { hasAppeared = true } }
}
