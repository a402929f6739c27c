import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

private struct File: Identifiable {
    let id: Int
    var name: String
}

/// Columns of texts are sorted as people sort them.
@MainActor struct TextOrders {
    private struct Files: View {
        @State private var files = ["b10", "B2", "a", "Z"].enumerated().map { File(id: $0, name: $1) }
        @State private var order = [KeyPathComparator(\File.id)]
        let hasContent: Bool
        let isLexical: Bool

        var body: some View {
            VStack {
                if isLexical {
                    Table(files, sortOrder: $order) {
                        TableColumn("Name", value: \.name, comparator: String.StandardComparator.lexical)
                    }
                } else if hasContent {
                    Table(files, sortOrder: $order) { TableColumn("Name", value: \.name) { Text($0.name) } }
                } else {
                    Table(files, sortOrder: $order) { TableColumn("Name", value: \.name) }
                }
                Text("order " + files.map(\.name).joined(separator: ","))
            }
            .onChange(of: order) { files.sort(using: order) }
        }
    }

    private func order(hasContent: Bool = false, isLexical: Bool = false) -> [String] {
        let host = TestHost(width: 300, height: 300) { Files(hasContent: hasContent, isLexical: isLexical) }
        return (0..<2).map { _ in
            host.tap(text: "Name")
            host.settle()
            return host.texts.first { $0.hasPrefix("order ") } ?? ""
        }
    }

    @Test("Small letters are not after capital ones, and numbers are in their order", arguments: [false, true])
    func standard(hasContent: Bool) {
        expect(order(hasContent: hasContent), equals: ["order a,B2,b10,Z", "order Z,b10,B2,a"])
    }

    @Test("A comparator of the column's own is used") func lexical() {
        expect(order(isLexical: true), equals: ["order B2,Z,a,b10", "order b10,a,Z,B2"])
    }

    @Test("So does a comparator of a key path, unless it names another") func comparators() {
        let files = ["b10", "B2", "a"].enumerated().map { File(id: $0, name: $1) }
        func names(_ comparator: KeyPathComparator<File>) -> [String] { files.sorted(using: comparator).map(\.name) }
        expect(names(KeyPathComparator(\.name)), equals: ["a", "B2", "b10"])
        expect(names(KeyPathComparator(\.name, order: .reverse)), equals: ["b10", "B2", "a"])
        expect(names(KeyPathComparator(\.name, comparator: .localizedStandard)), equals: ["a", "B2", "b10"])
        expect(names(KeyPathComparator(\.id, order: .reverse)), equals: ["a", "B2", "b10"])
        expect(["b10", "B2", "a"].sorted(using: .localized), equals: ["a", "b10", "B2"])
    }
}
