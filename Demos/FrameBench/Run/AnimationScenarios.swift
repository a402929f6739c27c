import Casement

/// Rows that move animated to new places. All rows are in one stack, including those outside of the window, and every
/// one of them moves.
@MainActor struct ShuffleScenario: RunScenario {
    private let model: ChurnModel
    private let random = RandomSource()

    init(count: Int) { model = ChurnModel(count: count) }

    var content: ShuffledList { ShuffledList(model: model) }

    /// Every 40 frames the rows get new places, and the animation takes 30 of them.
    func step(_ number: Int) {
        guard number % 40 == 0 else { return }
        withAnimation(.easeInOut(duration: 0.5)) { model.ids.shuffle(using: &random.generator) }
    }

    private final class RandomSource { var generator = SplitMix(seed: 2) }
}

/// Rows, the first 32 of which are visible in the window.
struct ShuffledList: View {
    let model: ChurnModel

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.ids, id: \.self) { ListRow(number: $0) }
        }
        .font(.bench(14))
        .frame(width: BenchWindow.size.width, height: BenchWindow.size.height, alignment: .topLeading)
        .clipped()
    }
}

/// Labels that fade in and out: `--count 1` gives the cost of a single one.
@MainActor struct TransitionScenario: RunScenario {
    private let model = TransitionModel()
    private let count: Int

    init(count: Int) { self.count = count }

    var content: FadingLabels { FadingLabels(model: model, count: count) }

    /// They appear for 30 frames, and then disappear for 30.
    func step(_ number: Int) {
        guard number % 30 == 0 else { return }
        withAnimation(.linear(duration: 0.5)) { model.areShown.toggle() }
    }
}

@Observable @MainActor final class TransitionModel {
    var areShown = false
}

struct FadingLabels: View {
    let model: TransitionModel
    let count: Int

    private static let columns = 10

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<(count + Self.columns - 1) / Self.columns) { row in
                HStack(spacing: 0) {
                    ForEach(row * Self.columns..<min((row + 1) * Self.columns, count)) { index in
                        ZStack(alignment: .leading) {
                            if model.areShown { Text("label " + String(index, digits: 4)).transition(.opacity) }
                        }
                        .frame(width: 100, height: 24, alignment: .leading)
                    }
                }
            }
        }
        .font(.bench(14))
        .frame(width: BenchWindow.size.width, height: BenchWindow.size.height, alignment: .topLeading)
    }
}
