import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

@Observable @MainActor private final class Model {
    struct Item: Identifiable {
        let id: Int
        var kind: Int
        var size: CGFloat
    }
    var items: [Item] = []
    var isRow = false
    var alignment = 0
    var usesGuides = false
}

private let columns: [HorizontalAlignment] = [.leading, .center, .trailing]
private let rows: [VerticalAlignment] = [.top, .center, .firstTextBaseline, .bottom]

private struct Stack: View {
    let model: Model

    var body: some View {
        if model.isRow {
            HStack(alignment: rows[model.alignment % 4], spacing: 3) { content }
        } else {
            VStack(alignment: columns[model.alignment % 3], spacing: 3) { content }
        }
    }

    private var content: some View {
        ForEach(model.items) { item in
            if item.kind == ManyChildren.guide {
                Text("guide").alignmentGuide(.leading) { model.usesGuides ? $0.width - item.size : $0[.leading] }
                    .accessibilityIdentifier("\(item.id)")
            } else {
                AnyChild(kind: item.kind, size: item.size).accessibilityIdentifier("\(item.id)")
            }
        }
    }
}

/// Of many children whose lengths do not depend on what is proposed, a stack keeps only the sizes, from one division to
/// the next. It divides as if it asked all of them anew.
@MainActor struct ManyChildren {
    /// Kinds of which most are inflexible, so that a flexible one is a rare change.
    private static func kind(_ random: inout SeededGenerator) -> Int {
        random.once(in: 6) ? random.number(1...6) : [0, 4, guide][random.number(0...2)]
    }

    /// A text that may set a guide.
    static let guide = 7

    @Test("random edits, changes and window sizes give the places of a stack that was just made", arguments: 0..<40)
    func randomEdits(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = Model()
        (model.isRow, model.alignment) = (random.once(in: 2), random.number(0...3))
        model.usesGuides = random.once(in: 3)
        var next = 0
        func makeItem() -> Model.Item {
            next += 1
            return Model.Item(id: next, kind: Self.kind(&random), size: CGFloat(random.number(5...60)))
        }
        model.items = (0..<random.number(3...9)).map { _ in makeItem() }
        var (width, height) = (CGFloat(300), CGFloat(300))
        let view = Arrangement(width, height) { Stack(model: model) }
        for step in 0..<25 {
            var items = model.items
            switch random.number(0...6) {
            case 0, 1: items.insert(makeItem(), at: random.number(0...items.count))
            case 2 where items.count > 1: items.remove(at: random.number(0...items.count - 1))
            case 3 where items.count > 1: items.swapAt(0, random.number(1...items.count - 1))
            case 4 where !items.isEmpty: items[random.number(0...items.count - 1)].size = CGFloat(random.number(5...90))
            case 5 where !items.isEmpty: items[random.number(0...items.count - 1)].kind = Self.kind(&random)
            default: (width, height) = (CGFloat(random.number(10...400)), CGFloat(random.number(10...400)))
            }
            model.items = items
            // Often in the same frame as an edit.
            if random.once(in: 4) { width = CGFloat(random.number(10...400)) }
            view.host.resize(width: width, height: height)
            view.host.frame()
            let fresh = Arrangement(width, height) { Stack(model: model) }
            for item in items {
                expect(
                    view["\(item.id)"], equals: fresh["\(item.id)"],
                    "seed \(seed), step \(step), \(width) x \(height): \(items)")
            }
        }
    }
}
