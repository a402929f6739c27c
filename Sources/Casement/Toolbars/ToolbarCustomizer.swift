import CasementCore
import Foundation

/// The dialog in which a user adds, removes and reorders the items of a bar. The bar follows at once.
struct ToolbarCustomizer: View {
    let entries: [BarEntry]
    @State private var selection: BarEntry.ID?
    @Environment(\.dismiss) private var dismiss

    static var _isBuiltIn: Bool { true }

    private var edits: ToolbarEdits { ToolbarEdits(entries) }

    var body: some View {
        let edits = edits
        VStack(spacing: 0) {
            VStack(spacing: 3) {
                Text("Customize Toolbar").font(.headline).accessibilityAddTraits(.isHeader)
                Text("Drag items to change their order.").font(.callout).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .padding(.vertical, 12)
            List(selection: $selection) {
                Section("In the Toolbar") {
                    ForEach(edits.shown) { row($0) }
                        .onMove { places, target in places.first.map { edits.move($0, to: target) } }
                        .onDelete { for place in $0 { edits.setShown(edits.shown[place], false) } }
                }
                Section("Available") {
                    ForEach(edits.available) { row($0) }
                    if edits.available.isEmpty {
                        Text("All items are in the toolbar.").foregroundStyle(.secondary).selectionDisabled()
                    }
                }
            }
            .listStyle(.bordered)
            .onKeyPress(keys: [.upArrow, .downArrow, .space]) { press($0) }
            .accessibilityLabel("Items")
            .padding(.horizontal, 12)
            HStack {
                Button("Restore Defaults") { edits.restore() }
                Spacer(minLength: 20)
                Button("Done") { dismiss() }.keyboardShortcut(.defaultAction).buttonStyle(.borderedProminent)
            }
            .padding(12)
        }
        .frame(
            minWidth: 200, idealWidth: 360, maxWidth: .infinity, minHeight: 160, idealHeight: 400, maxHeight: .infinity)
    }

    private func row(_ entry: BarEntry) -> some View {
        CustomizerRow(entry: entry, edits: edits)
            .moveDisabled(!(entry.info.customization?.canMove ?? false))
            .deleteDisabled(!(entry.info.customization?.canHide ?? false))
            .tag(entry.id)
    }

    /// Alt with an arrow moves the selected item, space adds or removes it.
    private func press(_ press: KeyPress) -> KeyPress.Result {
        guard let entry = entries.first(where: { $0.id == selection }) else { return .ignored }
        switch (press.key, press.modifiers.intersection([.option, .control, .command, .shift])) {
        case (.upArrow, .option): edits.move(entry, by: -1)
        case (.downArrow, .option): edits.move(entry, by: 1)
        case (.space, []): edits.toggle(entry)
        default: return .ignored
        }
        return .handled
    }
}

/// An item: its icon and title, and a button that adds or removes it.
private struct CustomizerRow: View {
    let entry: BarEntry
    let edits: ToolbarEdits

    static var _isBuiltIn: Bool { true }

    private var isShown: Bool { entry.info.customization?.isShown ?? true }
    private var canHide: Bool { entry.info.customization?.canHide ?? false }

    var body: some View {
        let summary = entry.item.summary
        HStack(spacing: 8) {
            HStack { summary?.icon }.frame(width: 22).accessibilityHidden(true)
            HStack { if let title = summary?.title { title } else { Text(verbatim: entry.info.readableID) } }
                .accessibilityAction(named: "Move Up") { edits.move(entry, by: -1) }
                .accessibilityAction(named: "Move Down") { edits.move(entry, by: 1) }
            Spacer(minLength: 8)
            if canHide {
                Button {
                    edits.toggle(entry)
                } label: {
                    Image(systemName: isShown ? "minus.circle" : "plus.circle")
                        .foregroundStyle(.secondary)
                        .accessibilityLabel(isShown ? "Remove" : "Add")
                }
                .buttonStyle(.plain)
                .help(isShown ? "Remove from the toolbar" : "Add to the toolbar")
            }
        }
        .lineLimit(1)
        .frame(minHeight: 28)
    }
}

extension BarItemInfo {
    /// The identifier as words, for an item that shows none: "Font size" for "fontSize" and "font-size".
    fileprivate var readableID: String {
        var words = ""
        for character in id ?? "" {
            if !character.isLetter, !character.isNumber {
                if !words.isEmpty, words.last != " " { words += " " }
            } else if character.isUppercase, let last = words.last, last.isLowercase {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// The changes that a user can make to the items of a bar.
@MainActor struct ToolbarEdits {
    /// All items that can be customised, in the order of the bar.
    private let entries: [BarEntry]
    let shown: [BarEntry]
    let available: [BarEntry]

    init(_ entries: [BarEntry]) {
        self.entries = entries
        shown = entries.filter { $0.info.customization?.isShown ?? true }
        available = entries.filter { !($0.info.customization?.isShown ?? true) }
    }

    func toggle(_ entry: BarEntry) {
        guard let customization = entry.info.customization else { return }
        setShown(entry, !customization.isShown)
    }

    func setShown(_ entry: BarEntry, _ isShown: Bool) {
        guard let customization = entry.info.customization, customization.canHide, let id = entry.info.id else {
            return
        }
        change(customization) { $0.setShown(id, isShown) }
    }

    /// Moves a shown item before the one at `target`.
    func move(_ place: Int, to target: Int) {
        guard shown.indices.contains(place), place != target, place + 1 != target else { return }
        let moved = shown[place]
        guard let customization = moved.info.customization, customization.canMove else { return }
        var order = entries.filter { $0 != moved }
        let next = target < shown.count ? order.firstIndex(of: shown[target]) : nil
        order.insert(moved, at: next ?? order.count)
        let ids = order.filter { $0.info.customization?.toolbar == customization.toolbar }.compactMap(\.info.id)
        change(customization) { $0.setOrder(ids) }
    }

    /// Moves a shown item by a step, within its part of the bar.
    func move(_ entry: BarEntry, by step: Int) {
        guard let place = shown.firstIndex(of: entry), shown.indices.contains(place + step) else { return }
        let other = shown[place + step]
        guard other.info.placement.section == entry.info.placement.section, other.info.customization?.canMove ?? false
        else { return }
        move(place, to: step < 0 ? place + step : place + step + 1)
    }

    /// Undoes all that the user has changed.
    func restore() {
        for entry in entries {
            if let customization = entry.info.customization { change(customization) { $0 = ToolbarArrangement() } }
        }
    }

    private func change(_ customization: BarCustomization, _ change: (inout ToolbarArrangement) -> Void) {
        guard let editor = customization.editor as? ToolbarEditor else { return }
        var arrangement = editor.arrangement.wrappedValue
        change(&arrangement)
        if arrangement != editor.arrangement.wrappedValue { editor.arrangement.wrappedValue = arrangement }
    }
}

extension BarPlacement {
    /// The part of the row above the content that an item is in, within which it can be moved: 0 is the leading
    /// one. Nil for items of other bars, which cannot be customised.
    var section: Int? {
        switch self {
        case .navigation: 0
        case .principal, .status: 1
        case .automatic, .primaryAction, .secondaryAction: 2
        default: nil
        }
    }
}
