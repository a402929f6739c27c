import Foundation

/// What the user types to select an item by its first letters. Letters that follow each other within a second form one
/// text; the same letter repeated goes on to the next item.
struct TypedText {
    private(set) var text = ""
    private var typedAt = Date.distantPast

    /// A letter typed later than this begins a new text, in seconds.
    static let pause = 1.0

    /// Whether a text was begun that a letter at this time continues.
    func isBegun(at time: Date) -> Bool { !text.isEmpty && time.timeIntervalSince(typedAt) <= Self.pause }

    mutating func type(_ character: Character, at time: Date) {
        if !isBegun(at: time) { text = "" }
        text.append(character)
        typedAt = time
    }

    /// Whether it is one letter, once or several times.
    var isOneLetter: Bool {
        guard let first = text.first else { return false }
        return text.allSatisfy { $0 == first }
    }
}

/// Compares the beginnings of texts: without regard to case and accents, by the rules of a language.
struct BeginningComparison {
    private let locale: Locale
    /// Whether the letters of ASCII have the same cases as in English.
    private let isPlain: Bool

    init(_ locale: Locale) {
        self.locale = locale
        isPlain = !["tr", "az", "lt"].contains(locale.language.languageCode?.identifier ?? "")
    }

    func text(_ text: String, beginsWith beginning: String) -> Bool {
        if isPlain, let answer = Self.compare(text.utf8, beginning.utf8) { return answer }
        let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        return text.range(of: beginning, options: options, locale: locale) != nil
    }

    /// The answer for two texts that differ, or end, before their first character outside of ASCII; nil for others.
    private static func compare(_ text: String.UTF8View, _ beginning: String.UTF8View) -> Bool? {
        func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
        var place = text.startIndex
        for byte in beginning {
            guard byte < 0x80 else { return nil }
            guard place < text.endIndex else { return false }
            let other = text[place]
            guard other < 0x80 else { return nil }
            let next = text.index(after: place)
            // An accent may follow as a character of its own.
            if lower(other) != lower(byte) { return next < text.endIndex && text[next] >= 0x80 ? nil : false }
            place = next
        }
        return true
    }
}
