import SwiftUI

/// The search terms, and the navigation between hits.
struct SearchBar: View {
    @Bindable var model: LogModel
    private enum Field { case find, filter }
    @FocusState private var field: Field?

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField("Find", text: $model.find)
                .focused($field, equals: .find)
                .onKeyPress(keys: [.return], phases: [.down, .repeat]) { press in
                    model.goToNextHit(backwards: press.modifiers.contains(.shift))
                    return .handled
                }
                .onKeyPress(.escape) {
                    model.find = ""
                    return .handled
                }
                .frame(minWidth: 120, maxWidth: 320)
                .accessibilityIdentifier("find")
            Text(model.hitText)
                .font(.callout.monospacedDigit())
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .frame(minWidth: 90, alignment: .leading)
                .accessibilityIdentifier("hits")
            ControlGroup {
                Button("Previous", systemImage: "chevron.up") { model.goToNextHit(backwards: true) }
                    .keyboardShortcut("g", modifiers: [.command, .shift])
                    .help("Previous hit (Shift Ctrl G)")
                    .accessibilityIdentifier("previous")
                Button("Next", systemImage: "chevron.down") { model.goToNextHit() }
                    .keyboardShortcut("g")
                    .help("Next hit (Ctrl G)")
                    .accessibilityIdentifier("next")
            }
            .labelStyle(.iconOnly)
            .disabled(model.hits.isEmpty)
            .fixedSize()
            Spacer(minLength: 0)
            TextField("Filter lines", text: $model.filter)
                .focused($field, equals: .filter)
                .onKeyPress(.escape) {
                    model.filter = ""
                    return .handled
                }
                .frame(minWidth: 100, maxWidth: 240)
                .accessibilityIdentifier("filter")
            Toggle("Wrap", isOn: $model.wraps)
                .keyboardShortcut("r")
                .help("Show long lines whole (Ctrl R)")
                .accessibilityIdentifier("wrap")
                .fixedSize()
            Toggle("Follow", isOn: $model.isFollowing)
                .keyboardShortcut("t")
                .help("Show what is added to the file (Ctrl T)")
                .accessibilityIdentifier("follow")
                .fixedSize()
        }
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background { shortcuts }
    }

    /// Keyboard shortcuts to the fields, on invisible buttons.
    private var shortcuts: some View {
        ZStack {
            Button("Find") { field = .find }.keyboardShortcut("f")
            Button("Filter") { field = .filter }.keyboardShortcut("f", modifiers: [.command, .shift])
        }
        .opacity(0)
        .allowsHitTesting(false)
    }
}
