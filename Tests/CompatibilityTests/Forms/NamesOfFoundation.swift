import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Names of Apple's Foundation that Linux has not") struct NamesOfFoundation {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("Names are written in their order") func names() {
        var ada = PersonNameComponents()
        (ada.namePrefix, ada.givenName, ada.middleName, ada.familyName) = ("Dr.", "Ada", "King", "Lovelace")
        expect(ada.formatted(), equals: "Ada Lovelace")
        expect(ada.formatted(.name(style: .short)), equals: "Ada")
        expect(ada.formatted(.name(style: .long)), equals: "Dr. Ada King Lovelace")
        expect(ada.formatted(.name(style: .abbreviated)), equals: "AL")
        var sei = PersonNameComponents()
        (sei.givenName, sei.familyName) = ("少納言", "清")
        expect(sei.formatted() == "清少納言" && sei.formatted(.name(style: .abbreviated)) == "清")
        expect(PersonNameComponents().formatted(), equals: "")
    }

    @Test("An address is shown without what only the server reads") func addresses() throws {
        func shown(_ text: String) -> String? { URL(string: text)?.formatted() }
        expect(shown("https://me@swift.org:443/blog?page=2#end"), equals: "https://swift.org/blog")
        expect(shown("ftp://swift.org:2121/a%20b"), equals: "ftp://swift.org:2121/a b")
        expect(shown("mailto:a@b.org"), equals: "mailto:a@b.org")
    }

    @Test("Files are read and written at once") func coordination() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        var error: NSError?
        var text = ""
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
            try? Data("words".utf8).write(to: $0, options: .atomic)
        }
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) {
            text = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
        }
        expect(text == "words" && error == nil)
    }

    @Test("Values of iCloud are kept here, apart from the settings") func cloud() {
        let store = NSUbiquitousKeyValueStore(suite: "org.example.\(UUID().uuidString)")
        store.set("Emma", forKey: "book")
        store.set(Int64(3), forKey: "page")
        store.set(true, forKey: "open")
        store.set(["a", "b"], forKey: "tags")
        expect(store.string(forKey: "book"), equals: "Emma")
        expect(store.longLong(forKey: "page") == 3 && store.bool(forKey: "open"))
        expect(store.array(forKey: "tags") as? [String], equals: ["a", "b"])
        expect(UserDefaults.standard.object(forKey: "book") == nil)
        struct Opaque {}
        store.set(Opaque(), forKey: "book")
        store.set(["part": Opaque()], forKey: "part")
        expect(store.string(forKey: "book") == "Emma" && store.object(forKey: "part") == nil)
        for key in ["book", "page", "open", "tags"] { store.removeObject(forKey: key) }
        expect(store.dictionaryRepresentation.isEmpty && store.double(forKey: "page") == 0)
    }
}
