import Foundation

/// The order in which a locale writes the parts of a date, and the text between them.
struct DatePattern {
    enum Piece: Equatable {
        /// A part with at least this many digits.
        case part(DatePart, digits: Int)
        case text(String)

        /// Whether the text around it reads from left to right in every script, as numbers with a separator do.
        fileprivate var joinsNumbers: Bool {
            guard case .text(let text) = self else { return true }
            return text.allSatisfy { "/.:-".contains($0) }
        }
    }

    let pieces: [Piece]
    /// The pattern letter of the hours. It determines the number of the first hour of the day or half day: 0, or 12, or
    /// in a few locales 24 and 0 of 12.
    private(set) var hours = "H"

    init(_ components: DatePickerComponents, calendar: Calendar, locale: Locale) {
        var pieces: [Piece] = []
        var hours = "H"
        func add(_ template: String) {
            let found = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
            for piece in Self.pieces(of: found ?? (template == "yMd" ? "y-MM-dd" : "HH:mm"), hours: &hours) {
                pieces.append(piece)
            }
        }
        if components.contains(.date) { add("yMd") }
        if components.contains(.hourAndMinute) {
            if !pieces.isEmpty { pieces.append(.text("  ")) }
            add("jm")
        }
        self.pieces = pieces
        self.hours = hours
    }

    /// The parts, in order.
    var parts: [DatePart] {
        pieces.compactMap { if case .part(let part, _) = $0 { part } else { nil } }
    }

    /// The pieces in groups, each of which is written from left to right, even if the groups follow each
    /// other from right to left.
    var groups: [[Piece]] {
        var groups: [[Piece]] = []
        var isOpen = false
        for piece in pieces {
            if isOpen, piece.joinsNumbers { groups[groups.count - 1].append(piece) } else { groups.append([piece]) }
            isOpen = piece.joinsNumbers
        }
        return groups
    }

    /// Splits a pattern of Unicode's locale data into pieces: letters stand for parts; other
    /// and quoted text is literal.
    static func pieces(of pattern: String, hours: inout String) -> [Piece] {
        var pieces: [Piece] = []
        var text = ""
        var isQuoted = false
        var rest = Substring(pattern)
        func flush() {
            if !text.isEmpty { pieces.append(.text(text.replacingOccurrences(of: "\u{202F}", with: " "))) }
            text = ""
        }
        while let letter = rest.first {
            if letter == "'" {
                isQuoted.toggle()
                rest = rest.dropFirst()
            } else if isQuoted || !(letter.isASCII && letter.isLetter) {
                text.append(letter)
                rest = rest.dropFirst()
            } else {
                let count = rest.prefix { $0 == letter }.count
                rest = rest.dropFirst(count)
                guard let part = part(letter) else { continue }
                flush()
                if part == .hour { hours = String(letter) }
                pieces.append(.part(part, digits: part == .year ? 1 : min(count, 2)))
            }
        }
        flush()
        return pieces
    }

    private static func part(_ letter: Character) -> DatePart? {
        switch letter {
        case "y", "u", "r": .year
        case "M", "L": .month
        case "d": .day
        case "H", "h", "K", "k": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
    }

    /// The hour of the day as the locale writes it.
    func shown(hour: Int) -> Int {
        switch hours {
        case "h": hour % 12 == 0 ? 12 : hour % 12
        case "K": hour % 12
        case "k": hour == 0 ? 24 : hour
        default: hour
        }
    }

    /// The hour of the day for a typed number, when the current hour is `present`; nil if no hour has that number.
    func hour(typed: Int, present: Int) -> Int? {
        switch hours {
        case "h", "K": typed <= 12 ? typed % 12 + present / 12 * 12 : typed < 24 ? typed : nil
        default: typed < 24 ? typed : typed == 24 ? 0 : nil
        }
    }
}
