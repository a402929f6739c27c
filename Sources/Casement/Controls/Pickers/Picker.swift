import CasementCore
import Foundation

/// A control for choosing one of several values.
///
///     Picker("Flavour", selection: $flavour) {
///         Text("Vanilla").tag(Flavour.vanilla)
///         Text("Cherry").tag(Flavour.cherry)
///     }
///
/// Choices are identified by their `tag`, or in a ForEach by the element's id. If no choice has the selected value,
/// none is shown as chosen. The style determines how the choices are shown; see `pickerStyle(_:)`. In a menu, a picker
/// is an item that opens a menu of the choices; with the style `inline`, the choices are items of the menu itself,
/// below the picker's label.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let content: Content
    private let selection: Binding<SelectionValue>
    /// The view that a menu's button shows instead of the current choice.
    private var currentValueLabel: AnyView?

    @Environment(\.pickerLook) private var look
    @Environment(\.menuSession) private var menu
    @Environment(\.formAppearance) private var form
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.horizontalRadioGroupLayout) private var isHorizontal

    /// A picker with a custom label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

    /// A picker with a custom label (older form).
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (self.selection, self.content, self.label) = (selection, content(), label)
    }

    /// A picker that sets several values at once. It shows the value if all are equal, otherwise no choice.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        guard let first = bindings.first else {
            preconditionFailure("Picker(sources:selection:): there are no sources")
        }
        let common = first.wrappedValue
        let both = Binding(get: { common }, set: { new in for binding in bindings { binding.wrappedValue = new } })
        self.init(selection: both, content: content, label: label)
    }

    /// A picker whose menu button shows a custom view instead of the current choice.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
        self.currentValueLabel = AnyView(currentValueLabel())
    }

    public var body: some View {
        let found = ViewChoice.all(in: content, readsModifiers: true)
        if found.contains(where: { $0.isComposed && $0.tag == nil }) {
            let _ = (menu, look, labels, form, isHorizontal)
            ChoicesReader(content, opening: .options) { shown($0) }
        } else {
            shown(found)
        }
    }

    @ViewBuilder private func shown(_ found: [ViewChoice]) -> some View {
        let choices = PickerChoices(found, selection)
        if menu != nil {
            item(choices)
        } else if look.isLink {
            LinkPicker(label: label, choices: choices) { standard(choices) }
        } else {
            standard(choices)
        }
    }

    /// What it is in a menu: an item that opens a menu of the choices, or the choices in its place.
    @ViewBuilder private func item(_ choices: PickerChoices) -> some View {
        if kind == .menu {
            Menu {
                InlinePicker(choices: choices)
            } label: {
                label
            }
        } else if kind == .inline, labels != .hidden, !isUntitled {
            Section {
                InlinePicker(choices: choices)
            } header: {
                label
            }
        } else {
            Section { InlinePicker(choices: choices) }
        }
    }

    /// Whether the label is an empty text, which would be an empty line above the choices.
    private var isUntitled: Bool { (label as? Text).map { $0 == Text("") || $0 == Text(verbatim: "") } ?? false }

    private func standard(_ choices: PickerChoices) -> some View {
        _StyledContainer("Picker", isRigid: kind == .menu, accessibility: accessibility(choices)) {
            HStack(alignment: kind == .inline || kind == .radioGroup ? .top : .center, spacing: 8) {
                if labels != .hidden {
                    label
                    if form == .grouped { Spacer(minLength: 16) }
                }
                control(choices).alignedAsFormControl()
            }
        }
    }

    private var kind: PickerKind { look.kind }

    /// A menu is one element whose value is the current choice; in other styles the picker is a group of its choices.
    private func accessibility(
        _ choices: PickerChoices
    ) -> @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { [label, kind] below, context in
            let words = context.title(of: label) ?? AccessibilityElement.label(of: below.filter { $0.role == .text })
            if kind == .menu, var element = below.first(where: { $0.role == .button }) {
                (element.label, element.identifier) = (words, nil)
                element.value = choices.chosen.flatMap { context.title(of: $0.choice.view) }
                element.move(to: context.node.windowFrame, of: context.node)
                return [element]
            }
            var group = AccessibilityElement(.group, words, on: context.node, children: below)
            group.children.removeAll { $0.role == .text && $0.label == words }
            if !context.isEnabled { group.traits.insert(.isDisabled) }
            return [group]
        }
    }

    @ViewBuilder private func control(_ choices: PickerChoices) -> some View {
        switch kind {
        case .menu: MenuPicker(choices: choices, shown: currentValueLabel)
        case .segmented: SegmentedPicker(choices: choices)
        case .radioGroup, .inline: RadioPicker(choices: choices, isHorizontal: isHorizontal)
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { nil }
}

extension Picker where Label == Text {
    /// A picker with a text label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// A picker with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }

    /// A picker with a text label, whose button shows a custom view instead of the current choice.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a text label that sets several values at once, and shows the value if all are equal.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

    /// A picker with a text label that sets several values at once, and shows the value if all are equal.
    @_disfavoredOverload public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == Casement.Label<Text, Image> {
    /// A picker with a text label and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Casement.Label(titleKey, systemImage: systemImage) } }

    /// A picker with a text label and a picture of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Casement.Label(titleKey, image: image) } }
}

/// The choices of a picker, and which of them is selected.
@MainActor struct PickerChoices {
    struct Item: Identifiable {
        let id: Int
        let choice: ViewChoice
        let isChosen: Bool
    }

    let items: [Item]
    let choose: (Item) -> Void

    init<Value: Hashable>(_ choices: [ViewChoice], _ selection: Binding<Value>) {
        let now = AnyHashable(unwrapping: selection.wrappedValue)
        items = choices.enumerated().map { index, choice in
            Item(id: index, choice: choice, isChosen: choice.kind == .option && choice.tag == now)
        }
        choose = { item in
            guard let value = item.choice.tag?.base as? Value else { return }
            if value != selection.wrappedValue { selection.wrappedValue = value }
        }
    }

    var chosen: Item? { items.first(where: \.isChosen) }

    /// Whether Tab moves the focus to an item where all are visible: to the selected one, or the first if none is.
    /// Arrow keys move on from there.
    func takesFocus(_ item: Item) -> Bool {
        if let chosen { return item.id == chosen.id }
        return item.id == items.first { $0.choice.kind == .option }?.id
    }
}

extension Picker: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(label) }
}
