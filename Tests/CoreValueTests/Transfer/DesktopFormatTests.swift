import CoreTesting
import Expectations
import HostSupport
import Testing

/// The formats in which items are exchanged with other programs.
@MainActor struct DesktopFormatTests {
    private func offered(_ items: [TransferItem]) -> [String: String] {
        var offers: [String: String] = [:]
        for offer in DesktopFormats.offers(of: items) {
            offers[offer.name] = offer.data().map { String(decoding: $0, as: UTF8.self) }
        }
        return offers
    }

    @Test("a text has the names of X11 and of MIME, several are one") func texts() {
        let offers = offered([TransferItem("one"), TransferItem("two")])
        expect(
            offers,
            equals: Dictionary(
                uniqueKeysWithValues: ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT"].map {
                    ($0, "one\ntwo")
                }))
        expect(offered([]).isEmpty)
    }

    @Test("files are one list, also for GNOME, and a text of their paths") func files() {
        let offers = offered(["/a b", "/c"].map { TransferItem(URL(fileURLWithPath: $0)) })
        expect(offers["text/uri-list"], equals: "file:///a%20b\r\nfile:///c\r\n")
        expect(offers["x-special/gnome-copied-files"], equals: "copy\nfile:///a%20b\nfile:///c")
        expect(offers["UTF8_STRING"], equals: "/a b\n/c")
        let link = offered([TransferItem(URL(string: "https://example.org/")!)])
        expect(link["text/uri-list"] == "https://example.org/\r\n" && link["x-special/gnome-copied-files"] == nil)
    }

    @Test("types without a MIME type go by their identifier; the best type is first") func ownTypes() {
        let card = UTType(exportedAs: "org.example.card")
        let types: [UTType] = [card, .html, .png, .utf8PlainText]
        let item = TransferItem(offers: types.map { type in .init(type: type, data: { Data(type.identifier.utf8) }) })
        let names = DesktopFormats.offers(of: [item]).map(\.name)
        expect(names.prefix(3) == ["org.example.card", "text/html", "image/png"] && names.contains("UTF8_STRING"))
        expect(DesktopFormats.types(in: names), equals: types)
    }

    @Test("another program's formats become one item with each type once, read when needed") func reading() {
        var read: [String] = []
        let names = ["TARGETS", "TIMESTAMP", "MULTIPLE", "STRING", "text/plain", "UTF8_STRING", "image/png", "no/such"]
        let items = DesktopFormats.items(in: names) {
            read.append($0)
            return Data($0.utf8)
        }
        expect(items.map(\.types) == [[.utf8PlainText, .png]] && read.isEmpty)
        expect(items[0].data(of: .plainText) == Data("UTF8_STRING".utf8) && read == ["UTF8_STRING"])
        let latin = DesktopFormats.items(in: ["STRING"]) { _ in Data([0x67, 0xFC, 0xDF]) }
        expect(latin.first?.text, equals: "güß")
        expect(DesktopFormats.items(in: ["TARGETS"]) { _ in nil }.isEmpty)
    }

    @Test("a list of links becomes an item for each, without comments and nonsense") func lists() {
        let list = "# a comment\r\nfile:///etc/hosts\r\n\r\nhttps://example.org/\r\n"
        let items = DesktopFormats.items(in: ["text/uri-list", "text/plain"]) {
            Data(($0 == "text/uri-list" ? list : "both").utf8)
        }
        expect(
            items.map { $0.value(as: URL.self)?.absoluteString }, equals: ["file:///etc/hosts", "https://example.org/"])
        expect(items[0].data(of: .plainText), equals: Data("both".utf8))
        // A list that cannot be had, and one without links, leave the other formats.
        for list in [nil, Data("#\n".utf8), Data()] {
            let items = DesktopFormats.items(in: ["text/uri-list", "text/plain"]) {
                $0 == "text/uri-list" ? list : Data("text".utf8)
            }
            expect(items.map(\.text), equals: ["text"])
        }
    }

    @Test("data that has to be loaded is announced at once, and can be had later") func promises() async throws {
        struct Slow: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation<Slow>(exportedContentType: .json) { _ in Data("{}".utf8) }
            }
        }
        let clipboard = MemoryClipboard()
        expect(clipboard.copy([TransferItem(Slow())]) && clipboard.knownTypes == [.json])
        for _ in 0..<400 where clipboard.data(of: .json) == nil { try await Task.sleep(for: .milliseconds(5)) }
        expect(clipboard.data(of: .json), equals: Data("{}".utf8))
    }
}
