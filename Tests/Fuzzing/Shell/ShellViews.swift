import Casement
import CasementCore

/// What the views tell: which pages exist, which are on screen, and which fields have the focus.
@MainActor final class ShellRecord {
    var alive: [String: Int] = [:]
    var visible: [String: Int] = [:]
    var focused: Set<String> = []
}

/// The content of a window or sheet.
struct ShellSceneView: View {
    @Bindable var scene: ShellScene
    let record: ShellRecord

    var body: some View {
        VStack(spacing: 0) {
            if scene.hasPresenter { ShellPresenter(scene: scene, record: record) }
            NavigationStack(path: $scene.path) {
                ShellPage(name: "\(scene.name) root", record: record)
                    .navigationDestination(for: Int.self) {
                        ShellPage(name: "\(scene.name) page \($0)", record: record)
                    }
                    .navigationDestination(isPresented: $scene.isPushed) {
                        ShellPage(name: "\(scene.name) pushed", record: record)
                    }
            }
        }
        .frame(minWidth: 320, minHeight: 260)
    }
}

/// The view of a scene that presents.
private struct ShellPresenter: View {
    @Bindable var scene: ShellScene
    let record: ShellRecord

    var body: some View {
        Text("\(scene.name) presenter")
            .sheet(isPresented: $scene.isSheetShown, onDismiss: { scene.dismissals += 1 }) { content(.sheet) }
            .sheet(item: $scene.item, onDismiss: { scene.dismissals += 1 }) { _ in content(.item) }
            .alert("\(scene.name) alert", isPresented: $scene.isAlertShown) {
                Button("Agree") {}
                Button("Refuse", role: .cancel) {}
            }
            .confirmationDialog("\(scene.name) dialog", isPresented: $scene.isDialogShown, titleVisibility: .visible) {
                Button("Empty", role: .destructive) {}
            }
            .popover(isPresented: $scene.isPopoverShown) { Text("\(scene.name) popover").padding() }
    }

    @ViewBuilder private func content(_ kind: ShellKind) -> some View {
        if let inner = scene.inner[kind] { ShellSceneView(scene: inner, record: record) } else { Text("too deep") }
    }
}

/// A page with state, a field, and the ways on and back.
private struct ShellPage: View {
    let name: String
    let record: ShellRecord
    @State private var taps = 0
    @State private var text = ""
    @StateObject private var life: Life
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    init(name: String, record: ShellRecord) {
        (self.name, self.record) = (name, record)
        _life = StateObject(wrappedValue: Life(name, record))
    }

    var body: some View {
        VStack(spacing: 4) {
            Text(name)
            Button("\(name) taps \(taps)") { taps += 1 }
            NavigationLink("\(name) on", value: 9)
            Button("\(name) close") { dismiss() }
            TextField("\(name) field", text: $text).focused($isFocused).accessibilityIdentifier("\(name) field")
        }
        .onAppear { record.visible[name, default: 0] += 1 }
        .onDisappear { record.visible[name, default: 0] -= 1 }
        .onChange(of: isFocused, initial: true) {
            if isFocused { record.focused.insert(name) } else { record.focused.remove(name) }
        }
        .onDisappear { record.focused.remove(name) }
    }

    /// Lives as long as the page's state.
    @MainActor private final class Life: ObservableObject {
        private let name: String
        private let record: ShellRecord

        init(_ name: String, _ record: ShellRecord) {
            (self.name, self.record) = (name, record)
            record.alive[name, default: 0] += 1
        }

        isolated deinit { record.alive[name, default: 0] -= 1 }
    }
}
