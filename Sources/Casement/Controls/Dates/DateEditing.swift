import Foundation

/// The keyboard editing of a date field: which part is edited, and which digits of it have been typed.
struct DateEditing: Equatable {
    /// The index of the edited part in the pattern.
    var part = 0
    /// The typed digits that are not committed as a number yet.
    private(set) var typed = ""

    /// Moves to another part; the digits typed for the current one are committed if they are valid for it.
    mutating func go(to new: Int, _ date: inout Date, _ pattern: DatePattern, _ parts: DateParts) {
        commit(&date, pattern, parts)
        part = max(0, min(new, pattern.parts.count - 1))
    }

    /// Commits the typed digits.
    mutating func commit(_ date: inout Date, _ pattern: DatePattern, _ parts: DateParts) {
        defer { typed = "" }
        guard let number = Int(typed), let part = part(in: pattern) else { return }
        if let value = value(number, part, date, pattern, parts) { date = parts.setting(part, to: value, in: date) }
    }

    /// Discards the typed digits.
    mutating func clear() { typed = "" }

    /// Changes the part to its next or previous number.
    mutating func step(by step: Int, _ date: inout Date, _ pattern: DatePattern, _ parts: DateParts) {
        commit(&date, pattern, parts)
        if let part = part(in: pattern) { date = parts.stepping(part, by: step, in: date) }
    }

    /// Types a character; false if it has no meaning here.
    mutating func type(_ character: Character, _ date: inout Date, _ pattern: DatePattern, _ parts: DateParts) -> Bool {
        guard let part = part(in: pattern) else { return false }
        if part == .period { return choosePeriod(character, &date, parts) }
        guard let digit = character.wholeNumberValue, (0...9).contains(digit) else {
            // A separator between parts moves to the next part.
            guard !typed.isEmpty, "./-:, ".contains(character) else { return false }
            go(to: self.part + 1, &date, pattern, parts)
            return true
        }
        typed.append("\(digit)")
        let number = Int(typed) ?? 0
        let last = last(part, date, parts)
        let isWhole = typed.count == (part == .year ? 4 : 2) || number * 10 > last
        guard isWhole else { return true }
        if value(number, part, date, pattern, parts) == nil {
            // Not after the digits typed before; the number starts again.
            typed = typed.count > 1 && digit > 0 ? "\(digit)" : ""
            return true
        }
        go(to: self.part + 1, &date, pattern, parts)
        return true
    }

    private func part(in pattern: DatePattern) -> DatePart? {
        let all = pattern.parts
        return all.indices.contains(part) ? all[part] : nil
    }

    private func value(
        _ number: Int, _ part: DatePart, _ date: Date, _ pattern: DatePattern, _ parts: DateParts
    ) -> Int? {
        if part == .hour { return pattern.hour(typed: number, present: parts.value(.hour, of: date)) }
        let values = parts.values(part, at: date)
        // The month may be typed after the day.
        return number >= values.lowerBound && number <= last(part, date, parts) ? min(number, values.upperBound) : nil
    }

    /// The greatest number that can be typed.
    private func last(_ part: DatePart, _ date: Date, _ parts: DateParts) -> Int {
        switch part {
        case .hour: 23
        case .day: (parts.calendar.maximumRange(of: .day)?.upperBound ?? 32) - 1
        default: parts.values(part, at: date).upperBound
        }
    }

    private func choosePeriod(_ character: Character, _ date: inout Date, _ parts: DateParts) -> Bool {
        let letter = character.lowercased()
        let halves = [parts.calendar.amSymbol, parts.calendar.pmSymbol].map { $0.lowercased() }
        guard let half = halves.firstIndex(where: { $0.hasPrefix(letter) }) else { return false }
        date = parts.setting(.period, to: half, in: date)
        return true
    }
}
