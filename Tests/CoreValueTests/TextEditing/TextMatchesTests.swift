import CoreTesting
import Expectations
import TestData
import Testing

/// What is found in a text, also while it is edited.
struct TextMatchesTests {
    private func found(_ query: String, in text: String, case matchesCase: Bool = false, words: Bool = false)
        -> [String]
    {
        let text = EditedText(text)
        let query = TextQuery(query, matchesCase: matchesCase, matchesWords: words)
        return TextMatches(of: query, in: text).ranges.map { text[$0] }
    }

    @Test("letters are found in any case, unless the case counts; also those that are not ASCII") func cases() {
        expect(found("fish", in: "Fish, fish, FISH"), equals: ["Fish", "fish", "FISH"])
        expect(found("fish", in: "Fish, fish, FISH", case: true), equals: ["fish"])
        expect(found("STRAßE", in: "Straße straße"), equals: ["Straße", "straße"])
        expect(found("ÄRA", in: "Ära ära aera"), equals: ["Ära", "ära"])
        expect(found("ж", in: "Жжж"), equals: ["Ж", "ж", "ж"])
        expect(found("", in: "text").isEmpty && found("x", in: "").isEmpty)
    }

    @Test("whole words have no letter, digit or underscore beside them") func words() {
        expect(found("cat", in: "cat concat cats cat. _cat cat2 Cat", words: true), equals: ["cat", "cat", "Cat"])
        expect(found("é", in: "été é", words: true), equals: ["é"])
    }

    @Test("matches do not overlap, and are no part of a character") func characters() {
        expect(found("aa", in: "aaaaa"), equals: ["aa", "aa"])
        expect(found("e", in: "e\u{301}e"), equals: ["e"], "not the letter without its accent")
        expect(found("👩", in: "👩‍👩‍👧👩"), equals: ["👩"])
        expect(found("\n", in: "a\nb"), equals: ["\n"])
    }

    @Test("next and previous wrap at the ends") func order() {
        let matches = TextMatches(of: TextQuery("a"), in: EditedText("a.a.a"))
        expect(matches.next(from: 1) == 1 && matches.next(from: 5) == 0 && matches.next(from: 0) == 0)
        expect(matches.previous(before: 2) == 0 && matches.previous(before: 0) == 2)
        expect(matches.index(of: 2..<3) == 1 && matches.index(of: 2..<4) == nil)
        expect(matches.overlapping(1..<3) == 1..<2 && matches.overlapping(5..<9) == 3..<3)
        expect(TextMatches().next(from: 0) == nil)
    }

    @Test("after an edit the matches are those of a new search", arguments: 1...30) func edits(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let pieces = ["a", "aa", "A", "b", " ", "é", "e\u{301}", "\u{301}", "ß", "👩‍👧", "\n", "ab", "aba", ""]
        let queries = ["a", "aa", "aba", "é", "b a", "ß", "e"]
        for _ in 0..<20 {
            var text = EditedText(
                (0..<Int.random(in: 0..<80, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
            )
            let query = TextQuery(
                queries.randomElement(using: &random)!, matchesCase: .random(using: &random),
                matchesWords: .random(using: &random))
            var matches = TextMatches(of: query, in: text)
            for _ in 0..<20 {
                let start = text.characterAligned(Int.random(in: 0...text.count, using: &random))
                let end = text.characterAligned(Int.random(in: start...text.count, using: &random))
                let short = Bool.random(using: &random) ? end : min(end, text.characterEnd(after: start))
                let new = (0..<Int.random(in: 0..<4, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                let edit = text.replace(start..<max(start, short), with: new.joined())
                matches.apply(edit, in: text)
                expect(matches.ranges, equals: TextMatches(of: query, in: text).ranges, "\(query) in \(text.string)")
            }
        }
    }

    @Test("all matches are replaced as one step") @MainActor func replacing() {
        let model = EditingModel("one two one two one")
        var edits = 0
        model.onEdit = { _ in edits += 1 }
        let matches = TextMatches(of: TextQuery("one"), in: model.text)
        expect(model.replace(matches.ranges, with: "three"))
        expect(model.text.string == "three two three two three" && edits == 1)
        model.undo()
        expect(model.text.string == "one two one two one" && !model.history.canUndo)
        model.limit = 20
        expect(!model.replace(matches.ranges, with: "a longer text") && model.text.string == "one two one two one")
        expect(!model.replace([], with: "x"))
    }
}
