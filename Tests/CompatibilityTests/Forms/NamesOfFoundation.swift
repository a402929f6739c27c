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

    @Test("A formatter writes names as the style of formats does") func nameFormatter() {
        var ada = PersonNameComponents()
        (ada.givenName, ada.familyName) = ("Ada", "Lovelace")
        let formatter = PersonNameComponentsFormatter()
        expect(formatter.string(from: ada), equals: "Ada Lovelace")
        formatter.style = .abbreviated
        expect(formatter.string(for: ada), equals: "AL")
        expect(PersonNameComponentsFormatter.localizedString(from: ada, style: .short), equals: "Ada")
        formatter.isPhonetic = true
        expect(formatter.string(from: ada), equals: "")
    }

    @Test("A range of dates is written by its length and by its ends") func ranges() {
        let start = Date(timeIntervalSince1970: 0), end = start + 7540
        let english = Locale(identifier: "en_US")
        func written(_ style: Date.LengthFormatStyle) -> String { (start..<end).formatted(style.locale(english)) }
        expect(written(.components(style: .wide)), equals: "2 hours, 5 minutes, 40 seconds")
        expect(written(.components(style: .narrow, fields: [.hour, .minute])), equals: "2h 5m")
        expect(written(.components(style: .condensedAbbreviated, fields: [.minute])), equals: "125min")
        expect(written(.timeDuration), equals: "2:05:40")
        expect((start..<start).formatted(.timeDuration), equals: "0")
        let style = Date.IntervalFormatStyle(timeZone: .gmt).hour().minute().locale(english)
        expect((start..<end).formatted(style).replacing(/\s/, with: " "), equals: "12:00 – 2:05 AM")
        expect((start..<end).formatted(.interval.day().month(.wide).locale(english)).contains("January"))
    }

    @Test("Defaults are read by key, and a timer waits for the one that is needed") func keysAndTimers() {
        let defaults = UserDefaults(suiteName: "org.example.\(UUID().uuidString)")!
        defaults.setValue(3, forKey: "page")
        expect(defaults.value(forKey: "page") as? Int, equals: 3)
        defaults.setValue(nil, forKey: "page")
        expect(defaults.value(forKey: "page") == nil)
        let timer = Timer()
        timer.invalidate()
        expect(!timer.isValid)
    }

    @Test("The comparators of texts have their names on their type") func comparators() {
        struct File { var name: String }
        let files = ["b10", "B2", "a"].map(File.init)
        let order = KeyPathComparator(\File.name, comparator: String.StandardComparator.localizedStandard)
        expect(files.sorted(using: order).map(\.name), equals: ["a", "B2", "b10"])
        expect(["b10", "B2", "a"].sorted(using: String.StandardComparator.localizedStandard).last, equals: "b10")
        let implicit = KeyPathComparator(\File.name, comparator: .localizedStandard, order: .reverse)
        expect(files.sorted(using: implicit).first?.name, equals: "b10")
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
