import CasementTesting
import SwiftUI
import Testing

// The examples of docs/navigation.md and docs/dialogs.md, as they stand there.

struct Song: Hashable, Codable {
    var title: String
    var artist: String
}

struct SongList: View {
    let songs: [Song]

    var body: some View {
        NavigationStack {
            List(songs, id: \.self) { song in NavigationLink(song.title, value: song) }
                .navigationTitle("Songs")
                .navigationDestination(for: Song.self) { song in
                    Text("\(song.title) by \(song.artist)").navigationTitle(song.title)
                }
        }
    }
}

struct Browser: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Song", value: Song(title: "Prelude", artist: "Bach"))
                Button("Two steps") {
                    path.append(Song(title: "Fugue", artist: "Bach"))
                    path.append(1750)
                }
            }
            .navigationDestination(for: Song.self) { Text($0.title) }
            .navigationDestination(for: Int.self) { Text("The year \($0)") }
        }
    }
}

struct Track: Identifiable {
    let id: Int
    var name: String
}

struct TrackEditor: View {
    let track: Track
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Editing \(track.name)")
            Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
        }
        .padding(24)
    }
}

struct TrackRow: View {
    let track: Track
    @State private var edited: Track?

    var body: some View {
        Button("Edit") { edited = track }
            .sheet(item: $edited) { TrackEditor(track: $0) }
    }
}

struct TrashButton: View {
    let empty: () -> Void
    @State private var asks = false
    @AppStorage("emptiesWithoutAsking") private var isSuppressed = false

    var body: some View {
        Button("Empty…") {
            if isSuppressed { empty() } else { asks = true }
        }
        .confirmationDialog("Empty the trash?", isPresented: $asks, titleVisibility: .visible) {
            Button("Empty", role: .destructive, action: empty)
        }
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    }
}

struct EraseButton: View {
    let delete: () -> Void
    @State private var asks = false

    var body: some View {
        Button("Delete…") { asks = true }
            .alert("Delete the song?", isPresented: $asks) {
                Button("Delete", role: .destructive, action: delete)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
    }
}

struct YearButton: View {
    @State private var isShown = false

    var body: some View {
        Button("Info") { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: .bottom) {
                Text("Composed in 1888.").padding()
            }
    }
}

@MainActor struct DocumentedNavigation {
    private func press(_ text: String, _ host: TestHost) {
        host.tap(text: text)
        host.settle()
    }

    @Test("A link in a list shows the song and its title")
    func songs() {
        let host = TestHost { SongList(songs: [Song(title: "Gymnopédie", artist: "Satie")]) }
        host.settle()
        #expect(host.title == "Songs")
        press("Gymnopédie", host)
        #expect(host.title == "Gymnopédie" && host.find(text: "Gymnopédie by Satie") != nil)
    }

    @Test("Two steps at once show the second, and one press leads back to the first")
    func path() {
        let host = TestHost { Browser() }
        host.settle()
        press("Two steps", host)
        #expect(host.find(text: "The year 1750") != nil || host.find(text: "The year 1,750") != nil)
        host.perform(onLabel: "Back")
        host.settle()
        #expect(host.find(text: "Fugue") != nil)
    }

    @Test("Return presses Done in the sheet")
    func sheet() {
        let host = TestHost { TrackRow(track: Track(id: 1, name: "Air")) }
        host.settle()
        press("Edit", host)
        #expect(host.find(text: "Editing Air") != nil)
        host.key(.return)
        host.settle()
        #expect(host.find(text: "Editing Air") == nil)
    }

    @Test("The alert deletes only where the user says so")
    func alert() {
        var deleted = 0
        let host = TestHost { EraseButton { deleted += 1 } }
        host.settle()
        press("Delete…", host)
        press("Cancel", host)
        #expect(deleted == 0)
        press("Delete…", host)
        press("Delete", host)
        #expect(deleted == 1 && host.find(text: "Cancel") == nil)
    }

    @Test("The popover stands below its button")
    func popover() throws {
        let host = TestHost { YearButton() }
        host.settle()
        press("Info", host)
        let text = try #require(host.find(text: "Composed in 1888.")), button = try #require(host.find(text: "Info"))
        #expect(text.minY > button.maxY)
    }

    @Test func trash() {
        var count = 0
        let host = TestHost { TrashButton { count += 1 } }
        host.settle()
        host.tap(text: "Empty…")
        host.settle()
        host.tap(text: "Do not show this message again")
        host.tap(text: "Empty")
        host.settle()
        host.tap(text: "Empty…")
        host.settle()
        #expect(count == 2)
    }
}
