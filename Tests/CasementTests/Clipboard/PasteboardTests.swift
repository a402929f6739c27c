import CasementCore
import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// `NSPasteboard` and the environment's clipboard: the same items under two names.
@MainActor struct PasteboardTests {
    private func host() -> (TestHost, NSPasteboard) {
        let host = TestHost { Text("a window") }
        host.update()
        return (host, host.pasteboard)
    }

    private static let picture = NSImage(
        cgImage: CGImage(width: 3, height: 1, pixels: [0xFFFF_0000, 0x8000_4000, 0xFF00_00FF]))

    @Test("several types of one item are written and read; writing counts once") func representations() {
        let (host, board) = host()
        let count = board.changeCount
        expect(board.types == nil && board.string(forType: .string) == nil && board.pasteboardItems == nil)
        expect(board.clearContents(), equals: count + 1)
        expect(board.setString("bold", forType: .string))
        expect(board.setString("<b>bold</b>", forType: .html))
        expect(board.setData(Data("{\\rtf1 bold}".utf8), forType: .rtf))
        expect(board.changeCount, equals: count + 1)
        expect(board.types, equals: [.string, .html, .rtf])
        expect(board.string(forType: .html) == "<b>bold</b>" && board.data(forType: .rtf)?.count == 12)
        expect(board.availableType(from: [.png, .html]), equals: .html)
        expect(host.clipboard.text, equals: "bold")
        board.setString("new", forType: .string)
        expect(board.string(forType: .string) == "new" && board.types?.count == 3)
        board.clearContents()
        expect(board.types == nil && !board.setData(nil, forType: .png))
    }

    @Test("objects are written and read by class: strings, links and pictures") func objects() throws {
        let (_, board) = host()
        board.clearContents()
        expect(
            board.writeObjects(["text" as NSString, URL(fileURLWithPath: "/etc/hosts") as NSURL, Self.picture]))
        expect(board.readObjects(forClasses: [NSString.self]) as? [String], equals: ["text"])
        expect(board.readObjects(forClasses: [NSURL.self]) as? [URL], equals: [URL(fileURLWithPath: "/etc/hosts")])
        let pictures = try require(board.readObjects(forClasses: [NSImage.self]) as? [NSImage])
        expect(pictures.map(\.size), equals: [CGSize(width: 3, height: 1)])
        expect(board.readObjects(forClasses: [NSURL.self, NSString.self, NSImage.self])?.count, equals: 3)
        expect(board.canReadObject(forClasses: [NSImage.self]) && board.pasteboardItems?.count == 3)
        expect(board.string(forType: .fileURL), equals: "file:///etc/hosts")

        board.clearContents()
        board.writeObjects([URL(string: "https://example.org")! as NSURL])
        expect(!board.canReadObject(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]))
        expect(board.canReadObject(forClasses: [NSURL.self]) && !board.writeObjects([]))
    }

    @Test("UIPasteboard replaces what was copied: texts, links, pictures and data") func phones() throws {
        let (_, board) = host()
        let phone = UIPasteboard(board)
        expect(phone.string == nil && phone.urls == nil && phone.images == nil && !phone.hasStrings)
        phone.string = "text"
        expect(phone.string == "text" && phone.hasStrings && !phone.hasImages)
        expect(board.string(forType: .string), equals: "text")
        phone.strings = ["one", "two"]
        expect(phone.strings == ["one", "two"] && phone.numberOfItems == 2)
        phone.url = URL(string: "https://swift.org")
        expect(phone.url?.host == "swift.org" && phone.hasURLs)
        phone.image = Self.picture
        expect(phone.image?.size == CGSize(width: 3, height: 1) && phone.hasImages && !phone.hasURLs)
        phone.setValue("plain", forPasteboardType: UTType.utf8PlainText.identifier)
        expect(phone.string == "plain" && phone.contains(pasteboardTypes: ["public.text"]))
        phone.string = nil
        expect(phone.numberOfItems, equals: 0)
    }

    @Test("items with types of their own, objects of programs, property lists") func ownObjects() {
        final class Card: NSPasteboardWriting {
            func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.card, .string] }
            func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
                type == .card ? ["title": "Bread"] : "Bread"
            }
        }
        let (_, board) = host()
        board.clearContents()
        let item = NSPasteboardItem()
        item.setString("Milk", forType: .string)
        item.setData(Data([1, 2]), forType: .card)
        board.writeObjects([Card(), item])
        expect(board.propertyList(forType: .card) as? [String: String], equals: ["title": "Bread"])
        expect(board.string(forType: .string), equals: "Bread\nMilk")
        expect(board.pasteboardItems?.last?.data(forType: .card), equals: Data([1, 2]))
        expect(board.pasteboardItems?.first?.types, equals: [.card, .string])
        expect(!board.setPropertyList(NSObject(), forType: .card))
    }

    @Test("pictures are offered as PNG, TIFF and BMP, and each is read again") func pictures() throws {
        let (_, board) = host()
        board.clearContents()
        board.writeObjects([Self.picture])
        let bmp = NSPasteboard.PasteboardType("com.microsoft.bmp")
        expect(board.types, equals: [.png, .tiff, bmp])
        for type in [NSPasteboard.PasteboardType.png, .tiff] {
            let data = try require(board.data(forType: type))
            expect(NSImage(data: data)?.cgImage?.pixels, equals: Self.picture.cgImage?.pixels)
        }
        // A BMP picture has no opacity.
        let data = try require(board.data(forType: bmp))
        expect(NSImage(data: data)?.cgImage?.pixels, equals: [0xFFFF_0000, 0xFF7F_BF7F, 0xFF00_00FF])
        expect(board.data(forType: .png), equals: Self.picture.pngData())
        expect(NSImage(pasteboard: board)?.size, equals: CGSize(width: 3, height: 1))
    }

    @Test("damaged pictures, invalid text and huge sizes give nil") func malformed() async throws {
        let (host, board) = host()
        let png = try require(Self.picture.pngData()), tiff = try require(Self.picture.tiffRepresentation)
        for data in [png.prefix(40), Data(), Data([1, 2, 3]), tiff.prefix(60), tiff.prefix(9)] {
            board.clearContents()
            board.setData(Data(data), forType: data.starts(with: [0x49]) ? .tiff : .png)
            expect(board.readObjects(forClasses: [NSImage.self])?.isEmpty, equals: true)
            await #expect(throws: (any Error).self) { try await Clipboard(host.clipboard).paste(Image.self) }
        }
        // A width of 2^31 in the header, and strips beyond the end.
        var huge = tiff
        for offset in stride(from: 8, to: tiff.count - 4, by: 1) {
            huge.replaceSubrange(offset..<offset + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
            _ = NSImage(data: huge)
            huge.replaceSubrange(offset..<offset + 4, with: tiff[offset..<offset + 4])
        }
        board.clearContents()
        board.setData(Data([0x61, 0xFF, 0x62]), forType: .string)
        expect(board.string(forType: .string) == nil && host.clipboard.text == "a\u{FFFD}b")
        board.setData(Data([0xFF, 0xFE, 0x68, 0x00, 0x69, 0x00]), forType: .html)
        expect(board.string(forType: .html), equals: "hi", "browsers write UTF-16")
    }

    @Test("named pasteboards are apart from the clipboard; unique ones from all") func names() {
        let (host, board) = host()
        board.clearContents()
        board.setString("clipboard", forType: .string)
        let find = NSPasteboard(name: .init("org.example.test"))
        find.clearContents()
        find.setString("found", forType: .string)
        expect(NSPasteboard(name: .init("org.example.test")).string(forType: .string), equals: "found")
        expect(host.clipboard.text == "clipboard" && NSPasteboard.withUniqueName().types == nil)
    }

    @Test("code of a window uses its clipboard by NSPasteboard.general, on any thread") func general() async {
        let host = TestHost {
            Button("Copy") {
                NSPasteboard.general.clearContents()
                NSPasteboard.general.setString("copied", forType: .string)
            }
        }
        host.tap(text: "Copy")
        expect(host.clipboard.text == "copied" && host.pasteboard.string(forType: .string) == "copied")
        let board = host.pasteboard
        let text = await Task.detached { board.string(forType: .string) }.value
        expect(text, equals: "copied")
    }

    @Test("views copy and paste pictures and values of their own; a paste button knows them") func views() async {
        struct Card: Codable, Hashable, Transferable {
            var title: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
                ProxyRepresentation(exporting: \.title)
            }
        }
        struct Board: View {
            @Environment(\.clipboard) private var clipboard
            @State private var cards: [Card] = []
            var body: some View {
                Button("Copy") { clipboard.copy([Card(title: "one"), Card(title: "two")]) }
                Button("Picture") { clipboard.copy(Image(nsImage: PasteboardTests.picture)) }
                Button("Clear") { clipboard.clear() }
                PasteButton(payloadType: Card.self) { cards += $0 }.accessibilityIdentifier("paste")
                Text("\(cards.count) cards, image \(clipboard.contains(Image.self) ? "yes" : "no")")
                Text("here").focusable().accessibilityIdentifier("here")
                    .copyable([Card(title: "three")])
                    .pasteDestination(for: Card.self) { cards += $0 }
            }
        }
        let host = TestHost { Board() }
        func canPaste() -> Bool {
            host.settle()
            return host.accessibilityTree.first("paste")?.traits.contains("isDisabled") == false
        }
        expect(!canPaste())
        host.tap(text: "Copy")
        expect(canPaste() && host.clipboard.text == "one\ntwo")
        host.tap("paste")
        host.settle()
        expect(host.find(text: "2 cards, image no") != nil)
        host.tap(text: "Picture")
        expect(!canPaste() && host.find(text: "2 cards, image yes") != nil)
        expect(host.pasteboard.types?.first, equals: .png)
        host.tap(text: "Clear")
        expect(!canPaste() && host.find(text: "2 cards, image no") != nil && host.pasteboard.types == nil)
        host.tap("here")
        host.key("c", modifiers: .control)
        host.key("v", modifiers: .control)
        host.settle()
        expect(host.find(text: "3 cards, image no") != nil)
    }
}

extension NSPasteboard.PasteboardType {
    fileprivate static let card = NSPasteboard.PasteboardType("org.example.card")
}
