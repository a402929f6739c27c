import CasementTesting

/// A row of a table in tests.
package struct Person: Identifiable {
    package let id: Int
    package var name: String
    package var age: Int
    package var town: String

    package init(id: Int, name: String, age: Int, town: String) {
        (self.id, self.name, self.age, self.town) = (id, name, age, town)
    }
}

/// The people of a table in tests, their order and which of them are selected.
@MainActor @Observable package final class People {
    package var list: [Person]
    package var order = [KeyPathComparator(\Person.name)]
    package var one: Int?
    package var many: Set<Int> = []
    package var isWide = true
    /// The number of runs of a cell's body.
    @ObservationIgnored package var runs = 0

    package init(_ count: Int = 4) {
        let names = ["Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald"]
        list = (0..<count).map {
            Person(id: $0, name: names[$0 % 6], age: 20 + ($0 * 7) % 60, town: "Town \($0 % 9)")
        }
    }
}
