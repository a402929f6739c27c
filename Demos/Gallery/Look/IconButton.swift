import Casement

/// A quiet button with only an icon. Its name is for assistive technology and tests.
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
