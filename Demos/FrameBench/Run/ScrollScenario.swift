import Casement

/// A long list in a plain clipping container, moved up by 20 points a frame.
@MainActor struct ScrollScenario: RunScenario {
    private let model: ScrollModel

    init(count: Int) { model = ScrollModel(count: count) }

    var content: ScrolledList { ScrolledList(model: model) }

    /// Up to the list's end, and then back by as much a frame.
    func step(_ number: Int) {
        let last = max(0, CGFloat(model.count) * 24 - BenchWindow.size.height)
        let steps = max(1, Int(last / 20))
        let phase = number % (2 * steps)
        model.offset = min(last, CGFloat(min(phase, 2 * steps - phase)) * 20)
    }
}

@Observable @MainActor final class ScrollModel {
    var offset: CGFloat = 0
    @ObservationIgnored let count: Int

    init(count: Int) { self.count = count }
}

struct ScrolledList: View {
    let model: ScrollModel

    var body: some View {
        Rows(count: model.count)
            .offset(y: -model.offset)
            .frame(width: BenchWindow.size.width, height: BenchWindow.size.height, alignment: .topLeading)
            .clipped()
    }

    /// The rows do not depend on where they stand, so that scrolling leaves them alone.
    struct Rows: View {
        let count: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 0) { ForEach(0..<count) { ListRow(number: $0) } }
                .font(.bench(14))
        }
    }
}
