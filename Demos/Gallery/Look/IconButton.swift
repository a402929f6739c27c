import Casement

/// A quiet button of a small drawing alone. Its name is for those who cannot see it, and for tests.
struct IconButton: View {
    let icon: Icon.Drawing
    let name: String
    let action: () -> Void

    init(_ icon: Icon.Drawing, _ name: String, action: @escaping () -> Void) {
        (self.icon, self.name, self.action) = (icon, name, action)
    }

    var body: some View {
        Button(action: action) { Icon(icon).fill().frame(width: 12, height: 12) }
            .buttonStyle(.gallery(.quiet))
            .accessibilityIdentifier(name)
    }
}
