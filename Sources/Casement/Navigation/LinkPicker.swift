import CasementCore

/// A picker as a link, which shows the current choice, to a page of the choices.
struct LinkPicker<Label: View, Other: View>: View {
    let label: Label
    let choices: PickerChoices
    /// The picker outside of navigation.
    @ViewBuilder let other: Other
    @Environment(\.navigation) private var navigation
    @Environment(\.labelsVisibility) private var labels

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if navigation == nil {
            other
        } else {
            NavigationLink {
                ChoicesPage(title: label as? Text, choices: choices)
            } label: {
                HStack(spacing: 8) {
                    if labels != .hidden {
                        label
                        Spacer(minLength: 8)
                    }
                    if let chosen = choices.chosen { chosen.choice.view.foregroundStyle(.secondary) }
                }
            }
        }
    }
}

/// The choices of a picker as the rows of a page. A press chooses one and navigates back.
private struct ChoicesPage: View {
    let title: Text?
    let choices: PickerChoices
    @Environment(\.dismiss) private var dismiss

    static var _isBuiltIn: Bool { true }

    var body: some View {
        List {
            ForEach(choices.items) { item in
                switch item.choice.kind {
                case .option:
                    Button {
                        choices.choose(item)
                        dismiss()
                    } label: {
                        ChoiceRow(item: item)
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(item.isChosen ? .isSelected : [])
                case .divider: Divider()
                case .header: item.choice.view.font(.headline).foregroundStyle(.secondary)
                }
            }
        }
        .navigationTitle(title ?? Text(verbatim: ""))
    }
}

private struct ChoiceRow: View {
    let item: PickerChoices.Item

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack {
            item.choice.view
            Spacer(minLength: 8)
            if item.isChosen {
                Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
            }
        }
        .frame(minHeight: 24)
        .contentShape(Rectangle())
    }
}
