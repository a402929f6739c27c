import Casement

/// A surface for related content, with an optional title.
struct Card<Content: View>: View {
    private let title: String?
    private let content: Content
    @Environment(\.palette) private var palette

    init(_ title: String? = nil, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (title, content())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if let title { CardTitle(title) }
            content
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Surface(color: palette.card, radius: 12))
    }
}

/// A rounded background with a hairline border: two fills, the inner a point smaller with a matching radius.
struct Surface: ViewModifier {
    let color: Color
    let radius: CGFloat
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .background(color, in: RoundedRectangle(cornerRadius: radius - 1))
            .padding(1)
            .background(palette.line, in: RoundedRectangle(cornerRadius: radius))
    }
}
