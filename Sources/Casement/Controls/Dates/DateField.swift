import CasementCore
import Foundation

/// A field whose parts are edited separately: with the arrow keys, by typing numbers, or with the two arrows beside it.
struct DateField: View {
    @Binding var date: Date
    let range: ClosedRange<Date>
    let components: DatePickerComponents
    var hasArrows = false

    @State private var editing = DateEditing()
    @FocusState private var isFocused: Bool
    @Environment(\.dateContext) private var dateContext
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    private var parts: DateParts { DateParts(calendar: dateContext.calendar, range: range) }
    private var pattern: DatePattern {
        DatePattern(components, calendar: dateContext.calendar, locale: dateContext.locale)
    }

    var body: some View {
        let (pattern, parts) = (pattern, parts)
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            field(pattern, parts)
            if hasArrows {
                DateArrows { step in change { $0.step(by: step, &$1, pattern, parts) } }.centredOnCapitals()
            }
        }
        .fixedSize()
        .opacity(isEnabled ? 1 : 0.45)
        .accessibilityTransformed(accessibility(pattern, parts))
    }

    /// One element whose value is the date; increment and decrement change the part that is being edited.
    private func accessibility(
        _ pattern: DatePattern, _ parts: DateParts
    ) -> @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { _, context in
            var element = AccessibilityElement(.datefield, on: context.node)
            element.value = AccessibilityDate.words(date, components, dateContext)
            if context.hasFocus { element.traits.insert(.isFocused) }
            guard context.isEnabled else {
                element.traits.insert(.isDisabled)
                return [element]
            }
            element.set("press") { isFocused = true }
            element.set("increment") { change { $0.step(by: 1, &$1, pattern, parts) } }
            element.set("decrement") { change { $0.step(by: -1, &$1, pattern, parts) } }
            return [element]
        }
    }

    private func field(_ pattern: DatePattern, _ parts: DateParts) -> some View {
        HStack(spacing: 0) {
            ForEach(PlacedGroup.all(pattern)) { group in
                HStack(spacing: 0) {
                    ForEach(group.pieces) { view(of: $0, pattern, parts) }
                }
                .environment(\.layoutDirection, .leftToRight)
            }
        }
        .monospacedDigit()
        .lineLimit(1)
        .transformEnvironment(\.font) { $0 = $0 ?? size.font }
        .padding(EdgeInsets(top: size.verticalInsets.top, leading: 6, bottom: size.verticalInsets.bottom, trailing: 6))
        .background(Color(theme: .checkFace), in: RoundedRectangle(cornerRadius: 6))
        .overlay {
            RoundedRectangle(cornerRadius: 6).strokeBorder(Color(theme: .checkBorder).opacity(0.6), lineWidth: 1)
        }
        .contentShape(Rectangle())
        .focusable(isEnabled)
        .focused($isFocused)
        .onKeyPress(phases: [.down, .repeat]) { keyPressed($0, pattern, parts) }
        .onChange(of: isFocused) {
            if !isFocused { change { $0.commit(&$1, pattern, parts) } }
        }
    }

    @ViewBuilder private func view(
        of placed: PlacedPiece, _ pattern: DatePattern, _ parts: DateParts
    ) -> some View {
        switch placed.piece {
        case .text(let text): Text(verbatim: text).foregroundStyle(.secondary)
        case .part(let part, let digits):
            DatePartView(
                text: text(of: part, digits: digits, pattern, parts), widest: widest(part, parts),
                isLit: isFocused && editing.part == placed.number
            )
            .contentShape(Rectangle())
            .onTapGesture {
                change { $0.go(to: placed.number, &$1, pattern, parts) }
                isFocused = true
            }
        }
    }

    private func keyPressed(_ press: KeyPress, _ pattern: DatePattern, _ parts: DateParts) -> KeyPress.Result {
        guard press.modifiers.held.subtracting(.shift).isEmpty else { return .ignored }
        let last = pattern.parts.count - 1
        let forward = direction == .rightToLeft ? KeyEquivalent.leftArrow : .rightArrow
        switch press.key {
        case .leftArrow, .rightArrow:
            change { $0.go(to: $0.part + (press.key == forward ? 1 : -1), &$1, pattern, parts) }
        case .home: change { $0.go(to: 0, &$1, pattern, parts) }
        case .end: change { $0.go(to: last, &$1, pattern, parts) }
        case .upArrow: change { $0.step(by: 1, &$1, pattern, parts) }
        case .downArrow: change { $0.step(by: -1, &$1, pattern, parts) }
        case .delete, .deleteForward: change { editing, _ in editing.clear() }
        case .return where !editing.typed.isEmpty: change { $0.commit(&$1, pattern, parts) }
        default:
            guard press.modifiers.letType, press.key.isPrintable else { return .ignored }
            var isUsed = false
            change { isUsed = $0.type(press.key.character, &$1, pattern, parts) }
            return isUsed ? .handled : .ignored
        }
        return .handled
    }

    private func change(_ edit: (inout DateEditing, inout Date) -> Void) {
        var (editing, date) = (editing, date)
        edit(&editing, &date)
        if editing != self.editing { self.editing = editing }
        if date != self.date { self.date = date }
    }

    private func text(of part: DatePart, digits: Int, _ pattern: DatePattern, _ parts: DateParts) -> String {
        if isFocused, editing.part == pattern.parts.firstIndex(of: part), !editing.typed.isEmpty {
            return number(Int(editing.typed) ?? 0, digits: 1)
        }
        let value = parts.value(part, of: date)
        switch part {
        case .period: return value == 0 ? parts.calendar.amSymbol : parts.calendar.pmSymbol
        case .hour: return number(pattern.shown(hour: value), digits: digits)
        default: return number(value, digits: digits)
        }
    }

    /// The widest texts of a part, which reserve its width so that the other parts do not move.
    private func widest(_ part: DatePart, _ parts: DateParts) -> [String] {
        switch part {
        case .period: [parts.calendar.amSymbol, parts.calendar.pmSymbol]
        case .year: [number(2000, digits: 4)]
        default: [number(20, digits: 2)]
        }
    }

    private func number(_ value: Int, digits: Int) -> String {
        value.formatted(
            .number.grouping(.never).precision(.integerLength(max(1, digits)...)).locale(dateContext.locale))
    }
}

/// A piece of a pattern with an identity.
private struct PlacedPiece: Identifiable {
    let id: Int
    let piece: DatePattern.Piece
    /// The index of a part among the parts.
    let number: Int

}

/// Pieces that are written from left to right.
private struct PlacedGroup: Identifiable {
    let id: Int
    let pieces: [PlacedPiece]

    static func all(_ pattern: DatePattern) -> [PlacedGroup] {
        var all: [PlacedGroup] = []
        var (id, number) = (0, 0)
        for group in pattern.groups {
            var placed: [PlacedPiece] = []
            for piece in group {
                placed.append(PlacedPiece(id: id, piece: piece, number: number))
                id += 1
                if case .part = piece { number += 1 }
            }
            all.append(PlacedGroup(id: all.count, pieces: placed))
        }
        return all
    }
}

/// A part, highlighted while it is edited.
private struct DatePartView: View {
    let text: String
    let widest: [String]
    let isLit: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ZStack(alignment: .trailing) {
            ForEach(widest, id: \.self) { Text(verbatim: $0).hidden() }
            Text(verbatim: text).foregroundStyle(isLit ? Color.white : .primary)
        }
        .fixedSize()
        .padding(.horizontal, 1)
        .background(
            isLit ? AnyShapeStyle(Color(theme: .selection)) : AnyShapeStyle(.clear),
            in: RoundedRectangle(cornerRadius: 3))
    }
}

/// Two small arrows, one above the other.
private struct DateArrows: View {
    let step: (Int) -> Void
    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 0) {
            DateArrow(symbol: "chevron.up") { step(1) }.accessibilityIdentifier("increment")
            DateArrow(symbol: "chevron.down") { step(-1) }.accessibilityIdentifier("decrement")
        }
        .background(Color(theme: .control), in: RoundedRectangle(cornerRadius: 5))
        .clipShape(RoundedRectangle(cornerRadius: 5))
    }
}

private struct DateArrow: View {
    let symbol: String
    let action: () -> Void
    @State private var state = ControlState()
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    var body: some View {
        // In the field, the arrow keys do the same.
        _Control("StepButton", isFocusable: false, trigger: action, show: { state = $0 }) {
            Image(systemName: symbol).font(.system(size: 8, weight: .bold))
                .frame(width: 18, height: size.height * 0.43)
                .background(
                    state.isPressed
                        ? Color(theme: .controlPressed) : state.isHovered ? Color(theme: .control) : .clear)
        }
    }
}
