import SwiftUI

/// The menus of the LogViewer beside the standard ones. They are for the file of the key window.
struct LogCommands: Commands {
    @FocusedValue(LogModel.self) private var model
    @FocusedBinding(\.showsDetails) private var showsDetails

    var body: some Commands {
        CommandGroup(after: .textEditing) {
            Group {
                Button("Find Next") { model?.goToNextHit() }.keyboardShortcut("g")
                Button("Find Previous") { model?.goToNextHit(backwards: true) }
                    .keyboardShortcut("g", modifiers: [.command, .shift])
            }
            .disabled(model?.hits.isEmpty ?? true)
            Button("Show All Lines") { model?.showAll() }.disabled(!(model?.isFiltered ?? false))
        }
        CommandGroup(before: .toolbar) {
            Group {
                Toggle("Follow", isOn: value(\.isFollowing)).keyboardShortcut("t")
                Toggle("Wrap Lines", isOn: value(\.wraps)).keyboardShortcut("r")
                Toggle("Details", isOn: Binding($showsDetails) ?? .constant(false)).keyboardShortcut("i")
            }
            .disabled(model?.bytes == nil)
        }
    }

    private func value(_ keyPath: ReferenceWritableKeyPath<LogModel, Bool>) -> Binding<Bool> {
        Binding(get: { model?[keyPath: keyPath] ?? false }, set: { model?[keyPath: keyPath] = $0 })
    }
}

extension FocusedValues {
    /// Whether the window shows the details of a line.
    @Entry var showsDetails: Binding<Bool>?
}
