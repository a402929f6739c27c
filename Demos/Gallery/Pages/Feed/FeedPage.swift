import Casement

/// A million rows, of which only the visible ones exist.
struct FeedPage: View {
    @State private var position = ScrollPosition()
    private let count = 1_000_000

    var body: some View {
        PageFrame("A million posts, created when visible.") {
            Button("First") { position.scrollTo(edge: .top) }.accessibilityIdentifier("first")
            Button("Middle") { position.scrollTo(id: count / 2, anchor: .top) }.accessibilityIdentifier("middle")
            Button("Last") { position.scrollTo(edge: .bottom) }.accessibilityIdentifier("last")
        } content: {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<count, id: \.self) { PostRow(number: $0) }
                }
                .padding(.bottom, 4)
                // The bar is beside the cards, in the page's margin.
                .padding(.trailing, 20)
            }
            .padding(.trailing, -20)
            .scrollPosition($position)
            // The ideal height of a million rows would be too large.
            .frame(idealHeight: 400)
        }
    }
}
