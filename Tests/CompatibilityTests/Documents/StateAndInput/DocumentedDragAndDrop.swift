import CasementTesting
import ControlSupport
import CoreTransferable
import SwiftUI
import Testing
import UniformTypeIdentifiers

// The examples of docs/drag-and-drop.md, verbatim.

struct Errand: Codable, Hashable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .errand)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    static let errand = UTType(exportedAs: "org.example.errand", conformingTo: .json)
}

struct Errands: View {
    @State private var open = [Errand(title: "Post"), Errand(title: "Bread")]
    @State private var done: [Errand] = []
    @State private var isTargeted = false

    var body: some View {
        HStack(alignment: .top) {
            VStack {
                ForEach(open, id: \.self) { errand in
                    Text(errand.title).draggable(errand).accessibilityIdentifier(errand.title)
                }
            }
            VStack {
                Text("Done").font(.headline)
                ForEach(done, id: \.self) { Text($0.title) }
            }
            .frame(width: 160, height: 200)
            .background(isTargeted ? Color.accentColor.opacity(0.2) : .clear)
            .accessibilityIdentifier("done")
            .dropDestination(for: Errand.self) { dropped, _ in
                open.removeAll(where: dropped.contains)
                done += dropped
                return true
            } isTargeted: {
                isTargeted = $0
            }
        }
    }
}

struct Playlist: View {
    @State private var songs = ["Aria", "Bolero"]

    var body: some View {
        List {
            ForEach(songs, id: \.self) { Text($0).draggable($0) }
                .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
                .dropDestination(for: String.self) { dropped, place in
                    songs.insert(contentsOf: dropped, at: place)
                }
        }
        .copyable(songs)
    }
}

struct PictureWell: View {
    @State private var file: URL?

    var body: some View {
        Text(file?.lastPathComponent ?? "Drop a picture")
            .frame(width: 200, height: 120)
            .onDrop(of: [.fileURL], isTargeted: nil) { providers in
                _ = providers.first?.loadObject(ofClass: URL.self) { url, _ in
                    DispatchQueue.main.async { file = url }
                }
                return !providers.isEmpty
            }
    }
}

struct Photo: Codable, Identifiable, Transferable {
    var id: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.id)
    }
}

struct PhotoBox: View {
    @State private var photos = ["Alps", "Lake", "Town"].map(Photo.init)
    @State private var selection: Set = ["Alps", "Town"]
    @State private var album: [Photo] = []
    @State private var isOverAlbum = false

    var body: some View {
        HStack(alignment: .top) {
            VStack {
                ForEach(photos) { Text($0.id).draggable(containerItemID: $0.id) }
            }
            .dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
            .dragContainerSelection(Array(selection))
            .dragConfiguration(DragConfiguration(allowMove: true))
            .onDragSessionUpdated { session in
                guard session.phase == .ended(.move) else { return }
                let moved = session.draggedItemIDs(for: Photo.ID.self)
                photos.removeAll { moved.contains($0.id) }
            }
            VStack {
                Text("Album").font(.headline)
                ForEach(album) { Text($0.id) }
            }
            .frame(width: 160, height: 200)
            .border(isOverAlbum ? Color.accentColor : .clear)
            .dropDestination(for: Photo.self) { dropped, _ in album += dropped }
            .dropConfiguration { session in
                DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
            }
            .onDropSessionUpdated { session in
                isOverAlbum = session.phase == .entering || session.phase == .active
            }
        }
    }
}

@MainActor struct DocumentedDragAndDrop {
    @Test func aTaskIsDone() {
        let host = TestHost { Errands() }
        let from = host.frame("Post") ?? .zero, to = host.frame("done") ?? .zero
        host.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.maxY - 10))
        #expect(host.frame("Post") == nil)
        #expect(host.texts == ["Bread", "Done", "Post"])
    }

    @Test func songsAreDroppedBetweenOthers() throws {
        let host = TestHost { Playlist() }
        let second = try #require(host.find(text: "Bolero"))
        host.drop(text: "Canto", at: CGPoint(x: 100, y: second.minY - 2))
        #expect(host.texts == ["Aria", "Canto", "Bolero"])
        host.drop(text: "Dirge", at: CGPoint(x: 100, y: 200))
        #expect(host.texts == ["Aria", "Canto", "Bolero", "Dirge"])
    }

    @Test func aFileIsDroppedAsAProvider() async throws {
        let host = TestHost { PictureWell() }
        host.drop(files: [URL(fileURLWithPath: "/pictures/cat.png")], at: CGPoint(x: 200, y: 150))
        for _ in 0..<200 where host.find(text: "cat.png") == nil {
            try await Task.sleep(for: .milliseconds(5))
            await host.settleTasks()
        }
        #expect(host.texts == ["cat.png"])
    }

    @Test func photosAreMovedTogether() {
        let host = TestHost { PhotoBox().frame(width: 400, height: 300) }
        let from = host.find(text: "Town") ?? .zero, to = host.find(text: "Album") ?? .zero
        host.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.maxY + 20))
        let town = host.find(text: "Town") ?? .zero, lake = host.find(text: "Lake") ?? .zero
        #expect(town.minX > from.maxX)
        #expect((host.find(text: "Alps") ?? .zero).minX > from.maxX)
        #expect(abs(lake.midX - from.midX) < 20, "it was not selected")
    }
}
