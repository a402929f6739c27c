import CasementTesting
import Expectations
import Foundation
import Testing

private enum NameAttribute: CodableAttributedStringKey {
    typealias Value = Bool
    static let name = "org.example.name"
}

private struct OwnScope: AttributeScope { let isName: NameAttribute }

private struct NotesScope: AttributeScope {
    let own: OwnScope
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    let foundation: AttributeScopes.FoundationAttributes
}

extension AttributeDynamicLookup {
    fileprivate subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<OwnScope, T>) -> T { self[T.self] }
}

/// Names are green and underlined as the colour says; nothing else is coloured.
private struct Notes: AttributedTextFormattingDefinition {
    typealias Scope = NotesScope

    var color = Color.green

    var body: some AttributedTextFormattingDefinition<Scope> {
        NamesAreColored(color: color)
        ColoredIsUnderlined()
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    }

    struct NamesAreColored: AttributedTextValueConstraint {
        typealias Scope = Notes.Scope
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let color: Color

        func constrain(_ container: inout Attributes) {
            container.foregroundColor = container.isName == true ? color : nil
        }
    }

    struct ColoredIsUnderlined: AttributedTextValueConstraint {
        typealias Scope = Notes.Scope
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

        func constrain(_ container: inout Attributes) {
            if container.foregroundColor != nil { container.underlineStyle = Text.LineStyle(pattern: .dash) }
        }
    }
}

/// A constraint for any scope, in a definition that infers its scope.
private struct NoRed<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
        if container.foregroundColor == .red { container[AttributeKey.self] = .primary }
    }
}

private struct Quiet: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> { NoRed<Scope>() }
}

/// Definitions of what attributes texts may have.
@MainActor struct AttributedDefinitionTests {
    @MainActor @Observable final class Model {
        var text: AttributedString
        var selection = AttributedTextSelection()
        var color = Color.green
        init(_ text: AttributedString) { self.text = text }
    }

    private func name(_ text: String) -> AttributedString {
        var name = AttributedString(text)
        name[NameAttribute.self] = true
        return name
    }

    @Test("Attributes out of the scope go, and constraints see what those before have made")
    func constraints() {
        var attributes = AttributeContainer()
        attributes[NameAttribute.self] = true
        attributes.font = .title
        attributes.link = URL(string: "https://swift.org")
        Notes().constrain(&attributes)
        expect(attributes.foregroundColor == .green && attributes.underlineStyle == .single)
        expect(attributes.font == nil && attributes.link != nil && attributes[NameAttribute.self] == true)
        var text = AttributedString("red") + name("Ada")
        text.foregroundColor = .red
        Notes().constrain(&text)
        expect(text.runs.map(\.foregroundColor), equals: [nil, .green])
        Quiet().constrain(&attributes)
        expect(attributes.foregroundColor == .green && attributes.link != nil)
        attributes.foregroundColor = .red
        Quiet().constrain(&attributes)
        expect(attributes.foregroundColor, equals: .primary)
    }

    @Test("What is typed and pasted keeps to the definition; what the program has set stays")
    func typing() {
        var first = name("Ada")
        first.font = .largeTitle
        let model = Model(first)
        @Bindable var bound = model
        let host = TestHost(width: 300, height: 200) {
            TextEditor(text: $bound.text, selection: $bound.selection).accessibilityIdentifier("editor")
                .attributedTextFormattingDefinition(Notes())
        }
        host.update()
        host.tap("editor")
        host.key(.end, modifiers: .control)
        host.type("m")
        let runs = model.text.runs.map { (String(model.text[$0.range].characters), $0.foregroundColor, $0.font) }
        expect(runs.map(\.0), equals: ["Ada", "m"])
        expect(runs[1].1 == .green && runs[1].2 == nil)
        expect(runs[0].1 == nil && runs[0].2 == .largeTitle)
        host.clipboard.text = "s"
        host.key("v", modifiers: .command)
        expect(String(model.text.characters) == "Adams" && model.text.runs.last?.foregroundColor == .green)
        host.key("z", modifiers: .command)
        host.key("z", modifiers: .command)
        expect(model.text, equals: first)
    }

    @Test("Texts and editors are shown as the definition makes them, also when it changes")
    func showing() {
        var text = name("MMMMMM")
        text.foregroundColor = .red
        let model = Model(text)
        func hasColor(_ host: TestHost, _ isWanted: (Pixel) -> Bool) -> Bool {
            let picture = host.snapshot()
            return (0..<picture.height).contains { y in
                (0..<picture.width).contains { isWanted(Pixel(picture[$0, y])) }
            }
        }
        let shown = TestHost(width: 120, height: 40) {
            Text(model.text).font(.system(size: 24)).attributedTextFormattingDefinition(Notes(color: model.color))
        }
        @Bindable var bound = model
        let edited = TestHost(width: 120, height: 40) {
            TextEditor(text: $bound.text, selection: $bound.selection).font(.system(size: 24))
                .attributedTextFormattingDefinition(Notes(color: model.color))
        }
        for host in [shown, edited] {
            host.update()
            expect(hasColor(host) { $0.isGreen } && !hasColor(host) { $0.isRed })
        }
        expect(model.text, equals: text)
    }

    private struct Pixel {
        let red, green, blue: Int
        init(_ pixel: Bitmap.Pixel) { (red, green, blue) = (Int(pixel.r), Int(pixel.g), Int(pixel.b)) }
        var isRed: Bool { red > green + 90 && red > blue + 90 }
        var isGreen: Bool { green > red + 90 && green > blue + 50 }
    }

    @Test("A selection has the attributes of its parts, or of what would be typed")
    func selectedAttributes() {
        var red = AttributedString("red"), line = AttributedString("line")
        red.foregroundColor = .red
        line.foregroundColor = .red
        line.underlineStyle = .single
        let text = red + line + AttributedString("plain")
        let whole = AttributedTextSelection(range: text.startIndex..<text.endIndex)
        let attributes = whole.attributes(in: text)
        expect(attributes.map { $0.underlineStyle != nil }, equals: [false, true, false])
        expect(Array(attributes[\.foregroundColor]), equals: [.red, nil])
        expect(attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].contains(.red))
        let place = text.characters.index(text.startIndex, offsetBy: 5)
        let point = AttributedTextSelection(insertionPoint: place)
        expect(Array(point.attributes(in: text)[\.underlineStyle]), equals: [.single])
        expect(point.affinity(in: text) == .downstream && whole.affinity(in: text) == .automatic)
        let part = AttributedTextSelection(range: place..<text.endIndex)
        expect(part.attributes(in: text).count(where: { $0.foregroundColor == nil }), equals: 1)
    }

    @Test("An insertion point at the end of a wrapped line belongs to that line")
    func affinity() {
        let model = Model(AttributedString("words words words words words"))
        @Bindable var bound = model
        let host = TestHost(width: 100, height: 200) {
            TextEditor(text: $bound.text, selection: $bound.selection).accessibilityIdentifier("editor")
        }
        host.update()
        host.tap("editor")
        host.key(.home, modifiers: .control)
        expect(model.selection.affinity(in: model.text), equals: .downstream)
        host.key(.end)
        expect(model.selection.affinity(in: model.text), equals: .upstream)
    }
}
