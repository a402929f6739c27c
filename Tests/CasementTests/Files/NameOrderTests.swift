import Expectations
import TestData
import Testing

@testable import Casement

struct NameOrderTests {
    private static let names = [
        "0", "1", "2", "10", "10 a", "100", "a", "A 1", "a 2", "a 10", "a-1", "a.txt", "a1", "A2b", "a2c", "a10", "ab",
        "abcdefgh", "ABCDEFGH1", "abcdefgh2", "abcdefgh10", "abcdefghi", "b", "É 1000000000000000000000", "é1", "e2",
        "f",
    ]

    private func sorted(_ names: [String]) -> [String] { NameOrder(names).places.map { names[$0] } }

    @Test(
        "Names are in order whatever they begin with together, and however they come",
        arguments: ["", "9 long names: "])
    func order(shared: String) {
        let expected = Self.names.map { shared + $0 }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50 { expect(sorted(expected.shuffled(using: &random)), equals: expected) }
    }

    @Test("Equal names stay as they are, and none and one are in order") func equal() {
        expect(sorted(["b", "A", "a", "00", "0"]), equals: ["00", "0", "A", "a", "b"])
        expect(sorted(["b", "a", "A", "0", "00"]), equals: ["0", "00", "a", "A", "b"])
        expect(sorted([]).isEmpty)
        expect(sorted(["a"]), equals: ["a"])
    }
}
