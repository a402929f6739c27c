import CasementTesting
import Testing

// The examples of docs/scrolling.md, verbatim, with the models that they name.

private struct Post: Identifiable {
    var id: Int
    var title: String { "Post \(id)" }
}
private typealias Album = Post

private struct Message: Identifiable {
    var id: Int
    var text: String { "Message \(id)" }
}

private struct PostView: View {
    var post: Post
    var body: some View { Text(post.title).frame(height: 30) }
}

private struct Feed: View {
    var posts: [Post]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(posts) { PostView(post: $0) }
            }
        }
    }
}

private struct Albums: View {
    var albums: [Album]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(albums) { album in
                        Text(album.title).frame(height: 120)
                    }
                } header: {
                    Text("All albums").frame(maxWidth: .infinity).background(.background)
                }
            }
        }
    }
}

private struct Chat: View {
    var messages: [Message]
    @State private var position = ScrollPosition()
    @State private var isFarAway = false

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack { ForEach(messages) { Text($0.text) } }
            }
            .defaultScrollAnchor(.bottom)
            .scrollPosition($position)
            .onScrollGeometryChange(for: Bool.self) {
                $0.visibleRect.maxY < $0.contentSize.height - 400
            } action: { _, isFar in
                isFarAway = isFar
            }
            Button("First") { proxy.scrollTo(messages.first?.id, anchor: .top) }.accessibilityIdentifier("first")
            if isFarAway { Button("Newest") { position.scrollTo(edge: .bottom) }.accessibilityIdentifier("newest") }
        }
    }
}

private struct Clip: View {
    @State private var isPlaying = false

    var body: some View {
        Text(isPlaying ? "Playing" : "Stopped").frame(height: 100)
            .onScrollVisibilityChange { isPlaying = $0 }
    }
}

@MainActor struct DocumentedScrolling {
    @Test func clips() {
        let host = TestHost(width: 200, height: 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<3) { _ in Clip() } } }
        }
        host.update()
        #expect(host.find(text: "Playing")?.midY == 50)
        host.scroll(at: CGPoint(x: 100, y: 50), dy: 100)
        #expect(host.find(text: "Playing")?.midY == 50)
    }

    @Test func feed() {
        let host = TestHost(width: 200, height: 300) { Feed(posts: (0..<1000).map { Post(id: $0) }) }
        #expect(host.find(text: "Post 0")?.minX == 0)
        host.key(.end)
        #expect(host.find(text: "Post 999") != nil)
        #expect(host.find(text: "Post 0") == nil)
    }

    @Test func albums() {
        let host = TestHost(width: 400, height: 300) { Albums(albums: (0..<100).map { Post(id: $0) }) }
        let top = host.find(text: "All albums")?.minY
        host.scroll(at: CGPoint(x: 100, y: 100), dy: 500)
        #expect(host.find(text: "All albums")?.minY == top)
        #expect(host.find(text: "Post 0") == nil)
    }

    @Test func chat() {
        let host = TestHost(width: 200, height: 300) { Chat(messages: (0..<500).map { Message(id: $0) }) }
        #expect(host.find(text: "Message 499") != nil)
        host.tap("first")
        host.settle()
        #expect(host.find(text: "Message 0") != nil)
        host.tap("newest")
        host.settle()
        #expect(host.find(text: "Message 499") != nil)
        #expect(host.frame("newest") == nil)
    }
}
