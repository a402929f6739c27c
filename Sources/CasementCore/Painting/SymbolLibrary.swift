import Foundation

/// Finds symbols by name: Casement's own drawings first, then variants of them (in a circle, slashed, filled), then the
/// system's symbol font.
@MainActor package enum SymbolLibrary {
    /// The symbol shown for an unknown symbol or picture.
    package static let placeholder = "questionmark.square.dashed"

    /// A symbol that was found, or the placeholder.
    package struct Found {
        package var outline: SymbolOutline
        package var isKnown: Bool
    }

    private static var known: [String: Found] = [:]

    /// Returns the symbol with a name in the variants that the environment specifies, as far as they exist.
    static func outline(_ name: String, _ variants: SymbolVariants, _ engine: any PictureEngine) -> Found {
        let wanted = SymbolName(name).adding(variants)
        let key = wanted.text
        if let found = known[key] { return found }
        // Programs use an empty name to show nothing, for example on an empty field of a board.
        if name.isEmpty { return Found(outline: SymbolOutline(name: "", steps: []), isKnown: true) }
        let found: Found
        // A name with a variant in its middle, such as `largecircle.fill.circle`, is a single word.
        let exact = variants == .none ? SymbolText.own.outline(name) ?? fromFont(name, engine) : nil
        if let outline = exact ?? find(wanted, engine) ?? find(SymbolName(name), engine) {
            found = Found(outline: outline, isKnown: true)
        } else {
            RuntimeWarning.issue(
                "Image(systemName: \"\(name)\"): there is no symbol of this name here. A placeholder is shown; see docs/pictures.md for the names."
            )
            let outline = SymbolText.own.outline(placeholder)
            found = Found(outline: outline ?? SymbolOutline(name: placeholder, steps: []), isKnown: false)
        }
        // A program that keeps generating names must not fill the memory.
        if known.count > 4096 { known.removeAll() }
        known[key] = found
        return found
    }

    /// The names of Casement's own drawings.
    package static var ownNames: [String] { SymbolText.own.names }

    /// Whether there is a symbol of this name.
    package static func has(_ name: String, _ engine: any PictureEngine) -> Bool {
        (SymbolText.own.outline(name) ?? fromFont(name, engine) ?? find(SymbolName(name), engine)) != nil
    }

    private static func find(_ name: SymbolName, _ engine: any PictureEngine) -> SymbolOutline? {
        if let own = SymbolText.own.outline(name.text) { return own }
        if let font = fromFont(name.text, engine) { return font }
        // The symbol without one of its variants, which is then drawn around it.
        if let enclosure = name.enclosure {
            let base = name.without([.circle, .square, .rectangle, .fill])
            let character = NumberSymbols.outline(base.text) ?? LetterSymbols.outline(base.text)
            return (character ?? find(base, engine))?.enclosed(
                in: enclosure, name: name.text, isFilled: name.parts.contains(.fill))
        }
        if name.parts.contains(.slash) { return find(name.without(.slash), engine)?.slashed(name: name.text) }
        // Symbols that consist of lines only have no filled variant.
        return name.parts.contains(.fill) ? find(name.without(.fill), engine) : nil
    }

    private static func fromFont(_ name: String, _ engine: any PictureEngine) -> SymbolOutline? {
        engine.symbol(name).map { SymbolOutline(name: "font " + name, steps: [.init(path: $0, pen: .fill)]) }
    }
}

/// A symbol's name, split into parts: `bell.slash.circle.fill` is a bell, slashed, in a circle, filled.
struct SymbolName {
    var base: String
    var parts: SymbolVariants.Parts = []

    private static let suffixes: [(word: String, part: SymbolVariants.Parts)] = [
        ("slash", .slash), ("circle", .circle), ("square", .square), ("rectangle", .rectangle), ("fill", .fill),
    ]

    init(_ name: String) {
        var words = name.split(separator: ".", omittingEmptySubsequences: false)
        while words.count > 1, let suffix = Self.suffixes.first(where: { $0.word == words[words.count - 1] }) {
            parts.insert(suffix.part)
            words.removeLast()
        }
        base = words.joined(separator: ".")
    }

    private static let mirroredWords = [
        "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
    ]

    /// The name of the symbol for right-to-left layouts: `chevron.forward` points to where reading goes on. Names that
    /// begin with such a word, such as `forward.fill`, belong to players, whose time runs to the right everywhere.
    static func mirrored(_ name: String) -> String {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return words.enumerated().map { index, word in
            index == 0 ? String(word) : mirroredWords[String(word)] ?? String(word)
        }
        .joined(separator: ".")
    }

    var text: String {
        Self.suffixes.reduce(base) { parts.contains($1.part) ? "\($0).\($1.word)" : $0 }
    }

    func adding(_ variants: SymbolVariants) -> SymbolName {
        var name = self
        // A circle is not a variant of a circle.
        name.parts.formUnion(variants.parts)
        return name
    }

    func without(_ part: SymbolVariants.Parts) -> SymbolName {
        var name = self
        name.parts.subtract(part)
        return name
    }

    /// The outline drawn around it.
    var enclosure: Path? {
        if parts.contains(.circle) { return Path(ellipseIn: CGRect(x: 3, y: 3, width: 18, height: 18)) }
        if parts.contains(.square) {
            return Path(roundedRect: CGRect(x: 3.5, y: 3.5, width: 17, height: 17), cornerRadius: 3.5)
        }
        if parts.contains(.rectangle) {
            return Path(roundedRect: CGRect(x: 1.8, y: 5, width: 20.4, height: 14), cornerRadius: 3)
        }
        return nil
    }
}
