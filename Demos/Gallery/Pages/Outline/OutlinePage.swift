import Casement

/// A tree of folders, created as far as it is expanded.
struct OutlinePage: View {
    @State private var chosen = "Casement"

    var body: some View {
        PageFrame("A tree whose children are created when their group is expanded.") {
            HStack(alignment: .top, spacing: 16) {
                ScrollView {
                    // The same spacing as in the groups.
                    VStack(alignment: .leading, spacing: 6) {
                        OutlineGroup(Folder.samples, children: \.children) { folder in
                            FolderRow(folder: folder, isChosen: folder.id == chosen) { chosen = folder.id }
                        }
                    }
                    .padding(12)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .frame(minHeight: 320, idealHeight: 420, maxHeight: .infinity)
                .modifier(Surface(radius: 12))
                VStack(spacing: 16) {
                    DetailsCard(id: chosen)
                    GroupBox("In source") {
                        CodeBlock(
                            """
                            struct Folder: Identifiable {
                                let id: String
                                var children: [Folder]?
                            }

                            OutlineGroup(
                                folders, children: \\.children
                            ) { folder in
                                FolderRow(folder)
                            }
                            """)
                    }
                }
                .frame(width: 304)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

/// A selectable name with its symbol.
private struct FolderRow: View {
    let folder: Folder
    let isChosen: Bool
    let choose: () -> Void

    var body: some View {
        Button(action: choose) {
            HStack(spacing: 8) {
                Image(systemName: folder.children == nil ? "doc" : "folder")
                    .foregroundStyle(folder.children == nil ? Color.secondary : Color.accentColor)
                Text(folder.name).fontWeight(isChosen ? .medium : .regular)
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(isChosen ? Color.trough : .clear, in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("folder-\(folder.name.lowercased())")
    }
}

/// The path of the selection, and its contents.
private struct DetailsCard: View {
    let id: String

    var body: some View {
        GroupBox("Chosen") {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
                line("Name", id.split(separator: "/").last.map(String.init) ?? id)
                line("Where", id.split(separator: "/").dropLast().joined(separator: " › "))
                line("Holds", Folder.find(id)?.children.map { "\($0.count) things" } ?? "text")
            }
        }
    }

    private func line(_ name: String, _ value: String) -> some View {
        GridRow {
            Text(name).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
            Text(value.isEmpty ? "at the top" : value).frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A folder, or a file if it has no children. Its id is its path.
private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?

    var name: String { id.split(separator: "/").last.map(String.init) ?? id }

    private static func folder(_ id: String, _ children: [String: [String]?]) -> Folder {
        Folder(
            id: id,
            children: children.sorted { $0.key < $1.key }.map { name, files in
                Folder(
                    id: "\(id)/\(name)", children: files.map { $0.map { Folder(id: "\(id)/\(name)/\($0)") } })
            })
    }

    static let samples = [
        folder(
            "Casement",
            [
                "Animation": ["Springs.swift", "Timing.swift"],
                "Layout": ["Alignment.swift", "Grid.swift", "SafeArea.swift", "StackSolution.swift"],
                "Graphics": ["Damage.swift", "Layers.swift", "Painter.swift"], "README.md": nil,
                "Package.swift": nil,
            ]),
        folder("Letters", ["1843": ["To Charles.txt", "To Mary.txt"], "1844": ["To Charles.txt"]]),
        folder("Music", ["Bach": ["Prelude.flac", "Fugue.flac"], "Satie": ["Gymnopédie.flac"]]),
    ]

    static func find(_ id: String, in folders: [Folder] = samples) -> Folder? {
        for folder in folders {
            if folder.id == id { return folder }
            if let found = find(id, in: folder.children ?? []) { return found }
        }
        return nil
    }
}
