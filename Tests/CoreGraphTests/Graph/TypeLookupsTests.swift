import Expectations
import Testing

@testable import CasementCore

/// Which types a program's views consist of, as far as their types say.
@MainActor struct TypeLookupsTests {
    private struct Leaf: View {
        var body: some View { Text("leaf").padding() }
    }

    private struct Marked: ViewModifier {
        func body(content: Content) -> some View { content.opacity(0.5) }
    }

    private struct Branch<Content: View>: View {
        let content: Content
        var body: some View {
            VStack {
                if Bool.random() { content } else { Leaf() }
                Color.red.modifier(Marked())
            }
        }
    }

    /// Contains itself.
    private struct Endless<Content: View>: View {
        let content: Content
        var body: AnyView { AnyView(Endless<Content?>(content: content)) }
    }

    private struct Growing<Content: View>: View {
        let content: Content
        var body: Growing<Content?> { Growing<Content?>(content: content) }
    }

    private func types(of root: Any.Type) -> [ObjectIdentifier] {
        TypeLookups.types(of: [root]).map { ObjectIdentifier($0) }
    }

    @Test("The arguments of generic types, in order, and none of others")
    func arguments() {
        func names(_ type: Any.Type) -> [String] { TypeLookups.arguments(of: type).map { "\($0)" } }
        expect(names([Int: String].self), equals: ["Int", "String"])
        expect(names(Text?.self), equals: ["Text"])
        expect(names(_ConditionalContent<Text, Color>.self), equals: ["Text", "Color"])
        expect(names(ModifiedContent<Text, Marked>.self), equals: ["Text", "Marked"])
        for type in [Text.self, Leaf.self, (Int, Int).self, AnyObject.self, (() -> Int).self] as [Any.Type] {
            expect(names(type), equals: [])
        }
    }

    @Test("Bodies of views and modifiers are found within containers, conditions and modifiers")
    func bodies() {
        let found = types(of: Branch<Leaf>.self)
        for type in [
            Branch<Leaf>.Body.self, Leaf.self, Leaf.Body.self, Text.self, Color.self, Marked.self, Marked.Body.self,
        ] as [Any.Type] { expect(found.contains(ObjectIdentifier(type)), "\(type)") }
        expect(Set(found).count, equals: found.count, "each of them once")
        expect(found.first == ObjectIdentifier(Branch<Leaf>.self))
    }

    @Test("Types without an end are not followed for ever")
    func endless() {
        expect(types(of: Endless<Text>.self).count < 10)
        let growing = types(of: Growing<Text>.self)
        expect(growing.count > 10 && growing.count < 30, "\(growing.count)")
    }

    @Test("The runtime answers as before when it was asked on another thread")
    func answers() async {
        let isAsked = await withCheckedContinuation { done in
            TypeLookups.begin {
                [
                    TypeLookups.Pair(Leaf.self, (any View).self), TypeLookups.Pair(Text.self, (any ViewModifier).self),
                ]
            } roots: {
                done.resume(returning: true)
                return [Leaf.self]
            }
        }
        expect(isAsked && Leaf.self as Any.Type is any View.Type && !(Text.self as Any.Type is any ViewModifier.Type))
    }
}
