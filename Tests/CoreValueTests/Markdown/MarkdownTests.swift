import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

@MainActor struct MarkdownTests {
    /// Runs as text: *emphasis*, **strong**, `code`, ~strikethrough~, and [link].
    private func marked(_ source: String, keepsWhitespace: Bool = true) -> String {
        InlineMarkdown.runs(of: source, keepsWhitespace: keepsWhitespace).map { run in
            var text = run.text
            if run.intent.contains(.code) { text = "{\(text)}" }
            if run.intent.contains(.strikethrough) { text = "~\(text)~" }
            if run.intent.contains(.emphasized) { text = "/\(text)/" }
            if run.intent.contains(.stronglyEmphasized) { text = "#\(text)#" }
            if let link = run.link { text = "[\(text)](\(link))" }
            return text
        }.joined()
    }

    @Test(
        "inline rules of CommonMark",
        arguments: [
            ("*foo bar*", "/foo bar/"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
            ("foo*bar*", "foo/bar/"), ("5*6*78", "5/6/78"), ("_foo bar_", "/foo bar/"), ("foo_bar_", "foo_bar_"),
            ("foo-_(bar)_", "foo-/(bar)/"), ("_(bar)_.", "/(bar)/."), ("**foo bar**", "#foo bar#"),
            ("** foo bar**", "** foo bar**"), ("__foo bar__", "#foo bar#"), ("foo__bar__", "foo__bar__"),
            ("*foo **bar** baz*", "/foo /#/bar/#/ baz/"), ("*foo**bar**baz*", "/foo/#/bar/#/baz/"),
            ("*foo**bar*", "/foo**bar/"), ("***foo** bar*", "#/foo/#/ bar/"), ("***foo***", "#/foo/#"),
            ("**foo*", "*/foo/"), ("*foo**", "/foo/*"), ("foo ***", "foo ***"), ("foo *\\**", "foo /*/"),
            ("*foo _bar* baz_", "/foo _bar/ baz_"), ("**a `*` b**", "#a {*} b#"),
            ("`foo`", "{foo}"), ("`` foo ` bar ``", "{foo ` bar}"), ("` `` `", "{``}"), ("`foo", "`foo"),
            ("*foo`*`", "*foo{*}"), ("\\*not\\*", "*not*"), ("a\\b", "a\\b"),
            ("&amp;&copy;&#35;&#x22;&nope;", "&©#\"&nope;"),
            ("~~gone~~ and ~this~", "~gone~ and ~this~"), ("~~a~", "~~a~"), ("~~~a~~~", "~~~a~~~"),
            ("[link](/uri)", "[link](/uri)"), ("[link](/uri \"title\")", "[link](/uri)"),
            ("[a *b*](</my uri>) c", "[a ](/my uri)[/b/](/my uri) c"), ("[link]", "[link]"), ("[a](b", "[a](b"),
            ("[link](foo(and(bar)))", "[link](foo(and(bar)))"), ("*[foo*](/uri)", "*[foo*](/uri)"),
            ("[a [b](c) d](e)", "[a [b](c) d](e)"), ("![alt](/pic.png)", "alt"),
            ("<https://a.b/c>", "[https://a.b/c](https://a.b/c)"), ("<me@a.b>", "[me@a.b](mailto:me@a.b)"),
            ("a < b > c", "a < b > c"), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
        ])
    func inline(source: String, expected: String) {
        // Neighbours of one style are one run; the expectation lists them separately.
        func joined(_ text: String) -> String { text.replacingOccurrences(of: "##", with: "") }
        expect(joined(marked(source)), equals: joined(expected))
    }

    @Test("line breaks are kept with preserved whitespace, and are spaces or breaks otherwise")
    func lineBreaks() {
        expect(marked("a\n b"), equals: "a\n b")
        expect(marked("a \n b", keepsWhitespace: false), equals: "a b")
        expect(marked("a  \n b", keepsWhitespace: false), equals: "a\nb")
        expect(marked("a\\\nb", keepsWhitespace: false), equals: "a\nb")
    }

    @Test("a literal shows its Markdown, but not that of its interpolated values")
    func literals() throws {
        let value = "*star*"
        let text = Text("**bold** *it* `code` ~~no~~ [link](https://a.b) \(value)")
        let request = try require(TestHost { text }.request)
        expect(request.text, equals: "bold it code no link *star*")
        let runs = request.runs.filter { $0.text != " " }
        expect(runs.map(\.text), equals: ["bold", "it", "code", "no", "link", " *star*"])
        expect(runs[0].style.font.weight, equals: 700)
        expect(runs[1].style.font.isItalic)
        expect(runs[2].style.font.design, equals: .monospaced)
        expect(runs[3].style.strikethrough != nil)
        expect(runs[4].style.paint, equals: 1)
        expect(try require(TestHost { Text("**\(value)**") }.request).style.font.weight, equals: 700)
        expect(TestHost { Text("**\(value)** \(1000)") }.text, equals: "*star* 1,000")
    }

    @Test("parsing takes time proportional to the source's length")
    func long() {
        let start = Date()
        _ = InlineMarkdown.runs(of: String(repeating: "*a **b [c _d` <e& ", count: 2_000))
        expect(Date().timeIntervalSince(start) < 10)
    }

    @Test("AttributedString(markdown:) has emphasis and links as attributes")
    func attributed() throws {
        let string = try AttributedString(markdown: "**a** [b](c)\nd", baseURL: URL(string: "https://x.y/"))
        expect(String(string.characters), equals: "a b d")
        let runs = string.runs.map { (String(string.characters[$0.range]), $0.inlinePresentationIntent, $0.link) }
        expect(runs[0].1, equals: .stronglyEmphasized)
        expect(runs.first { $0.0 == "b" }?.2?.absoluteString, equals: "https://x.y/c")
        let kept = try AttributedString(
            markdown: "a\n\n- b",
            options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        expect(String(kept.characters), equals: "a\n\n- b")
        expect(
            String(try AttributedString(markdown: "# A\n\n- b\n1. c\n```\ncode*\n```").characters), equals: "Abccode*\n"
        )
        expect(TestHost { Text(string) }.request?.runs.first?.style.font.weight, equals: 700)
    }

    @Test("attributes of an attributed string are shown")
    func attributes() throws {
        var string = AttributedString("plain ")
        var part = AttributedString("styled")
        part.font = .title
        part.foregroundColor = .red
        part.underlineStyle = .single
        part.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
        part.kern = 1
        part.baselineOffset = 2
        string.append(part)
        string.mergeAttributes(AttributeContainer().font(.caption), mergePolicy: .keepCurrent)
        let request = try require(TestHost { Text(string) }.request)
        expect(request.runs.map(\.text), equals: ["plain ", "styled"])
        let style = request.runs[1].style
        expect(request.runs[0].style.font.size, equals: 12)
        expect(style.font.size == 24 && style.underline == TextRule() && style.strikethrough?.pattern == .dash)
        expect(style.kerning == 1 && style.baselineOffset == 2 && style.paint != 0)
    }
}
