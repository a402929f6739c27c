import Casement

/// The first line of a card, with an optional control for the whole card at its end.
struct CardTitle<Accessory: View>: View {
    private let title: String
    private let accessory: Accessory

    init(_ title: String, @ViewBuilder accessory: () -> Accessory) {
        (self.title, self.accessory) = (title, accessory())
    }

    var body: some View {
        HStack(spacing: 8) {
            Text(title).font(.headline).lineLimit(1)
            Spacer(minLength: 0)
            // A quiet button's background extends into the margin, so that its text ends where the card's content does.
            accessory.padding(.trailing, -8)
        }
        // The same with and without a control, so that titles of adjacent cards are level.
        .frame(height: 20)
    }
}

extension CardTitle where Accessory == EmptyView {
    init(_ title: String) { self.init(title) { EmptyView() } }
}
