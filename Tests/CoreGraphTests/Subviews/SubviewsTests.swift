import CoreTesting
import Expectations
import HostSupport
import PlainControls
import TestData
import Testing

private struct RankKey: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
    fileprivate var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

/// The subviews that containers find in their content, and how they are shown.
@MainActor struct SubviewsTests {
    @MainActor @Observable final class Model {
        var items = [1, 2, 3]
        var hasFirst = true
        var split = 1
    }

    /// Texts with the number of instances of their kind created before them: a view that keeps its state keeps its
    /// number.
    private struct Counter: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name)\(taps)") { taps += 1 }.accessibilityIdentifier(name)
        }
    }

    /// A view with several displayables, with their creation numbers.
    private struct Items: View {
        let model: Model
        @State private var extra = 0

        var body: some View {
            ForEach(model.items, id: \.self) { Counter(name: "item\($0)-") }
            if extra > 0 { Text("extra") }
            Button("more") { extra += 1 }.accessibilityIdentifier("more")
        }
    }

    private struct Framed<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack {
                Group(subviews: content) { subviews in
                    Text("count \(subviews.count)")
                    subviews
                }
            }
        }
    }

    private struct Page: View {
        let model: Model

        var body: some View {
            Framed {
                if model.hasFirst { Text("first") }
                Group {
                    Text("a")
                    Text("b")
                }
                Items(model: model)
            }
        }
    }

    @Test func structuralViewsAreTransparent() {
        let model = Model()
        let host = TestHost { Page(model: model) }
        host.update()
        expect(host.find(text: "count 7") != nil)
        model.hasFirst = false
        host.update()
        expect(host.find(text: "count 6") != nil && host.find(text: "first") == nil)
    }

    @Test func bodiesWithSeveralViewsHaveState() {
        let model = Model()
        let host = TestHost { Page(model: model) }
        host.tap("more")
        expect(host.find(text: "extra") != nil && host.find(text: "count 8") != nil)
        host.tap("item2-")
        expect(host.find(text: "item2-1") != nil)
        model.items = [3, 2, 5]
        host.settle()
        // A view that stays by its id keeps its state, and so does the view around it.
        expect(host.find(text: "item2-1") != nil && host.find(text: "extra") != nil)
        expect(host.frame("item3-")!.minY < host.frame("item2-")!.minY && host.frame("item1-") == nil)
    }

    private struct Surroundings: View {
        var body: some View {
            Group(subviews: TupleView((Text("plain"), Text("small").font(.system(size: 10))))) { subviews in
                ForEach(subviews) { subview in
                    subview.font(.system(size: 30)).accessibilityIdentifier("text")
                }
            }
        }
    }

    @Test func subviewsHaveTheEnvironmentWhereTheyAreShown() {
        let host = TestHost { VStack { Surroundings() } }
        host.update()
        let heights = host.frames("text").map(\.height)
        expect(heights.count == 2 && heights[0] > 2 * heights[1])
    }

    private struct Ranks<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack {
                ForEach(subviews: content) { subview in
                    HStack {
                        Text("rank \(subview.containerValues.rank)")
                        Text("tag \(subview.containerValues.tag(for: String.self) ?? "none")")
                        subview
                    }
                }
            }
        }
    }

    @Test func containerValuesReachTheContainer() {
        let host = TestHost {
            Ranks {
                Group {
                    Text("a").containerValue(\.rank, 2).padding()
                    Text("b").tag("x")
                }
                .containerValue(\.rank, 1)
                Text("c")
            }
        }
        host.update()
        for text in ["rank 2", "rank 1", "rank 0", "tag x", "a", "b", "c"] { expect(host.find(text: text) != nil) }
        expect(host.find(text: "rank 2")!.midY, equals: host.find(text: "a")!.midY)
        expect(host.find(text: "rank 1")!.midY, equals: host.find(text: "tag x")!.midY)
        expect(host.find(text: "a")!.height + 32 < host.find(text: "tag x")!.minY)
    }

    private struct Sections<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack {
                Group(sections: content) { sections in
                    Text("sections \(sections.count)")
                    ForEach(sections) { section in
                        VStack {
                            Text("header \(section.header.count)")
                            section.header
                            Text("rows \(section.content.count) rank \(section.containerValues.rank)")
                            section.content
                            section.footer
                        }
                    }
                }
            }
        }
    }

    @Test func sectionsAreFound() {
        let host = TestHost {
            Sections {
                Text("before")
                Section("Title") {
                    Text("one")
                    Text("two")
                }
                .containerValue(\.rank, 3)
                Text("between")
                Section {
                    ForEach(0..<4) { Text("row \($0)") }
                } footer: {
                    Text("foot")
                }
            }
        }
        host.update()
        expect(
            host.labels,
            equals: [
                "sections 4", "header 0", "rows 1 rank 0", "before", "header 1", "Title", "rows 2 rank 3", "one", "two",
                "header 0", "rows 1 rank 0", "between", "header 0", "rows 4 rank 0", "row 0", "row 1", "row 2", "row 3",
                "foot",
            ])
    }

    private struct Split: View {
        let model: Model

        var body: some View {
            Group(subviews: Items(model: model)) { subviews in
                HStack { ForEach(subviews.prefix(model.split)) { $0 } }
                HStack { ForEach(subviews.dropFirst(model.split)) { $0 } }
            }
        }
    }

    @Test func subviewsMoveFromOneContainerToAnother() {
        let model = Model()
        let host = TestHost { VStack { Split(model: model) } }
        host.update()
        expect(host.frame("item1-")!.midY < host.frame("item2-")!.midY)
        model.split = 2
        host.settle()
        expect(host.frame("item1-")!.midY, equals: host.frame("item2-")!.midY)
        expect(host.frame("item2-")!.midY < host.frame("item3-")!.midY)
    }

    private struct Numbered: ViewModifier {
        let title: String

        func body(content: Content) -> some View {
            VStack {
                ForEach(subviews: content) { subview in
                    HStack {
                        Text(title)
                        subview
                    }
                }
            }
        }
    }

    private struct NumberedPage: View {
        let model: Model

        var body: some View {
            ForEach(model.items, id: \.self) { Text("row \($0)") }.modifier(Numbered(title: "n"))
        }
    }

    @Test func aModifiersContentHasSubviews() {
        let model = Model()
        let host = TestHost { NumberedPage(model: model) }
        host.update()
        expect(host.find(text: "row 3") != nil)
        model.items = [4, 3]
        host.settle()
        expect(host.find(text: "row 4") != nil && host.find(text: "row 1") == nil)
        expect(host.find(text: "row 3")!.minY > host.find(text: "row 4")!.minY)
    }

    @Test func lazyContainersCreateVisibleRows() {
        let host = TestHost(width: 200, height: 100) {
            ScrollView {
                LazyVStack { ForEach(subviews: ForEach(0..<1000) { Text("row \($0)") }) { $0.frame(height: 20) } }
            }
        }
        host.update()
        expect(host.find(text: "row 0") != nil && host.find(text: "row 900") == nil)
    }

    @Test func aSubviewOfASubviewIsTheSame() {
        let host = TestHost {
            Framed {
                ForEach(subviews: TupleView((Text("a").containerValue(\.rank, 4), Text("b")))) { subview in
                    subview
                    Text("rank \(subview.containerValues.rank)")
                }
            }
        }
        host.update()
        expect(host.labels, equals: ["count 4", "a", "rank 4", "b", "rank 0"])
    }

    /// Random content, changed at random, equals a new host.
    @MainActor @Observable final class Tree {
        var parts: [Part] = []
        struct Part: Identifiable {
            let id: Int
            var kind: Int
            var count: Int
        }
    }

    private struct RandomContent: View {
        let tree: Tree

        var body: some View {
            ForEach(tree.parts) { part in
                switch part.kind {
                case 0: Text("text \(part.id)")
                case 1: ForEach(0..<part.count, id: \.self) { Text("row \(part.id).\($0)").containerValue(\.rank, $0) }
                case 2:
                    Section("head \(part.id)") { ForEach(0..<part.count, id: \.self) { Text("in \(part.id).\($0)") } }
                case 3:
                    AnyView(
                        Group { ForEach(0..<part.count, id: \.self) { Color.red.frame(width: 5, height: CGFloat($0)) } }
                    )
                default: Group { if part.count > 2 { Text("many") } }.padding(2)
                }
            }
        }
    }

    private struct RandomPage: View {
        let tree: Tree

        var body: some View {
            VStack(spacing: 1) {
                ForEach(subviews: RandomContent(tree: tree)) { subview in
                    HStack {
                        Text("\(subview.containerValues.rank)")
                        subview
                    }
                }
                Group(sections: RandomContent(tree: tree)) { sections in
                    ForEach(sections) { section in
                        Text("\(section.header.count) \(section.content.count)")
                        section.content.padding(1)
                    }
                }
            }
        }
    }

    @Test(arguments: 0..<UInt64(6)) func changedContentShowsWhatFreshContentShows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let tree = Tree()
        let host = TestHost(width: 300, height: 900) { RandomPage(tree: tree) }
        host.update()
        for step in 0..<60 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: tree.parts.shuffle(using: &random)
            case 1 where !tree.parts.isEmpty:
                tree.parts.remove(at: Int.random(in: 0..<tree.parts.count, using: &random))
            case 2 where !tree.parts.isEmpty:
                let index = Int.random(in: 0..<tree.parts.count, using: &random)
                tree.parts[index].count = Int.random(in: 0..<5, using: &random)
                tree.parts[index].kind = Int.random(in: 0..<5, using: &random)
            default:
                let part = Tree.Part(id: step, kind: Int.random(in: 0..<5, using: &random), count: 3)
                tree.parts.insert(part, at: Int.random(in: 0...tree.parts.count, using: &random))
            }
            host.settle()
            let fresh = TestHost(width: 300, height: 900) { RandomPage(tree: tree) }
            fresh.update()
            expect(host.layoutTree, equals: fresh.layoutTree, "seed \(seed), step \(step)")
        }
    }

    @Test("the data of a ForEach over subviews is an empty collection for code that reads it")
    func dataOfSubviews() {
        let each = ForEach(subviews: Text("a")) { $0 }
        expect(each.data.isEmpty && each.data.first == nil && each.data.map(\.id).isEmpty)
        let sections = ForEach(sections: Text("a")) { $0.content }
        expect(sections.data.isEmpty && sections.data.last == nil)
    }

    /// A view that takes no memory.
    private struct Stateless: View {
        var body: some View { Text("stateless") }
    }

    @Test("views without stored properties have ids of their own") func statelessViews() {
        var ids: [Subview.ID] = []
        let host = TestHost {
            VStack {
                Group(subviews: TupleView((Stateless(), Stateless(), Text("text"), Divider(), Text("end")))) { views in
                    let _ = { ids = views.map(\.id) }()
                    views
                }
            }
        }
        host.settle()
        expect(ids.count == 5 && Set(ids).count == 5)
    }
}
