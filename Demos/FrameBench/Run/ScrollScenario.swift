import Casement

/// A long lazy list in a scroll view, moved by 20 points per frame.
@MainActor struct ScrollScenario: RunScenario {
    private let model: ScrollModel

    init(count: Int) { model = ScrollModel(count: count) }

    var content: ScrolledList { ScrolledList(model: model) }

    /// To the list's end, and then back by as much per frame.
    func step(_ number: Int) {
        let last = max(0, CGFloat(model.count) * 24 - BenchWindow.size.height)
        let steps = max(1, Int(last / 20))
        let phase = number % (2 * steps)
        model.position.scrollTo(y: min(last, CGFloat(min(phase, 2 * steps - phase)) * 20))
    }
}

@Observable @MainActor final class ScrollModel {
    var position = ScrollPosition()
    @ObservationIgnored let count: Int

    init(count: Int) { self.count = count }
}

struct ScrolledList: View {
    @Bindable var model: ScrollModel

    var body: some View {
        ScrollView { Rows(count: model.count) }.scrollPosition($model.position)
    }

    /// The rows do not depend on their position, so that scrolling does not update visible ones.
    struct Rows: View {
        let count: Int

        var body: some View {
            LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<count) { ListRow(number: $0) } }
                .font(.bench(14))
        }
    }
}
