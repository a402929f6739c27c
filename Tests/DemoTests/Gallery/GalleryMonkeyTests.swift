import CasementTesting
import Expectations
import Foundation
import Fuzzing
import GalleryPages
import Testing

/// A random user does everything to the Gallery: see `Monkey`. The optimised program that `scripts/test` runs sends a
/// hundred events to each page, `make fuzz` more.
@MainActor struct GalleryMonkeyTests {
    @Test(arguments: RootView.pageNames) func twentyEvents(page: String) {
        var monkey = Monkey()
        (monkey.seed, monkey.events, monkey.interval) = (UInt64(page.count), 20, 20)
        monkey.shortcuts = [.pageDown]
        expect(monkey.run { RootView(page: page) } == nil)
    }

    @Test("A page can be a PDF file", arguments: ["Shapes", "Effects", "Controls"]) func document(page: String) throws {
        let renderer = ImageRenderer(content: RootView(page: page))
        renderer.proposedSize = ProposedViewSize(width: 1024, height: 720)
        let data = try require(renderer.pdfData)
        expect(data.starts(with: Data("%PDF-".utf8)))
        if let folder = ProcessInfo.processInfo.environment["GALLERY_PDF"] {
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(page).pdf"))
        }
    }

    @Test(arguments: RootView.pageNames) func aPageLeavesNothing(page: String) {
        let host = TestHost(width: 1024, height: 720) { RootView(page: page) }
        host.advance(by: 0.5)
        host.tap(at: CGPoint(x: 600, y: 300))
        host.advance(by: 0.2)
        host.pipeline.tearDown()
        expect(host.takeStatistics().texturesAlive, equals: 0)
    }
}
