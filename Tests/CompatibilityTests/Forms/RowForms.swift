import CasementTesting
import Expectations
import SwiftUI
import Testing

/// A program's own function with the name of one of ours, as in a well-known book.
extension View {
    fileprivate func debug() -> Self {
        DebugLog.types.append("\(Mirror(reflecting: self).subjectType)")
        return self
    }
}

@MainActor private enum DebugLog {
    static var types: [String] = []
}

private struct RowFruit: Identifiable {
    let id: Int
    var name: String
}

/// Every form of a ForEach over rows.
@MainActor struct RowForms {
    private struct Rows: View {
        @State private var fruits = [RowFruit(id: 1, name: "apple"), RowFruit(id: 2, name: "pear")]
        @State private var names = ["x", "y"]

        var body: some View {
            VStack {
                ForEach(fruits) { fruit in Text(fruit.name) }
                ForEach(fruits, id: \.name) { Text($0.name + "!") }
                ForEach(0..<2) { Text("\($0)") }
                ForEach(1...2, id: \.self) { Text("#\($0)") }
                ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index)\(name)") }
                ForEach(names.indices, id: \.self) { Text(names[$0]) }
                ForEach($fruits) { $fruit in
                    Button("rename \(fruit.name)") { fruit.name += "s" }.accessibilityIdentifier("rename\(fruit.id)")
                }
                ForEach($names, id: \.self) { $name in Text("name \(name)") }
            }
        }
    }

    @Test func everyForm() {
        let host = TestHost { Rows() }
        host.tap("rename2")
        expect(
            labels(host),
            equals: [
                "apple", "pears", "apple!", "pears!", "0", "1", "#1", "#2", "0x", "1y", "x", "y", "rename apple",
                "rename pears", "name x", "name y",
            ])
    }

    private func labels(_ host: TestHost) -> [String] {
        func labels(_ node: AccessibilitySnapshot) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(labels)
        }
        return labels(host.accessibilityTree)
    }

    @Test func aProgramsOwnDebugIsCalled() {
        _ = VStack { Text("Hello") }.environment(\.font, .headline).debug()
        expect(
            DebugLog.types, equals: ["ModifiedContent<VStack<Text>, _EnvironmentKeyWritingModifier<Optional<Font>>>"])
    }
}
