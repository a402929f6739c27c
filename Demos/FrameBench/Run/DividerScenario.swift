import Casement
import CasementCore

/// COUNT labels beside a sidebar. The divider between them is dragged by two points in every frame.
@MainActor struct DividerScenario: RunScenario {
    private let count: Int

    init(count: Int) { self.count = count }

    var content: DividedLabels { DividedLabels(count: count) }

    func step(_ number: Int) {}

    /// Back and forth over 128 points, once the divider has its place.
    func input(_ number: Int) -> [InputEvent] {
        guard number >= Self.first else { return [] }
        let phase = (number - Self.first) % 128
        let point = CGPoint(x: DividedLabels.sidebar + 2 * CGFloat(min(phase, 128 - phase)), y: 400)
        if number == Self.first { return [.pointerMoved(point), .pointerDown(point, .primary, clicks: 1)] }
        return [.pointerMoved(point)]
    }

    /// The frame in which the drag begins.
    private static let first = 4
}

struct DividedLabels: View {
    let count: Int

    /// The sidebar's width at the start, in points.
    static let sidebar: CGFloat = 200
    private static let columns = 10

    var body: some View {
        let rows = (count + Self.columns - 1) / Self.columns
        NavigationSplitView {
            Text("Sidebar").navigationSplitViewColumnWidth(min: 100, ideal: Self.sidebar)
        } detail: {
            VStack(spacing: 0) {
                ForEach(0..<rows) { row in
                    HStack(spacing: 0) {
                        ForEach(row * Self.columns..<min((row + 1) * Self.columns, count)) { index in
                            Text("Label \(index)").lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
                        }
                    }
                }
            }
        }
        .font(.bench(11))
    }
}
