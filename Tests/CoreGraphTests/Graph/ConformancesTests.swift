import CoreTesting
import Expectations
import Foundation
import Testing

@testable import CasementCore

/// The list of conformances that is read instead of asking the runtime.
@MainActor struct ConformancesTests {
    private struct Plain {}
    private struct Wrapped<Value> { var value: Value }
    private struct Compared<Value: Equatable>: Equatable { var value: Value }
    private enum Choice: Equatable { case one, two(Int) }
    private class Base: Equatable { static func == (a: Base, b: Base) -> Bool { a === b } }
    private final class Derived: Base {}
    private struct Page: View { var body: some View { EmptyView() } }
    private struct Held: DynamicProperty { @State private var number = 0 }

    private struct Unrelated: Equatable, View {
        let number: Int
        var body: some View { EmptyView() }
    }

    /// A protocol that is listed: how the list finds a conforming type, without or with asking,
    /// and how the runtime does.
    @MainActor private struct Question {
        let find: (Any.Type, Bool) -> Any.Type?
        let ask: (Any.Type) -> Any.Type?
        /// Whether both are the same type with the same witnesses.
        let agree: (Any.Type) -> Bool

        init<Conforming>(_ protocolType: Any.Type, _ ask: @escaping (Any.Type) -> Conforming?) {
            self.ask = { ask($0) as? Any.Type }
            find = { type, asks in
                Conformances.type(type, as: protocolType) { asks ? ask($0) : nil } as? Any.Type
            }
            agree = { type in
                typealias Words = (UnsafeRawPointer, UnsafeRawPointer)
                let (left, right) = (Conformances.type(type, as: protocolType, ask: ask), ask(type))
                guard let left, let right else { return (left == nil) == (right == nil) }
                return unsafeBitCast(left, to: Words.self) == unsafeBitCast(right, to: Words.self)
            }
        }
    }

    private static let questions = [
        Question((any DynamicProperty).self) { $0 as? any DynamicProperty.Type },
        Question((any Equatable).self) { $0 as? any Equatable.Type },
        Question((any View).self) { $0 as? any View.Type },
        Question((any ViewModifier).self) { $0 as? any ViewModifier.Type },
        Question((any ComparesBytesFirst).self) { $0 as? any ComparesBytesFirst.Type },
        Question((any ConnectedProperty).self) { $0 as? any ConnectedProperty.Type },
    ]

    /// The fields of a type, and theirs.
    private func collect(_ type: Any.Type, into types: inout [Any.Type], depth: Int) {
        types.append(type)
        guard depth > 0 else { return }
        forEachField(of: type, at: 0) { collect($0.type, into: &types, depth: depth - 1) }
    }

    @Test("it finds the witnesses that the runtime finds: structs, enums, classes, closures, and their fields")
    func isNeverWrong() {
        let roots: [Any.Type] = [
            Plain.self, Wrapped<Int>.self, Compared<String>.self, Choice.self, Base.self, Derived.self, Page.self,
            Held.self, Text.self, Color.self, Image.self, State<Int>.self, Binding<String>.self, Optional<Text>.self,
            Optional<Choice>.self, [Int].self, [String: Plain].self, String.self, Data.self, URL.self, CGRect.self,
            (() -> Void).self, ((Int) -> String).self, (Int, Text).self, Text.Type.self, (any View).self, AnyView.self,
            VStack<TupleView<(Text, Color, Page?)>>.self, ModifiedContent<Page, EmptyModifier>.self,
            ForEach<[Int], Int, Text>.self, Environment<Font?>.self, EnvironmentValues.self, NSObject.self,
            GeometryReader<Text>.self, EquatableView<Color>.self, Result<Int, any Error>.self,
        ]
        var types: [Any.Type] = []
        for root in roots { collect(root, into: &types, depth: 4) }
        expect(types.count > 100, "\(types.count)")
        for type in types {
            for (index, question) in Self.questions.enumerated() {
                expect(question.agree(type), "\(type), protocol \(index)")
            }
        }
    }

    @Test("it answers of what it lists without asking the runtime")
    func isOfUse() {
        for question in Self.questions {
            for type in [Plain.self, Wrapped<Int>.self, (() -> Void).self, (any View).self] as [Any.Type] {
                expect(question.find(type, false) == nil && question.ask(type) == nil, "\(type)")
            }
        }
        let (property, equatable, view) = (Self.questions[0], Self.questions[1], Self.questions[2])
        expect(property.find(Held.self, false) == Held.self && property.find(State<Plain>.self, false) != nil)
        expect(equatable.find(Choice.self, false) == Choice.self && equatable.find(Held.self, false) == nil)
        expect(equatable.find(Compared<String>.self, false) == Compared<String>.self)
        expect(view.find(Page.self, false) == Page.self && view.find(Choice.self, false) == nil)
    }

    @Test("the witnesses that it finds are those of the type")
    func works() {
        func areEqual<E: Equatable>(_: E.Type, _ left: Any, _ right: Any) -> Bool { left as! E == right as! E }
        func equal(_ type: Any.Type, _ left: Any, _ right: Any) -> Bool? {
            let equatable = Conformances.type(type, as: (any Equatable).self) { _ in nil as (any Equatable.Type)? }
            return equatable.map { areEqual($0, left, right) }
        }
        expect(equal(Choice.self, Choice.two(1), Choice.two(1)) == true)
        expect(equal(Choice.self, Choice.two(1), Choice.two(2)) == false)
        expect(equal(Compared<String>.self, Compared(value: "a"), Compared(value: "a")) == true)
        expect(equal(Compared<String>.self, Compared(value: "a"), Compared(value: "b")) == false)
        expect(equal(Unrelated.self, Unrelated(number: 1), Unrelated(number: 2)) == false)
    }
}
