import CasementCore
import Foundation

/// A button that shows the current choice and opens a menu of the choices.
struct MenuPicker: View {
    let choices: PickerChoices
    /// The view that the button shows instead of the current choice.
    var shown: AnyView?
    @State private var isOpen = false
    @State private var state = ControlState()
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            "PopUpButton", isRigid: true, accessibility: MenuOpener.accessibility(isOpen: isOpen) { isOpen = true },
            trigger: { isOpen = true },
            show: { state = $0 }
        ) {
            ControlBezel(
                isPressed: state.isPressed || isOpen, isHovered: state.isHovered && isEnabled, isEnabled: isEnabled,
                isReleasing: state.isReleasing
            ) {
                HStack(spacing: 8) {
                    if let shown {
                        shown
                    } else if let chosen = choices.chosen {
                        chosen.choice.view
                    } else {
                        Text(verbatim: " ")
                    }
                    Image(systemName: "chevron.up.chevron.down").imageScale(.small).foregroundStyle(.secondary)
                }
            }
        }
        .opensByArrows { isOpen = true }
        .modifier(
            _PresentationModifier(
                isPresented: isOpen, place: .below, dismiss: { isOpen = false }, kind: .choices,
                offersShortcuts: choices.items.contains { $0.choice.shortcut != nil }
            ) {
                MenuSurface(session: MenuSession { isOpen = false }) { InlinePicker(choices: choices) }
            })
    }
}

extension PickerChoices.Item {
    /// One of several choices, selected or not.
    func accessibility(as role: AccessibilityRole)
        -> @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void
    {
        let isChosen = isChosen
        return { element, _ in
            element.role = role
            if isChosen { element.traits.insert(.isSelected) }
        }
    }
}

/// The choices as items of a menu.
struct InlinePicker: View {
    let choices: PickerChoices
    static var _isBuiltIn: Bool { true }

    var body: some View {
        ForEach(choices.items) { item in
            switch item.choice.kind {
            case .option:
                Button {
                    choices.choose(item)
                } label: {
                    MenuMark(isOn: item.isChosen)
                    item.choice.view
                }
                .environment(\.menuItemHasMark, true)
                .environment(\.keyboardShortcut, item.choice.shortcut)
                .accessibilityAddTraits(item.isChosen ? .isSelected : [])
            case .divider: Divider()
            case .header:
                item.choice.view.font(.caption).foregroundStyle(.secondary).padding(.leading, 10).padding(.top, 4)
            }
        }
    }
}

/// The choices side by side in one trough; the selected one is raised.
struct SegmentedPicker: View {
    let choices: PickerChoices
    /// The segment that has the focus: the selected one.
    @FocusState private var focus: Int?
    /// The accessibility role of each segment.
    var role = AccessibilityRole.radio
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.pickerLook) private var look
    @Environment(\.paletteSelectionEffect) private var selectionEffect

    static var _isBuiltIn: Bool { true }

    private var effect: PaletteSelectionEffect { look.isPalette ? selectionEffect : .automatic }

    private var options: [PickerChoices.Item] { choices.items.filter { $0.choice.kind == .option } }

    var body: some View {
        let options = options
        let chosen = options.firstIndex(where: \.isChosen)
        EqualColumns {
            ForEach(options) { item in
                Segment(
                    item: item, role: role, isFocusable: choices.takesFocus(item), effect: effect,
                    choose: choices.choose
                )
                .focused($focus, equals: item.id)
            }
        }
        .background(alignment: .topLeading) {
            if let chosen, effect.isRaised {
                EqualColumn(place: chosen, of: options.count) { RaisedSegment() }
                    .animation(reducesMotion ? nil : .snappy(duration: 0.22), value: chosen)
            }
        }
        .padding(2)
        .background(Color(theme: .control), in: RoundedRectangle(cornerRadius: 8))
        .overlay {
            if contrast == .increased {
                RoundedRectangle(cornerRadius: 8).strokeBorder(Color(theme: .controlEdge), lineWidth: 1)
            }
        }
        .opacity(isEnabled ? 1 : 0.45)
        .onMoveCommand { move($0) }
        .onChange(of: choices.chosen?.id) { if focus != nil { focus = $1 } }
    }

    private func move(_ command: MoveCommandDirection) {
        let all = options
        let now = all.firstIndex(where: \.isChosen)
        let isBack = command == .up || command == (direction == .rightToLeft ? .right : .left)
        let next = now.map { isBack ? $0 - 1 : $0 + 1 } ?? 0
        if all.indices.contains(next) { choices.choose(all[next]) }
    }

    private struct Segment: View {
        let item: PickerChoices.Item
        let role: AccessibilityRole
        let isFocusable: Bool
        let effect: PaletteSelectionEffect
        let choose: (PickerChoices.Item) -> Void
        @Environment(\.controlSize) private var size

        static var _isBuiltIn: Bool { true }

        var body: some View {
            ChoiceControl(kind: "Segment", item: item, role: role, isFocusable: isFocusable, choose: choose) { state in
                let label = item.choice.view
                    .lineLimit(1)
                    .fontWeight(.medium)
                    .foregroundStyle(
                        ControlForeground(Color.primary.opacity(item.isChosen ? 1 : 0.8))
                    )
                    .transformEnvironment(\.font) { $0 = $0 ?? size.font }
                    .transformEnvironment(\.symbolVariants) { variants in
                        if item.isChosen, let chosen = effect.variants { variants = chosen }
                    }
                    .padding(
                        EdgeInsets(
                            top: size.buttonInsets.top - 2, leading: 4, bottom: size.buttonInsets.bottom - 2,
                            trailing: 4))
                GivenRoom(sides: 8) { label }
                    .frame(maxWidth: .infinity)
                    .background(face(state), in: RoundedRectangle(cornerRadius: 6))
            }
        }

        private func face(_ state: ControlState) -> Color {
            if item.isChosen, effect.isRaised { return .clear }
            return state.isPressed || state.isHovered ? Color(theme: .control) : .clear
        }
    }
}

/// The background of the selected segment.
private struct RaisedSegment: View {
    @Environment(\.colorSchemeContrast) private var contrast
    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6)
        shape.fill(Color(theme: .segment))
            .shadow(color: .black.opacity(0.14), radius: 1, y: 0.5)
            .overlay { if contrast == .increased { shape.strokeBorder(Color(theme: .controlEdge), lineWidth: 1) } }
    }
}

/// Places a view in one of several equal columns.
private struct EqualColumn: Layout {
    let place: Int
    let count: Int

    init(place: Int, of count: Int) { (self.place, self.count) = (place, count) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, count))
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(place) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// Prefers free space at both sides, which is given up before content is truncated.
private struct GivenRoom: Layout {
    /// The space at each side, in points.
    let sides: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = subviews.first?.sizeThatFits(proposal) ?? .zero
        if proposal.width == nil { size.width += 2 * sides }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
}

/// Columns of equal width, that of the widest.
private struct EqualColumns: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let count = CGFloat(max(1, subviews.count))
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = ideal.map(\.width).max() ?? 0
        let height = ideal.map(\.height).max() ?? 0
        let width = proposal.width.map { $0.isFinite ? min($0, widest * count) : widest * count } ?? widest * count
        return CGSize(width: max(width, 0), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// The choices with radio buttons.
struct RadioPicker: View {
    let choices: PickerChoices
    let isHorizontal: Bool
    /// The choice that has the focus: the selected one.
    @FocusState private var focus: Int?

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let layout =
            isHorizontal
            ? AnyLayout(HStackLayout(spacing: 14)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
        layout {
            ForEach(choices.items) { item in
                switch item.choice.kind {
                case .option:
                    RadioButton(item: item, isFocusable: choices.takesFocus(item), choose: choices.choose)
                        .focused($focus, equals: item.id)
                case .divider: Divider()
                case .header: item.choice.view.font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
        .onMoveCommand { move($0) }
        .onChange(of: choices.chosen?.id) { if focus != nil { focus = $1 } }
    }

    private func move(_ command: MoveCommandDirection) {
        let all = choices.items.filter { $0.choice.kind == .option }
        guard let now = all.firstIndex(where: \.isChosen) else { return all.first.map(choices.choose) ?? () }
        let next = command == .up || command == .left ? now - 1 : now + 1
        if all.indices.contains(next) { choices.choose(all[next]) }
    }
}

private struct RadioButton: View {
    let item: PickerChoices.Item
    let isFocusable: Bool
    let choose: (PickerChoices.Item) -> Void
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ChoiceControl(kind: "RadioButton", item: item, role: .radio, isFocusable: isFocusable, choose: choose) {
            state in
            HStack(alignment: .firstTextBaseline, spacing: 7) {
                mark(state).centredOnCapitals()
                item.choice.view.controlLabel(size)
            }
            .opacity(isEnabled ? 1 : 0.45)
        }
    }

    private func mark(_ state: ControlState) -> some View {
        ZStack {
            if item.isChosen {
                Circle().fill(FillUnderText(.tint))
                Circle().fill(TextOnFill(.tint)).padding(size.checkSize * 0.31)
            } else {
                Circle().fill(Color(theme: state.isPressed ? .controlPressed : .checkFace))
                Circle().strokeBorder(Color(theme: state.isHovered ? .checkBorderHovered : .checkBorder), lineWidth: 1)
            }
        }
        .frame(width: size.checkSize, height: size.checkSize)
        .animation(.easeOut(duration: 0.15), value: item.isChosen)
    }
}

/// The control of one choice, which a press chooses.
private struct ChoiceControl<Label: View>: View {
    let kind: String
    let item: PickerChoices.Item
    let role: AccessibilityRole
    let isFocusable: Bool
    let choose: (PickerChoices.Item) -> Void
    @ViewBuilder let label: (ControlState) -> Label
    @State private var state = ControlState()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            kind, isFocusable: isFocusable, accessibility: item.accessibility(as: role), trigger: { choose(item) },
            show: { state = $0 }
        ) { label(state) }
    }
}
