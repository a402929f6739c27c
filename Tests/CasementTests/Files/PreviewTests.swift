import CasementTesting
import ControlSupport
import Expectations
import Foundation
import HostSupport
import SwiftUI
import Testing

@testable import Casement

/// Previews of files in a sheet.
@MainActor struct PreviewTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Preview-\(UUID().uuidString)")

    private func file(_ name: String, _ data: Data) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    /// The kind of a preview, and what tests know of it.
    private func kind(of url: URL, page: Int = 1) async -> String {
        switch await PreviewContent.load(url, page: page) {
        case .picture(let picture): "picture \(Int(picture.size.width))"
        case .text(let text, let isWhole): "text \(text.count) \(isWhole)"
        case .page(_, let count): "page of \(count)"
        case .nothing: "nothing"
        }
    }

    @Test("Texts, pictures and pages are read, and other files are not")
    func kinds() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 8))
        let png = try require(renderer.uiImage?.pngData())
        expect(await kind(of: try file("a.png", png)), equals: "picture 12")
        expect(await kind(of: try file("broken.png", Data([1, 0, 2]))), equals: "nothing")
        expect(await kind(of: try file("a.txt", Data("Grüße".utf8))), equals: "text 5 true")
        expect(await kind(of: try file("README", Data("plain".utf8))), equals: "text 5 true")
        expect(
            await kind(of: try file("long.txt", Data(String(repeating: "ü", count: 40_000).utf8))),
            equals: "text 32768 false")
        expect(await kind(of: try file("a.bin", Data([0x7F, 0, 0xFF]))), equals: "nothing")
        expect(await kind(of: folder), equals: "nothing")
        expect(await kind(of: URL(fileURLWithPath: "/dev/zero")), equals: "nothing")
        expect(await kind(of: folder.appendingPathComponent("missing")), equals: "nothing")
        expect(await kind(of: try require(URL(string: "https://example.org/a.txt"))), equals: "nothing")
    }

    @Test("Pages of a PDF file are read by Poppler's programs")
    func pages() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tall = VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 300, height: 100) } }
        let url = try file("a.pdf", try require(ImageRenderer(content: tall).pdfData()))
        expect(await kind(of: url), equals: "page of 3")
        expect(await kind(of: url, page: 3), equals: "page of 3")
        expect(await kind(of: url, page: 4), equals: "nothing")
        expect(await kind(of: try file("bad.pdf", Data("%PDF-1.4 nonsense".utf8))), equals: "nothing")
    }

    private struct Looking: View {
        let urls: [URL]
        @State var url: URL?
        var body: some View {
            VStack {
                Button("Look") { url = urls[0] }
                Text(url?.lastPathComponent ?? "none")
            }
            .quickLookPreview($url, in: urls)
        }
    }

    @Test("The sheet shows the file, goes to the next, and closes")
    func sheet() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let urls = [try file("one.txt", Data("first words".utf8)), try file("two.txt", Data("second words".utf8))]
        let host = TestHost(width: 600, height: 500) { Looking(urls: urls) }
        host.update()
        expect(host.find(text: "none") != nil)
        host.tap(text: "Look")
        await shows("first words", in: host)
        host.key(.rightArrow)
        await shows("second words", in: host)
        expect(host.requests.count { $0.text == "two.txt" } >= 2)
        host.key(.rightArrow)
        await shows("second words", in: host)
        host.key(.escape)
        host.settle()
        expect(host.find(text: "none") != nil)
        expect(host.find(text: "second words") == nil)
    }

    /// Waits until a text is shown: files are read beside the main actor.
    private func shows(_ text: String, in host: TestHost) async {
        for _ in 0..<2000 {
            host.update()
            if host.find(text: text) != nil { return }
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        Issue.record("\(text) is not shown")
    }
}
