import Casement

/// Small, quiet words beside what they name or explain.
struct Caption: View {
    let string: String
    @Environment(\.palette) private var palette

    init(_ string: String) { self.string = string }

    var body: some View { Text(string).font(.caption).foregroundStyle(palette.quiet) }
}
