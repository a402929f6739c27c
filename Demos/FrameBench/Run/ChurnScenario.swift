import Casement

/// The top of a list of rows: in each frame one row is inserted at the front and one is removed from the middle, so
/// that their number stays.
@MainActor struct ChurnScenario: RunScenario {
    private let model: ChurnModel

    init(count: Int) { model = ChurnModel(count: count) }

    var content: ChurnList { ChurnList(model: model) }

    func step(_ number: Int) {
        model.ids.insert(1_000_000 + number, at: 0)
        model.ids.remove(at: model.ids.count / 2)
    }
}

@Observable @MainActor final class ChurnModel {
    var ids: [Int]

    init(count: Int) { ids = Array(0..<count) }
}

/// A lazy list, the first 32 rows of which are visible in the window.
struct ChurnList: View {
    let model: ChurnModel

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(model.ids, id: \.self) { ListRow(number: $0) }
            }
        }
        .font(.bench(14))
    }
}

/// A coloured square and two texts, 24 points high.
struct ListRow: View {
    let number: Int

    var body: some View {
        let name = String(number, digits: 5)
        HStack(spacing: 8) {
            Color.bench(number).frame(width: 16, height: 16)
            Text("Row " + name).frame(width: 124, alignment: .leading)
            Text("detail text " + name)
        }
        .padding(.leading, 4)
        .frame(height: 24)
    }
}
