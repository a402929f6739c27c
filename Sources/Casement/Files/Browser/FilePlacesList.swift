import CasementCore
import Foundation

/// The places of a file dialog.
struct FilePlacesList: View {
    let model: FileBrowserModel
    @State private var sections: [(title: String, places: [FilePlaces.Place])] = []

    static var _isBuiltIn: Bool { true }

    /// The deepest place that is shown, or around what is.
    private var current: String? {
        guard let folder = model.folder else { return "recent" }
        return sections.flatMap(\.places).first { $0.path == folder }?.id
    }

    var body: some View {
        List(
            selection: Binding {
                current
            } set: {
                go(to: $0)
            }
        ) {
            ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
                if section.title.isEmpty {
                    ForEach(section.places, content: row)
                } else {
                    Section {
                        ForEach(section.places, content: row)
                    } header: {
                        Text(verbatim: section.title)
                    }
                }
            }
        }
        .listStyle(.sidebar)
        .accessibilityLabel("Places")
        .onAppear { sections = model.places.sections }
    }

    private func row(_ place: FilePlaces.Place) -> some View {
        Label {
            Text(verbatim: place.title).lineLimit(1)
        } icon: {
            Image(systemName: place.symbol)
        }.tag(place.id)
    }

    private func go(to id: String?) {
        guard let place = sections.flatMap(\.places).first(where: { $0.id == id }) else { return }
        model.go(to: place.path)
    }
}

/// The folders that lead to the one that is shown: a press shows one of them.
struct FileTrail: View {
    let model: FileBrowserModel

    static var _isBuiltIn: Bool { true }

    var body: some View {
        // As many as fit; of a deeper folder, the last ones.
        ViewThatFits(in: .horizontal) {
            steps(4).fixedSize()
            steps(3).fixedSize()
            steps(2).fixedSize()
            steps(1)
        }
    }

    private func steps(_ most: Int) -> some View {
        HStack(spacing: 0) {
            if model.folder == nil { Text("Recent").fontWeight(.semibold).padding(.horizontal, 6) }
            ForEach(Array(model.trail.suffix(most).enumerated()), id: \.element) { index, folder in
                if index > 0 {
                    Image(systemName: "chevron.right").font(.system(size: 9)).foregroundStyle(.tertiary)
                        .accessibilityHidden(true)
                }
                Button {
                    model.go(to: folder)
                } label: {
                    Text(verbatim: title(of: folder))
                        .fontWeight(folder == model.folder ? .semibold : .regular)
                        .lineLimit(1)
                        .truncationMode(.middle)
                        .padding(.horizontal, 6)
                        .padding(.vertical, 3)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
    }

    private func title(of folder: FilePath) -> String {
        folder == model.places.home ? "Home" : folder.bytes == [UInt8(ascii: "/")] ? "Computer" : folder.name
    }
}
