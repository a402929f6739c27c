import CoreTesting
import Expectations
import HostSupport
import Testing

private struct Point: Codable, Equatable, Transferable {
    var x = 0
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

private struct Note: Transferable, Equatable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
    }
}

private struct Report: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { report in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID()).txt")
            try Data(report.text.utf8).write(to: url)
            return SentTransferredFile(url)
        } importing: { received in
            Report(text: try String(contentsOf: received.file, encoding: .utf8))
        }
        .suggestedFileName("Report.txt")
    }
}

struct TransferTests {
    @Test func typesConformToOthers() {
        expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        expect(UTType.fileURL.conforms(to: .url) && UTType.utf8PlainText.conforms(to: .plainText))
        expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
        expect(UTType(filenameExtension: "png", conformingTo: .text) == nil && UTType("no.such.type") == nil)
        expect(UTType.json.preferredFilenameExtension == "json" && UTType.html.preferredMIMEType == "text/html")
        let own = UTType(exportedAs: "org.example.own", conformingTo: .json)
        expect(own.conforms(to: .text) && own.isSubtype(of: .json) && UTType.json.isSupertype(of: own))
        expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    }

    @Test func coloursAreTransferredWithSixteenBits() async throws {
        let color = TransferItem(Color(red: 1, green: 0.5, blue: 0.25, opacity: 0.75))
        let data = try await color.load(Data.self)
        expect(data.count == 8 && color.types.first?.preferredMIMEType == "application/x-color")
        let type = try require(UTType(mimeType: "application/x-color"))
        let back = try await TransferItem(offers: [TransferItem.Offer(type: type) { .data(data) }]).load(Color.self)
        let parts = back.resolve(in: .light)
        expect(parts.red == 1 && abs(parts.green - 0.5) < 1e-4 && abs(parts.alpha - 0.75) < 1e-4)
        expect(TransferItem(Color.primary).value(as: Color.self), equals: .primary, "unchanged within the program")
        let short = TransferItem(offers: [TransferItem.Offer(type: type) { .data(Data([1, 2])) }])
        await #expect(throws: TransferFailure.self) { try await short.load(Color.self) }
    }

    @Test func valuesAreTransferredAsData() async throws {
        let point = TransferItem(Point(x: 3))
        expect(point.types, equals: [.json])
        expect(!point.fits(Note.self), "JSON is text, but not plain text")
        expect(point.fits(Data.self))
        let data = try await point.load(Data.self)
        expect(try JSONDecoder().decode(Point.self, from: data), equals: Point(x: 3))
        let back = TransferItem(offers: [TransferItem.Offer(type: .json) { .data(data) }])
        expect(try await back.load(Point.self), equals: Point(x: 3))
    }

    @Test func proxiesConvertBothWays() async throws {
        expect(TransferItem(Note(text: "a")).value(as: String.self), equals: "a")
        expect(TransferItem("b").value(as: Note.self), equals: Note(text: "b"))
        expect(TransferItem(Note(text: "c")).value(as: AttributedString.self) == nil)
        expect(try await TransferItem(Note(text: "c")).load(AttributedString.self), equals: AttributedString("c"))
    }

    @Test func filesAreReadAndWritten() async throws {
        let item = TransferItem(Report(text: "fine"))
        expect(item.name, equals: "Report.txt")
        expect(try await item.load(String.self), equals: "fine")
        expect(try await TransferItem("bad").load(Report.self).text, equals: "bad")
    }

    @Test func aFileIsItsURLAndItsContent() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString).txt")
        try Data("inside".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let item = TransferItem(url)
        expect(item.types, equals: [.plainText, .fileURL, .url])
        expect(item.value(as: URL.self), equals: url)
        expect(try await item.load(String.self), equals: "inside")
        expect(TransferItem(URL(string: "https://example.org")!).types, equals: [.url])
    }

    @Test func unreadableDataIsAnError() async {
        let item = TransferItem(offers: [TransferItem.Offer(type: .json) { .data(Data("?".utf8)) }])
        await #expect(throws: (any Error).self) { try await item.load(Point.self) }
        await #expect(throws: TransferFailure.self) { try await item.load(Report.self) }
    }
}
