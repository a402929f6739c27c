import Foundation

/// What the environment says about finding in texts.
struct FindOptions {
    var navigator: FindNavigator?
    var isFindDisabled = false
    var isReplaceDisabled = false
    var theme = ThemeVariant.light

    init() {}

    init(_ values: EnvironmentValues) {
        navigator = values.findNavigator
        (isFindDisabled, isReplaceDisabled) = (values.isFindDisabled, values.isReplaceDisabled)
        theme = values.themeVariant
    }
}

/// Whether the program shows the bar that finds in a text, and how it hears that the user opened or closed it.
package struct FindNavigator {
    /// The place of the modifier: only one editor in it has the bar.
    @MainActor package final class Place {
        weak var owner: TextFind?
        var isTaken: Bool { owner?.isOpen ?? false }
        package nonisolated init() {}
    }

    package var isPresented: Bool
    package var place: Place
    package var setPresented: (Bool) -> Void

    package init(isPresented: Bool, place: Place, setPresented: @escaping (Bool) -> Void) {
        (self.isPresented, self.place, self.setPresented) = (isPresented, place, setPresented)
    }
}

private struct FindNavigatorKey: EnvironmentKey { static var defaultValue: FindNavigator? { nil } }
private struct FindDisabledKey: EnvironmentKey { static let defaultValue = false }
private struct ReplaceDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var findNavigator: FindNavigator? {
        get { self[FindNavigatorKey.self] }
        set { self[FindNavigatorKey.self] = newValue }
    }
    package var isFindDisabled: Bool {
        get { self[FindDisabledKey.self] }
        set { self[FindDisabledKey.self] = newValue }
    }
    package var isReplaceDisabled: Bool {
        get { self[ReplaceDisabledKey.self] }
        set { self[ReplaceDisabledKey.self] = newValue }
    }
}

/// The keys that find in a text: as in GTK's editors, and Control-Alt-F as on macOS.
package enum FindKey: Equatable, Sendable {
    case find, replace, next, previous, close

    package init?(_ press: KeyPress) {
        let held = press.modifiers.held
        let isControl = !held.isDisjoint(with: [.control, .command])
        let isShift = held.contains(.shift)
        if press.key == Self.f3 {
            self = isShift ? .previous : .next
            return
        }
        if press.key == .escape, held.isEmpty {
            self = .close
            return
        }
        guard isControl else { return nil }
        switch (press.key.character.lowercased(), held.contains(.option)) {
        case ("f", false) where !isShift: self = .find
        case ("f", true), ("h", false): self = .replace
        case ("g", false): self = isShift ? .previous : .next
        default: return nil
        }
    }

    private static let f3 = KeyEquivalent("\u{F706}")
}

/// The found parts of a text, as they are shown.
struct TextMarks {
    /// A part of a row, in bytes of the row.
    struct Part {
        var range: Range<Int>
        var color: ResolvedColor
    }

    var matches: TextMatches
    var current: Int?
    var color: ResolvedColor
    var currentColor: ResolvedColor

    /// The parts in some bytes of the text.
    func parts(in range: Range<Int>) -> [Part] {
        guard !matches.ranges.isEmpty, !range.isEmpty else { return [] }
        return matches.overlapping(range).map { index in
            let part = matches.ranges[index].clamped(to: range)
            return Part(
                range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
                color: index == current ? currentColor : color)
        }
    }
}
