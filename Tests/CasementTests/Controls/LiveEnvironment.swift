import CasementTesting
import Expectations
import HostSupport
import Testing

/// Containers whose environment changes while they are shown look like new ones.
@MainActor struct LiveEnvironment {
    private struct Item: Identifiable {
        let id: Int
        var children: [Item]?
        var name: String { "Name \(id)" }
        static let all = (0..<6).map { Item(id: $0, children: $0 % 2 == 0 ? [Item(id: 100 + $0)] : nil) }
    }

    enum Content: CaseIterable {
        case list, alternating, selected, backgrounds, editing, sections, sidebar, bordered, table, form, columns,
            outline,
            disclosure, menu
    }

    enum Change: CaseIterable {
        case scheme, contrast, direction, controlSize, tint, typeSize, enabled, rowHeight, scale
    }

    private struct Rows: View {
        let content: Content

        var body: some View {
            switch content {
            case .list: List(Item.all) { Text($0.name) }
            case .alternating: List(Item.all) { Text($0.name) }.alternatingRowBackgrounds()
            case .selected: List(Item.all, selection: .constant(Set([1, 2]))) { Text($0.name) }
            case .backgrounds:
                List(Item.all) {
                    Label($0.name, systemImage: "folder").listRowBackground(Color.secondary.opacity(0.3))
                        .listRowSeparatorTint(.primary)
                }
            case .editing:
                List { ForEach(Item.all) { Text($0.name) }.onDelete { _ in } }
                    .environment(\.editMode, .constant(.active))
            case .sections: List { sections }
            case .sidebar:
                List(selection: .constant(Set([1]))) {
                    Section("Folders") { ForEach(Item.all) { Label($0.name, systemImage: "folder").tag($0.id) } }
                }
                .listStyle(.sidebar)
            case .bordered: List(Item.all) { Text($0.name) }.listStyle(.bordered)
            default: others
            }
        }

        @ViewBuilder private var others: some View {
            switch content {
            case .table:
                Table(Item.all, selection: .constant(Set([1]))) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Number") { Text("\($0.id)") }
                }
            case .form: Form { sections }.formStyle(.grouped)
            case .columns: Form { sections }.formStyle(.columns)
            case .outline: List { OutlineGroup(Item.all, children: \.children) { Text($0.name) } }
            case .disclosure:
                List {
                    DisclosureGroup("Open", isExpanded: .constant(true)) { ForEach(Item.all) { Text($0.name) } }
                }
            default:
                Text("menu").frame(width: 60, height: 40)
                    .contextMenu {
                        Button("One") {}
                        Divider()
                        Toggle("Two", isOn: .constant(true))
                        Menu("More") { Button("Three") {} }
                    }
            }
        }

        @ViewBuilder private var sections: some View {
            Section {
                Toggle("Toggle", isOn: .constant(true))
                TextField("Field", text: .constant("x"))
                Slider(value: .constant(0.4))
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            Section("Second") {
                LabeledContent("Label", value: "Value")
                Picker("Picker", selection: .constant(1)) { Text("1").tag(1) }
                Button("Button") {}
            }
        }
    }

    private func apply(_ change: Change, _ isChanged: Bool, to host: TestHost) {
        switch change {
        case .scheme: host.setEnvironment(\.colorScheme, isChanged ? .dark : .light)
        case .contrast: host.setEnvironment(\._colorSchemeContrast, isChanged ? .increased : .standard)
        case .direction: host.setEnvironment(\.layoutDirection, isChanged ? .rightToLeft : .leftToRight)
        case .controlSize: host.setEnvironment(\.controlSize, isChanged ? .large : .regular)
        case .tint: host.setEnvironment(\.tint, isChanged ? StyleInUse(style: Color.green) : nil)
        case .typeSize: host.setEnvironment(\.dynamicTypeSize, isChanged ? .xxxLarge : .large)
        case .enabled: host.setEnvironment(\.isEnabled, !isChanged)
        case .rowHeight: host.setEnvironment(\.defaultMinListRowHeight, isChanged ? 44 : 24)
        case .scale: host.move(toScale: isChanged ? 1.5 : 1)
        }
    }

    /// A host after everything that moves or fades by itself; the menu is opened where there is one.
    private func host(_ content: Content, _ change: Change, _ isChanged: Bool) -> TestHost {
        let host = TestHost(width: 320, height: 300) { Rows(content: content) }
        apply(change, isChanged, to: host)
        host.settle()
        if content == .menu {
            let point = CGPoint(x: 160, y: 150)
            host.hover(at: point)
            host.deliver(.pointerDown(point, .secondary, clicks: 1))
            host.deliver(.pointerUp(point, .secondary))
            host.hover(at: CGPoint(x: 1, y: 1))
        }
        host.advance(by: 3)
        return host
    }

    @Test("a change while a container is shown, and back", arguments: Content.allCases, Change.allCases)
    func changes(content: Content, change: Change) {
        let live = host(content, change, false), changed = host(content, change, true)
        let (before, after) = (live.snapshot(), changed.snapshot())
        for isChanged in [true, false] {
            apply(change, isChanged, to: live)
            live.advance(by: 3)
            expect(live.snapshot().difference(from: isChanged ? after : before)?.count, equals: 0)
            apply(change, !isChanged, to: changed)
            changed.advance(by: 3)
            expect(changed.snapshot().difference(from: isChanged ? before : after)?.count, equals: 0)
        }
    }
}
