import CasementTesting
import SwiftUI
import Testing

// The examples of docs/groups.md, verbatim.

struct Details: View {
    @State private var isOpen = true

    var body: some View {
        VStack(alignment: .leading) {
            DisclosureGroup("Size", isExpanded: $isOpen) {
                Text("12 KB on disk")
            }
            DisclosureGroup {
                Text("Made when the group is opened")
            } label: {
                Label("More", systemImage: "ellipsis.circle")
            }
        }
    }
}

struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
}

struct FolderTree: View {
    let folders: [Folder]

    var body: some View {
        VStack(alignment: .leading) {
            OutlineGroup(folders, children: \.children) { folder in
                Label(folder.id, systemImage: folder.children == nil ? "doc" : "folder")
            }
        }
    }
}

struct Network: View {
    var body: some View {
        GroupBox("Network") {
            Text("Online")
        }
    }
}

struct Correspondence: View {
    var body: some View {
        HSplitView {
            Text("Letters").frame(minWidth: 80, maxWidth: 240)
            VSplitView {
                Text("Subject").frame(minHeight: 40)
                Text("Words").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}

@MainActor struct DocumentedGroups {
    @Test func examplesShowWhatTheySay() {
        func labels(_ view: some View) -> [String] {
            TestHost { view }.accessibilityTree.all.compactMap(\.label)
        }
        #expect(labels(Details()) == ["Size", "12 KB on disk", "More"])
        #expect(labels(FolderTree(folders: [Folder(id: "a", children: []), Folder(id: "b")])) == ["a", "b"])
        #expect(labels(Network()) == ["Network", "Online"])
        #expect(labels(Correspondence()) == ["Letters", "Subject", "Words"])
    }
}
