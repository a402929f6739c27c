import Casement

/// A file or folder of a project.
private struct ProjectFile: Identifiable {
    let id: String
    var kind: String
    var size: Int
    var children: [ProjectFile]?

    static let sources = ProjectFile(
        id: "Sources", kind: "Folder", size: 48_200,
        children: [
            ProjectFile(
                id: "Views", kind: "Folder", size: 31_000,
                children: [
                    ProjectFile(id: "ContentView.swift", kind: "Swift source", size: 18_400),
                    ProjectFile(id: "DetailView.swift", kind: "Swift source", size: 12_600),
                ]),
            ProjectFile(id: "App.swift", kind: "Swift source", size: 17_200),
        ])
    static let others = [
        ProjectFile(id: "Package.swift", kind: "Swift source", size: 1_300),
        ProjectFile(id: "README.md", kind: "Markdown", size: 5_800),
    ]
}

/// Sections of a table, one with a tree and one with plain rows that have menus.
struct FolderTable: View {
    @State private var selection: Set<String> = ["README.md"]
    @State private var showsTree = true
    @State private var showsSources = true
    @State private var showsOthers = true

    var body: some View {
        Table(of: ProjectFile.self, selection: $selection) {
            TableColumn("Name") { Label($0.id, systemImage: $0.children == nil ? "doc" : "folder") }
                .width(min: 120, ideal: 260)
            TableColumn("Kind", value: \.kind)
            TableColumn("Size") { Text(Int64($0.size), format: .byteCount(style: .file)) }
                .width(80)
                .alignment(.numeric)
        } rows: {
            Section("Target", isExpanded: $showsTree) {
                DisclosureTableRow(ProjectFile.sources, isExpanded: $showsSources) {
                    OutlineGroup(ProjectFile.sources.children ?? [], children: \.children) { TableRow($0) }
                }
            }
            Section("Project", isExpanded: $showsOthers) {
                ForEach(ProjectFile.others) { file in
                    TableRow(file)
                        .contextMenu { Button("Select Only This") { selection = [file.id] } }
                        .draggable(file.id)
                }
            }
        }
        .tableStyle(.bordered)
    }
}
