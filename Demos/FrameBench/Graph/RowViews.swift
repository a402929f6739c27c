import Casement

/// The content of a row.
struct RowItem: Identifiable {
    let id: Int
    var title: String

    init(id: Int) { (self.id, title) = (id, "Row " + String(id, digits: 7)) }
}

/// The model that the root's body reads.
@Observable @MainActor final class RowsModel {
    var items: [RowItem]
    var tint = Color.primary
    /// An environment value that all rows read.
    var unit = 0
    /// The sum of the rows' preferences.
    var sum = 0
    /// Read but not used: a change makes the root's body run without effect.
    var generation = 0

    init(count: Int) { items = (0..<count).map(RowItem.init) }
}

/// Access to the state of one row from outside. A row of a program would have a button; the benchmark keeps what the
/// button's action would capture. For other rows, it costs a comparison of two numbers.
@MainActor enum WatchedRow {
    static var id = -1
    static var count: Binding<Int>?
    static var isMarked: Binding<Bool>?
}

/// The measured row: HStack { Text; Text; if }.
struct Row: View {
    let item: RowItem
    let tint: Color
    @State private var count = 0
    @State private var isMarked = false

    var body: some View {
        let _ = watch()
        HStack {
            Text(item.title)
            Text(String(count, digits: 7)).foregroundColor(tint)
            if isMarked { Text("marked") }
        }
    }

    private func watch() {
        if item.id == WatchedRow.id { (WatchedRow.count, WatchedRow.isMarked) = ($count, $isMarked) }
    }
}

/// The rows in a stack; the closure captures a value that the body read, so that every row's value is created and
/// compared.
struct RowsView: View {
    let model: RowsModel

    var body: some View {
        let tint = model.tint
        let _ = model.generation
        VStack {
            ForEach(model.items) { item in Row(item: item, tint: tint) }
        }
    }
}

/// A row whose text takes two or three lines, depending on its proposed width. Lengths differ, so that at every width
/// some texts break differently than at the width before.
struct WrappingRow: View {
    let item: RowItem
    let tint: Color

    private static let story =
        " has so much to tell that no window of the usual width shows it in one line, "
        + "and where its words end a line depends on the width that the row is proposed."

    var body: some View {
        HStack(alignment: .top) {
            Text(item.title).foregroundColor(tint)
            Text(item.title + String(repeating: ".", count: item.id % 24) + Self.story)
        }
    }
}

/// The rows whose heights depend on the width. They scroll: in a stack of the window's height they would all be cut to
/// one line.
struct WrappingRowsView: View {
    let model: RowsModel

    var body: some View {
        let tint = model.tint
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(model.items) { item in WrappingRow(item: item, tint: tint) }
            }
        }
    }
}

/// The same with rows of a fixed width, whatever their content: otherwise a marked row would move all others.
struct FramedRowsView: View {
    let model: RowsModel

    var body: some View {
        let tint = model.tint
        VStack {
            ForEach(model.items) { item in
                Row(item: item, tint: tint).frame(width: 400, alignment: .leading)
            }
        }
    }
}

private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A row that sets a preference.
struct SummedRow: View {
    let item: RowItem
    @State private var count = 0

    var body: some View {
        let _ = watch()
        HStack {
            Text(item.title)
            Text(String(count, digits: 7))
        }
        .preference(key: SumKey.self, value: count)
    }

    private func watch() { if item.id == WatchedRow.id { WatchedRow.count = $count } }
}

/// The rows below a reader of their sum.
struct SummedRowsView: View {
    let model: RowsModel

    var body: some View {
        VStack {
            ForEach(model.items) { item in SummedRow(item: item) }
        }
        .onPreferenceChange(SumKey.self) { model.sum = $0 }
    }
}

private struct UnitKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var unit: Int {
        get { self[UnitKey.self] }
        set { self[UnitKey.self] = newValue }
    }
}

/// A row that reads the environment.
struct UnitRow: View {
    let item: RowItem
    let tint: Color
    @Environment(\.unit) private var unit
    @State private var isMarked = false

    var body: some View {
        HStack {
            Text(item.title)
            Text(String(unit, digits: 7)).foregroundColor(tint)
            if isMarked { Text("marked") }
        }
    }
}

/// The rows below a value of the environment.
struct UnitRowsView: View {
    let model: RowsModel

    var body: some View {
        let tint = model.tint
        VStack {
            ForEach(model.items) { item in UnitRow(item: item, tint: tint) }
        }
        .environment(\.unit, model.unit)
    }
}
