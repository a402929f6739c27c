import Casement

/// The window's content at another width in every frame, as when its edge is dragged. All labels wrap.
@MainActor struct ResizeScenario: RunScenario {
    private let model: ResizeModel

    init(count: Int) { model = ResizeModel(count: count) }

    var content: WrappingLabels { WrappingLabels(model: model) }

    /// Back and forth over 256 points, two per frame.
    func step(_ number: Int) {
        let phase = number % 256
        model.width = BenchWindow.size.width - 2 * CGFloat(min(phase, 256 - phase))
    }
}

@Observable @MainActor final class ResizeModel {
    var width = BenchWindow.size.width
    @ObservationIgnored let texts: [String]

    init(count: Int) { texts = (0..<count).map { "Label \($0) is long enough to wrap" } }
}

struct WrappingLabels: View {
    let model: ResizeModel

    private static let columns = 10

    var body: some View {
        let texts = model.texts
        let rows = (texts.count + Self.columns - 1) / Self.columns
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<rows) { row in
                HStack(alignment: .top, spacing: 0) {
                    ForEach(row * Self.columns..<min((row + 1) * Self.columns, texts.count)) { Text(texts[$0]) }
                }
            }
        }
        .font(.bench(11))
        .frame(width: model.width, height: BenchWindow.size.height, alignment: .topLeading)
        .clipped()
        .frame(width: BenchWindow.size.width, alignment: .leading)
    }
}
