import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The preferences that views set and the values that reach the views above.
@MainActor struct PreferenceFlowTests {
    /// The values with which `onPreferenceChange` of `key` was called.
    private func values<Key: PreferenceKey, Content: View>(
        of key: Key.Type, @ViewBuilder in content: @escaping () -> Content
    ) -> [Key.Value] where Key.Value: Equatable {
        let calls = Calls<Key.Value>()
        let host = TestHost.live { content().onPreferenceChange(key) { calls.values.append($0) } }
        host.update()
        return calls.values
    }

    @Test func reducesInViewOrder() {
        let found = values(of: NamesKey.self) {
            VStack {
                Text("A").named("a")
                HStack {
                    Text("B").named("b")
                    Text("C").named("c")
                }
                Text("D").named("d")
            }
        }
        expect(found, equals: [["a", "b", "c", "d"]])
    }

    @Test func defaultIfNoViewSetsIt() {
        expect(values(of: SumKey.self) { VStack { Text("x") } }, equals: [0])
        expect(
            values(of: SumKey.self) {
                Text("one").preference(key: SumKey.self, value: 1)
                Text("none")
                Text("two").preference(key: SumKey.self, value: 2)
            }, equals: [3])
    }

    @Test func firstWins() {
        let found = values(of: FirstKey.self) {
            VStack {
                Text("").preference(key: FirstKey.self, value: "A")
                Text("").preference(key: FirstKey.self, value: nil)
                Text("").preference(key: FirstKey.self, value: "B")
            }
        }
        expect(found, equals: ["A"])
    }

    @Test func reduceIsNotCalledForOneViewAlone() {
        struct Key: PreferenceKey {
            static var defaultValue: Int { 100 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value = -1 }
        }
        expect(values(of: Key.self) { Text("").preference(key: Key.self, value: 5) }, equals: [5])
    }

    @Test func outerValueReplacesThoseBelow() {
        let found = values(of: NamesKey.self) {
            VStack { Text("").named("inner") }.named("middle").named("outer")
        }
        expect(found, equals: [["outer"]])
    }

    @Test func eachDisplayableOfAGroupSetsTheValue() {
        let found = values(of: SumKey.self) {
            Group {
                Text("1")
                Text("2")
                EmptyView()
            }
            .preference(key: SumKey.self, value: 10)
            EmptyView().preference(key: SumKey.self, value: 100)
        }
        expect(found, equals: [20])
    }

    @Test func transformChangesOnTheWayUp() {
        let found = values(of: NamesKey.self) {
            HStack {
                VStack {
                    Text("").named("a")
                    Text("").named("b")
                }
                .transformPreference(NamesKey.self) { $0 = [$0.joined()] }
                Text("").transformPreference(NamesKey.self) { $0.append("new") }
                Text("").named("c")
            }
        }
        expect(found, equals: [["ab", "new", "c"]])
    }

    @Test func everyContainerPassesThem() {
        let found = values(of: NamesKey.self) {
            Text("").named("frame").frame(width: 10).padding().opacity(0.5).clipShape(Circle()).border(.red)
            if true { Text("").named("if") } else { Text("") }
            Optional(Text("").named("optional"))
            ForEach(0..<2) { Text("").named("row\($0)") }
            AnyView(Text("").named("any"))
            Button {
            } label: {
                Text("").named("label")
            }
            Text("").named("id").id(1).environment(\.lineLimit, 1).onAppear {}
            Text("").named("modified").modifier(Passing())
            Text("").overlay { Text("").named("overlay") }
            Text("").named("front").background { Text("").named("back") }
        }
        expect(
            found,
            equals: [
                [
                    "frame", "if", "optional", "row0", "row1", "any", "label", "id", "modified", "overlay", "back",
                    "front",
                ]
            ])
    }

    private struct Passing: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    @Test func readersInsideOneAnotherSeeTheirOwnContent() {
        let inner = Calls<[String]>()
        let found = values(of: NamesKey.self) {
            Text("").named("a")
            Text("").named("b").onPreferenceChange(NamesKey.self) { inner.values.append($0) }
        }
        expect(found, equals: [["a", "b"]])
        expect(inner.values, equals: [["b"]])
    }

    @Test func moreThanSixtyFourKeys() {
        let found = values(of: NumberedKey<Int>.self) {
            manyKeys(Text("").preference(key: NumberedKey<Int>.self, value: 7), 70)
        }
        expect(found, equals: [7])
    }

    private struct NumberedKey<Tag>: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private func manyKeys<V: View>(_ view: V, _ count: Int) -> AnyView {
        func add<Tag>(_: Tag.Type, _ view: AnyView, _ left: Int) -> AnyView {
            if left == 0 { return view }
            return add([Tag].self, AnyView(view.preference(key: NumberedKey<[Tag]>.self, value: 1)), left - 1)
        }
        return add(Int.self, AnyView(view), count)
    }
}
