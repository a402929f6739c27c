import CasementTesting
import ControlSupport
import Expectations
import SwiftUI
import Testing

/// Tabs that programs put together outside of their tab view.
@MainActor struct TabContentTests {
    private struct Library: View {
        @State var page = 1
        var hasMore = true

        var body: some View {
            TabView(selection: $page) {
                Tab("Home", systemImage: "house", value: 1) { Text("home page") }
                libraryTabs
            }
        }

        @TabContentBuilder<Int> private var libraryTabs: some TabContent<Int> {
            Tab("Albums", systemImage: "square.stack", value: 2) { Text("albums page") }.badge(3)
            if hasMore {
                ForEach(3..<5) { number in
                    Tab("Shelf \(number)", systemImage: "books.vertical", value: number) {
                        Text("shelf page \(number)")
                    }
                }
            } else {
                Tab("Nothing", systemImage: "xmark", value: 9) { Text("nothing") }
            }
            TabSection("More") {
                Tab("Hidden", systemImage: "eye.slash", value: 7) { Text("hidden page") }.hidden()
                Tab("Artists", systemImage: "music.mic", value: 8) { Text("artists page") }
            }
            .customizationID("more")
        }
    }

    private struct SingleTab: TabContent {
        var body: some TabContent<Never> { Tab("Only", systemImage: "1.circle") { Text("only page") } }
    }

    @Test("Tabs of a builder are tabs of the view, with their badges")
    func builder() {
        let host = TestHost(width: 700, height: 300) { Library() }
        host.update()
        for text in ["Home", "Albums", "3", "Shelf 3", "Shelf 4", "Artists", "home page"] {
            expect(host.find(text: text) != nil, "\(text) is not shown")
        }
        expect(host.find(text: "Hidden") == nil && host.find(text: "Nothing") == nil)
        host.tap(text: "Shelf 4")
        host.settle()
        expect(host.find(text: "shelf page 4") != nil && host.find(text: "home page") == nil)
        host.tap(text: "Artists")
        host.settle()
        expect(host.find(text: "artists page") != nil)
    }

    @Test("A type of a program can be a tab")
    func ownType() {
        let host = TestHost(width: 400, height: 300) {
            TabView {
                SingleTab()
                Tab("Other", systemImage: "2.circle") { Text("other page") }
            }
        }
        host.update()
        expect(host.find(text: "Only") != nil && host.find(text: "only page") != nil)
        host.tap(text: "Other")
        host.settle()
        expect(host.find(text: "other page") != nil)
    }
}
