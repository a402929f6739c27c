import CasementTesting
import Expectations
import GalleryPages
import GallerySource
import Testing

/// The Gallery's own window: its sidebar, its settings and the source of its pages.
@MainActor struct GalleryShellTests {
    private func gallery(_ page: String = "counter") -> TestHost {
        let host = TestHost(width: 1024, height: 720) { RootView(page: page) }
        host.advance(by: 0.5)
        return host
    }

    @Test func theSidebarIsSearched() {
        let host = gallery()
        expect(host.title == "Counter" && host.find(text: "Shapes") != nil)
        host.key("f", modifiers: .control)
        host.type("pop")
        host.settle()
        expect(host.find(text: "Popovers") != nil && host.find(text: "Shapes") == nil)
        host.key(.return)
        host.settle()
        expect(host.title, equals: "Popovers")
        host.type("xyz")
        host.settle()
        expect(host.find(text: "No pages") != nil)
    }

    @Test func eachPageHasItsSource() {
        for page in RootView.pageNames {
            let folder = page.prefix(1).uppercased() + page.dropFirst()
            let files = SourceFile.all(in: folder)
            expect(files.first?.text.contains("PageFrame(") ?? false, "\(folder)")
        }
        expect(SourceFile.all(in: "No such page").isEmpty)
    }

    @Test func thePageShowsAndCopiesItsSource() {
        let host = gallery("theme")
        host.perform(onLabel: "Show Source")
        host.settle()
        expect(host.pipeline.dump.contains("struct ThemePage: View"))
        host.perform(onLabel: "Copy")
        expect(host.clipboard.text?.contains("struct ThemePage: View") ?? false)
        host.key(.escape)
        host.settle()
        expect(!host.pipeline.dump.contains("struct ThemePage: View"))
    }

    @Test func settingsApplyAtOnceAndAreReset() throws {
        let host = gallery()
        let before = try require(host.frame("tap-me"))
        host.key(",", modifiers: .control)
        host.settle()
        host.perform(onLabel: "Reduce motion")
        host.perform(onLabel: "Increase contrast")
        host.settle()
        expect(host.find(text: "Restore Defaults") != nil)
        host.perform(onLabel: "Restore Defaults")
        host.tap(text: "Done")
        host.settle()
        expect(host.frame("tap-me") == before && host.find(text: "Restore Defaults") == nil)
    }
}
