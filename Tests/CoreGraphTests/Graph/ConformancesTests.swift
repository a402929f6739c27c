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

    private static let protocols: [Any.Type] = [
        (any DynamicProperty).self, (any Equatable).self, (any View).self, (any ViewModifier).self,
        (any ComparesBytesFirst).self,
    ]

    private func conforms(_ type: Any.Type, to index: Int) -> Bool {
        switch index {
        case 0: type is any DynamicProperty.Type
        case 1: type is any Equatable.Type
        case 2: type is any View.Type
        case 3: type is any ViewModifier.Type
        default: type is any ComparesBytesFirst.Type
        }
    }

    /// The fields of a type, and theirs.
    private func collect(_ type: Any.Type, into types: inout [Any.Type], depth: Int) {
        types.append(type)
        guard depth > 0 else { return }
        forEachField(of: type, at: 0) { collect($0.type, into: &types, depth: depth - 1) }
    }

    @Test("it never says no of a type that conforms: structs, enums, classes, closures, and their fields")
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
            for (index, protocolType) in Self.protocols.enumerated() where conforms(type, to: index) {
                expect(Conformances.mayHave(type, protocolType), "\(type) conforms to \(protocolType)")
            }
        }
    }

    @Test("it says no of what it lists, without asking the runtime")
    func isOfUse() {
        for protocolType in Self.protocols {
            expect(!Conformances.mayHave(Plain.self, protocolType), "\(protocolType)")
            expect(!Conformances.mayHave(Wrapped<Int>.self, protocolType), "\(protocolType)")
            expect(!Conformances.mayHave((() -> Void).self, protocolType), "\(protocolType)")
        }
        expect(!Conformances.mayHave(Choice.self, (any View).self))
        expect(!Conformances.mayHave(Page.self, (any DynamicProperty).self))
        expect(!Conformances.mayHave(Held.self, (any Equatable).self))
    }
}
