import Casement

/// The title of a card with a control for the whole card at its end.
struct CardTitle<Accessory: View>: View {
    private let title: String
    private let accessory: Accessory

    init(_ title: String, @ViewBuilder accessory: () -> Accessory) {
        (self.title, self.accessory) = (title, accessory())
    }

    var body: some View {
        HStack(spacing: 8) {
            Text(title).lineLimit(1)
            Spacer(minLength: 0)
            accessory.font(.body)
        }
        // As high as a title alone, so that titles of adjacent cards are level.
        .frame(height: 17)
    }
}
