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
    var spacing: CGFloat? = 3
    var usesGuides = false
}

private let columns: [HorizontalAlignment] = [.leading, .center, .trailing]
private let rows: [VerticalAlignment] = [.top, .center, .firstTextBaseline, .bottom]

/// A child of a stack: one of a certain length, which may set a guide or have a baseline, or any of `AnyChild`.
private struct Child: View {
    let item: Model.Item
    let model: Model

    var body: some View {
        switch item.kind {
        case ManyChildren.guide:
            if model.usesGuides {
                Color.gray.frame(width: item.size, height: 9)
                    .alignmentGuide(.leading) { $0.width - item.size / 2 }
                    .alignmentGuide(.top) { $0.height / 2 }
            } else {
                Color.gray.frame(width: item.size, height: 9)
            }
        case ManyChildren.baseline:
            Text("text").frame(width: item.size, height: 30, alignment: item.size > 40 ? .top : .bottom)
        default: AnyChild(kind: item.kind, size: item.size)
        }
    }
}

private struct Stack: View {
    let model: Model

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            if model.isRow {
                HStack(alignment: rows[model.alignment % 4], spacing: model.spacing) { content }
            } else {
                VStack(alignment: columns[model.alignment % 3], spacing: model.spacing) { content }
            }
            Text("beside").accessibilityIdentifier("beside")
        }
    }

    private var content: some View {
        ForEach(model.items) { Child(item: $0, model: model).accessibilityIdentifier("\($0.id)") }
    }
}

/// Of many children whose lengths do not depend on what is proposed, a stack keeps only the sizes, from one division to
/// the next. It divides as if it asked all of them anew.
@MainActor struct ManyChildren {
    static let guide = 7, baseline = 8

    /// Kinds of which most are inflexible in both directions, so that a flexible one is a rare change.
    private static func kind(_ random: inout SeededGenerator) -> Int {
        random.once(in: 8) ? random.number(1...6) : [0, guide, baseline][random.number(0...2)]
    }

    @Test("random edits, changes and window sizes give the places of a stack that was just made", arguments: 0..<40)
    func randomEdits(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = Model()
        (model.isRow, model.alignment) = (random.once(in: 2), random.number(0...3))
        if random.once(in: 2) { model.spacing = nil }
        var next = 0
        func makeItem() -> Model.Item {
            next += 1
            return Model.Item(id: next, kind: Self.kind(&random), size: CGFloat(random.number(5...60)))
        }
        func edit(_ items: inout [Model.Item]) {
            let last = items.count - 1
            switch random.number(0...5) {
            case 0, 1: items.insert(makeItem(), at: random.number(0...items.count))
            case 2 where last > 0: items.remove(at: random.number(0...last))
            case 3 where last > 0: items.swapAt(0, random.number(1...last))
            case 4 where last >= 0: items[random.number(0...last)].size = CGFloat(random.number(5...90))
            case 5 where last >= 0: items[random.number(0...last)].kind = Self.kind(&random)
            default: break
            }
        }
        model.items = (0..<random.number(3...9)).map { _ in makeItem() }
        var (width, height) = (CGFloat(500), CGFloat(300))
        let view = Arrangement(width, height) { Stack(model: model) }
        for step in 0..<25 {
            // Several changes in one frame: an edit of the list keeps what is known of children that change, too.
            var items = model.items
            for _ in 0..<random.number(0...3) { edit(&items) }
            model.items = items
            if random.once(in: 6) { model.usesGuides.toggle() }
            if random.once(in: 3) { width = CGFloat(random.number(10...600)) }
            if random.once(in: 6) { height = CGFloat(random.number(10...400)) }
            view.host.resize(width: width, height: height)
            view.host.frame()
            let fresh = Arrangement(width, height) { Stack(model: model) }
            for name in items.map({ "\($0.id)" }) + ["beside"] {
                let what: Comment = "seed \(seed), step \(step), \(width) x \(height): \(items)"
                expect(view[name], equals: fresh[name], what)
            }
        }
    }
}
