import CasementCore
import Expectations
import Foundation
import Testing

/// Attributed strings in files.
@MainActor struct AttributedStringCodingTests {
    @Test("Text, links and emphasis are read again; fonts are not") func kept() throws {
        var text = AttributedString("See ")
        var link = AttributedString("the page")
        link.link = URL(string: "https://example.org/a")
        link[AttributeScopes.InlineIntentAttribute.self] = .stronglyEmphasized
        link.font = .title
        text.append(link)
        text.append(AttributedString(" – ünï"))
        let data = try JSONEncoder().encode(["note": text])
        let read = try require(JSONDecoder().decode([String: AttributedString].self, from: data)["note"])
        expect(String(read.characters), equals: "See the page – ünï")
        let run = try require(read.runs.first { $0.link != nil })
        expect(String(read.characters[run.range]), equals: "the page")
        expect(run[AttributeScopes.InlineIntentAttribute.self], equals: .stronglyEmphasized)
        expect(run.font == nil)
        text[text.range(of: "the page")!].font = nil
        expect(read, equals: text)
        let empty = try JSONEncoder().encode(AttributedString())
        expect(try JSONDecoder().decode(AttributedString.self, from: empty).runs.isEmpty)
    }

    @Test("What is not of attributed strings is an error") func invalid() {
        for text in ["{}", "[1]", "[\"a\"]", "[\"a\", 3]"] {
            #expect(throws: (any Error).self) { try JSONDecoder().decode(AttributedString.self, from: Data(text.utf8)) }
        }
    }
}
