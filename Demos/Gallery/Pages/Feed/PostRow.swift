import Casement

/// A post with its own height; whether it is liked is state of the row, which persists when the row is removed and
/// recreated.
struct PostRow: View {
    let number: Int
    @State private var isLiked = false

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            Circle()
                .fill(color.gradient)
                .frame(width: 36, height: 36)
                .overlay { Text(author.prefix(1)).fontWeight(.semibold).foregroundStyle(.white) }
            VStack(alignment: .leading, spacing: 4) {
                HStack(spacing: 8) {
                    Text(author).fontWeight(.semibold)
                    Text("post \(number)").foregroundStyle(.secondary)
                }
                Text(text).fixedSize(horizontal: false, vertical: true)
            }
            Spacer(minLength: 0)
            Button {
                isLiked.toggle()
            } label: {
                Image(systemName: isLiked ? "heart.fill" : "heart")
                    .foregroundStyle(isLiked ? Color.pink : Color.secondary)
            }
            .accessibilityIdentifier("like-\(number)")
        }
        .padding(14)
        .modifier(Surface(radius: 12))
    }

    private var author: String { Self.authors[number * 7 % Self.authors.count] }

    private var text: String {
        (0...number * 31 % 4).map { Self.sentences[(number * 13 + $0 * 5) % Self.sentences.count] }
            .joined(separator: " ")
    }

    private var color: Color {
        Color(hue: (Double(number) * 0.381_966).truncatingRemainder(dividingBy: 1), saturation: 0.55, brightness: 0.8)
    }

    private static let authors = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Margaret", "Donald", "Frances"]
    private static let sentences = [
        "A row out of sight costs nothing.",
        "Its height is a guess until it comes into view, and the guess is put right without a jump.",
        "A heart that was given stays, though the row was gone in between.",
        "Pixels that scroll are moved, not painted.",
        "Jump to the last of a million as fast as to the tenth.",
        "Short one.",
        "Rows differ in height because texts wrap where the window ends, as they do everywhere.",
    ]
}
