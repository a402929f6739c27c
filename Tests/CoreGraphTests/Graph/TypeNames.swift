import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The types that builders and modifiers make, as printed.
@MainActor struct TypeNames {
    private func name<V: View>(@ViewBuilder _ view: () -> V) -> String { "\(Mirror(reflecting: view()).subjectType)" }

    private var flag: Bool { true }

    @Test("an environment modifier; a font is one")
    func environment() {
        let expected = "ModifiedContent<VStack<Text>, _EnvironmentKeyWritingModifier<Optional<Font>>>"
        expect(name { VStack { Text("") }.environment(\.font, .headline) }, equals: expected)
        expect(name { VStack { Text("") }.font(.headline) }, equals: expected)
    }

    @Test("a group with two branches")
    func group() {
        expect(
            name { Group { if flag { Text("") } else { Color.red } } },
            equals: "Group<_ConditionalContent<Text, Color>>")
    }

    @Test("a ForEach over a closed range")
    func forEach() {
        expect(name { ForEach(1...3, id: \.self) { Text("\($0)") } }, equals: "ForEach<ClosedRange<Int>, Int, Text>")
        expect(name { ForEach(0..<3) { Text("\($0)") } }, equals: "ForEach<Range<Int>, Int, Text>")
    }

    @Test("an if without else")
    func optional() {
        expect(name { VStack { if flag { Text("a") } } }, equals: "VStack<Optional<Text>>")
    }

    @Test("a switch of three cases")
    func cases() {
        let expected = "VStack<_ConditionalContent<_ConditionalContent<Text, Color>, Spacer>>"
        let number = 1
        expect(
            name {
                VStack {
                    switch number {
                    case 0: Text("")
                    case 1: Color.red
                    default: Spacer()
                    }
                }
            }, equals: expected)
    }

    @Test("several statements are a tuple, none is the empty view")
    func tuple() {
        expect(
            name {
                HStack {
                    Text("a")
                    Color.red
                }
            }, equals: "HStack<TupleView<(Text, Color)>>")
        expect(name { ZStack {} }, equals: "ZStack<EmptyView>")
        expect(
            name {
                Text("a")
                if flag { Text("b") }
            }, equals: "TupleView<(Text, Optional<Text>)>")
    }

    @Test("modifiers with their own names")
    func modifiers() {
        func modifier<V: View>(_ view: V) -> String {
            let text = "\(Mirror(reflecting: view).subjectType)"
            expect(text.hasPrefix("ModifiedContent<Text, "))
            return String(text.dropFirst("ModifiedContent<Text, ".count).dropLast())
        }
        let text = Text("a")
        expect(modifier(text.padding()), equals: "_PaddingLayout")
        expect(modifier(text.padding(.leading, 3)), equals: "_PaddingLayout")
        expect(modifier(text.frame(width: 1)), equals: "_FrameLayout")
        expect(modifier(text.frame(maxWidth: 1)), equals: "_FlexFrameLayout")
        expect(modifier(text.opacity(1)), equals: "_OpacityEffect")
        expect(modifier(text.offset(x: 1)), equals: "_OffsetEffect")
        expect(modifier(text.onAppear {}), equals: "_AppearanceActionModifier")
        expect(modifier(text.onDisappear {}), equals: "_AppearanceActionModifier")
        expect(modifier(text.fixedSize()), equals: "_FixedSizeLayout")
        expect(modifier(text.clipShape(Circle())), equals: "_ClipEffect<Circle>")
        expect(modifier(text.cornerRadius(3)), equals: "_ClipEffect<RoundedRectangle>")
    }

    @Test("the three backgrounds")
    func backgrounds() {
        expect(
            name { Text("").background(Color.red) }, equals: "ModifiedContent<Text, _BackgroundStyleModifier<Color>>")
        expect(name { Text("").background { Color.red } }, equals: "ModifiedContent<Text, _BackgroundModifier<Color>>")
        let shape = name { Text("").background(.red, in: Circle()) }
        expect(
            [
                "ModifiedContent<Text, _BackgroundShapeModifier<Color, Circle>>",
                "ModifiedContent<Text, _InsettableBackgroundShapeModifier<Color, Circle>>",
            ].contains(shape), "\(shape)")
        expect(name { Text("").background(Text("b")) }, equals: "ModifiedContent<Text, _BackgroundModifier<Text>>")
        expect(name { Text("").overlay { Text("b") } }, equals: "ModifiedContent<Text, _OverlayModifier<Text>>")
    }

    private struct Mark: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    @Test("a custom modifier")
    func customModifier() {
        expect(name { Text("").modifier(Mark()) }, equals: "ModifiedContent<Text, Mark>")
        expect("\(Mark.Content.self)", equals: "_ViewModifier_Content<Mark>")
    }

    @Test("twelve children are a tuple of twelve")
    func twelve() {
        let view = VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
        let expected = Array(repeating: "Text", count: 12).joined(separator: ", ")
        expect("\(type(of: view))", equals: "VStack<TupleView<(\(expected))>>")
        expect(TestHost { view }.labels, equals: (1...12).map { "\($0)" })
    }

    @Test("the labels and defaults of stacks")
    func stacks() {
        let column = VStack(alignment: .leading, spacing: 3) { Block("a", 10, 10) }
        let row = HStack(alignment: .top, spacing: 3) { Block("a", 10, 10) }
        let layers = ZStack(alignment: .topLeading) { Block("a", 10, 10) }
        expect(TestHost { column }.layoutTree.kind, equals: "VStack")
        expect(TestHost { row }.layoutTree.kind, equals: "HStack")
        expect(TestHost { layers }.layoutTree.kind, equals: "ZStack")
        func places<V: View>(@ViewBuilder _ view: () -> V) -> [CGRect] {
            let host = TestHost(width: 100, height: 100) { view() }
            return ["a", "b"].compactMap { host.frame($0) }
        }
        let pair = Group {
            Block("a", 10, 10)
            Block("b", 30, 20)
        }
        expect(
            places { VStack { pair } }, equals: places { VStack(alignment: .center, spacing: nil, content: { pair }) })
        expect(places { VStack { pair } }, equals: places { VStack(alignment: .center, spacing: 8) { pair } })
        expect(places { HStack { pair } }, equals: places { HStack(alignment: .center, spacing: 8) { pair } })
        expect(places { ZStack { pair } }, equals: places { ZStack(alignment: .center, content: { pair }) })
        expect(places { HStack { pair } } != places { HStack(alignment: .top) { pair } })
        expect(places { VStack { pair } } != places { VStack(alignment: .trailing) { pair } })
        expect(places { ZStack { pair } } != places { ZStack(alignment: .top) { pair } })
    }

    @Test("the forms of texts: literals are keys, strings are shown verbatim")
    func texts() {
        let number = 3, string = "**a** \(number) %@"
        let host = TestHost {
            VStack {
                Text("literal \(number)")
                Text(verbatim: "100 % \(number)")
                Text(string)
                Text(1.5, format: .number)
                Text(string.prefix(5))
            }
        }
        expect(host.labels, equals: ["literal 3", "100 % 3", "**a** 3 %@", "1.5", "**a**"])
        expect(Text("literal \(number)"), equals: Text(LocalizedStringKey("literal \(number)")))
    }

    @Test("the defaults of shapes")
    func shapes() {
        expect(RoundedRectangle(cornerRadius: 8).style, equals: .continuous)
        expect(RoundedRectangle(cornerRadius: 8).cornerSize, equals: CGSize(width: 8, height: 8))
        expect(Capsule().style, equals: .continuous)
    }
}
