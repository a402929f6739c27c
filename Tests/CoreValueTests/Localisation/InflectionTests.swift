import CoreTesting
import Expectations
import HostSupport
import Testing

/// Nouns that agree with their numbers.
@MainActor struct InflectionTests {
    private struct Counts: View {
        let count: Int
        var body: some View {
            Text("^[\(count) file](inflect: true) in ^[\(count) Entry](inflect: true)")
            Text("^[\(count) person](inflect: true), ^[two words](other: 3)")
        }
    }

    @Test(arguments: [
        (1, "1 file in 1 Entry", "1 person, two words"), (2, "2 files in 2 Entries", "2 people, two words"),
        (0, "0 files in 0 Entries", "0 people, two words"),
        (1500, "1,500 files in 1,500 Entries", "1,500 people, two words"),
    ]) func nounsAgree(count: Int, first: String, second: String) {
        let host = TestHost { VStack { Counts(count: count) } }
        host.update()
        expect(host.labels, equals: [first, second])
    }

    @Test func otherLanguagesAreNotInflected() {
        let host = TestHost { VStack { Counts(count: 2) }.environment(\.locale, .init(identifier: "de")) }
        host.update()
        expect(host.labels, equals: ["2 file in 2 Entry", "2 person, two words"])
    }
}
