import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

private struct TwoViews: ViewModifier {
    func body(content: Content) -> some View {
        content
        Color.red.frame(width: 10, height: 10)
    }
}

/// The number of displayables that is known from a type without a value.
@MainActor struct StaticCounts {
    private func count<V: View>(_: V.Type = V.self, @ViewBuilder _ view: () -> V) -> Int? { V._viewCount }

    private struct Two: View {
        var body: some View {
            Text("a")
            Color.red
        }
    }

    private struct Three: View {
        var body: some View {
            Two()
            Spacer()
        }
    }

    private struct Maybe: View {
        var flag = true
        var body: some View { if flag { Text("a") } }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    private struct InStack: ViewModifier {
        func body(content: Content) -> some View { HStack { content } }
    }

    private struct Beside: ViewModifier {
        func body(content: Content) -> some View {
            content
            Divider()
        }
    }

    private var flag: Bool { true }

    @Test("the types with a static count, and those without")
    func byType() {
        expect(EmptyView._viewCount, equals: 0)
        expect(Text._viewCount, equals: 1)
        expect(TupleView<(Text, Text, Button<Text>)>._viewCount, equals: 3)
        expect(HStack<TupleView<(Text, Text)>>._viewCount, equals: 1)
        expect(_ConditionalContent<Text, Color>._viewCount == 1)
        expect(_ConditionalContent<EmptyView, Text>._viewCount == nil)
        expect(AnyView._viewCount == nil)
        expect(ForEach<Range<Int>, Int, Text>._viewCount == nil)
        expect(Text?._viewCount == nil)
    }

    private struct Tree: View {
        let depth: Int
        var body: some View {
            if depth > 0 { Tree(depth: depth - 1) } else { Text("leaf") }
        }
    }

    @Test("a view whose body is of its own type has no static count, and can be asked for it")
    func recursive() {
        expect(Tree._viewCount == nil)
        expect(count { Group { Tree(depth: 3) } } == nil)
        expect(count { VStack { Tree(depth: 3) } }, equals: 1)
        expect(TestHost { ForEach(0..<3) { Tree(depth: $0) } }.displayables.count, equals: 3)
    }

    @Test("leaves, shapes, controls and containers are one")
    func one() {
        expect(EmptyView._viewCount, equals: 0)
        expect(Text._viewCount, equals: 1)
        expect(Color._viewCount, equals: 1)
        expect(Spacer._viewCount, equals: 1)
        expect(Divider._viewCount, equals: 1)
        expect(count { Rectangle() }, equals: 1)
        expect(count { Circle().fill(Color.red) }, equals: 1)
        expect(count { Button("a") {} }, equals: 1)
        expect(
            count {
                Button {
                } label: {
                    Text("a")
                    Text("b")
                }
            }, equals: 1)
        expect(
            count {
                VStack {
                    Text("a")
                    Text("b")
                }
            }, equals: 1)
        expect(count { HStack { if flag { Text("a") } } }, equals: 1)
        expect(count { ZStack {} }, equals: 1)
    }

    @Test("a tuple is the sum of its parts; a group and a composed view have their content's count")
    func sums() {
        expect(
            count {
                Text("a")
                Text("b")
            }, equals: 2)
        expect(
            count {
                Text("a")
                EmptyView()
                Group {
                    Text("b")
                    Text("c")
                }
            }, equals: 3)
        expect(
            count {
                Group {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    Two()
                }
            }, equals: 4)
        expect(Two._viewCount, equals: 2)
        expect(Three._viewCount, equals: 3)
        expect(
            count {
                Three()
                Three()
            }, equals: 6)
    }

    @Test("a conditional has its branches' count if they are equal")
    func conditionals() {
        expect(count { if flag { Text("a") } else { Color.red } }, equals: 1)
        expect(
            count {
                if flag {
                    Two()
                } else {
                    Text("a")
                    Text("b")
                }
            }, equals: 2)
        expect(count { if flag { EmptyView() } else { Text("a") } } == nil)
        expect(
            count {
                if flag {
                    Text("a")
                } else {
                    Text("b")
                    Text("c")
                }
            } == nil)
        expect(count { if flag { Text("a") } else if !flag { Text("b") } else { Text("c") } }, equals: 1)
    }

    @Test("optionals, erased views and ForEach are dynamic, and so are views that contain them")
    func dynamic() {
        expect(count { if flag { Text("a") } } == nil)
        expect(AnyView._viewCount == nil)
        expect(count { ForEach(0..<3) { Text("\($0)") } } == nil)
        expect(Maybe._viewCount == nil)
        expect(
            count {
                Text("a")
                Maybe()
            } == nil)
        expect(
            count {
                Group {
                    Text("a")
                    if flag { Text("b") }
                }
            } == nil)
        expect(count { if flag { Maybe() } else { Maybe() } } == nil)
    }

    @Test("modifiers keep their content's count; overlays add nothing")
    func modifiers() {
        expect(count { Two().padding().border(Color.red).opacity(0.5) }, equals: 2)
        expect(count { Two().overlay { Three() }.background { Text("x") } }, equals: 2)
        expect(count { Two().id(1).onAppear {}.font(.body).accessibilityIdentifier("a") }, equals: 2)
        expect(count { Maybe().padding() } == nil)
    }

    @Test("a modifier with a body has its body's count, in which content has the modified view's")
    func composedModifiers() {
        expect(count { Two().modifier(Framed()) }, equals: 2)
        expect(count { Three().modifier(InStack()) }, equals: 1)
        expect(count { Three().modifier(Beside()) }, equals: 4)
        expect(count { Maybe().modifier(Framed()) } == nil)
        expect(count { Maybe().modifier(InStack()) }, equals: 1)
    }

    @Test("the static count is the number that a container gets")
    func countsHold() {
        func children<V: View>(@ViewBuilder _ view: () -> V) -> Int {
            TestHost { VStack { view() } }.layoutTree.children.count
        }
        expect(
            children {
                Three()
                Two().padding()
            }, equals: 5)
        expect(children { Three().modifier(Beside()) }, equals: 4)
        expect(children { Group { Two() }.overlay { Three() } }, equals: 2)
    }

    @Test("a modifier with two views has a count of its own for each content") func modifierOfTwoViews() {
        let displayables =
            TestHost {
                VStack {
                    ForEach(0..<2) { _ in
                        Group {
                            Text("a")
                            Text("b")
                        }.modifier(TwoViews())
                    }
                }
            }.layoutTree.children.map(\.kind)
        expect(displayables, equals: ["Text", "Text", "frame", "Text", "Text", "frame"])
        let items = Box([1, 2, 3])
        let host = TestHost.live { VStack { ForEach(items.value, id: \.self) { Text("a\($0)").modifier(TwoViews()) } } }
        host.update()
        items.value = [1, 2]
        host.update()
        expect(host.labels, equals: ["a1", "a2"])
    }
}
