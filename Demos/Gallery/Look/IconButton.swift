import Casement

/// A quiet button with only a symbol. Its name is for assistive technology and tests.
struct IconButton: View {
    let symbol: String
    let name: String
    let action: () -> Void

    init(_ symbol: String, _ name: String, action: @escaping () -> Void) {
        (self.symbol, self.name, self.action) = (symbol, name, action)
    }

    var body: some View {
        Button(name, systemImage: symbol, action: action)
            .labelStyle(.iconOnly)
            .buttonStyle(.accessoryBar)
            .accessibilityIdentifier(name)
    }
}
