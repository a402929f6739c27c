import Casement

/// Small, unobtrusive text beside the content that it names or explains.
struct Caption: View {
    let string: String
    @Environment(\.palette) private var palette

    init(_ string: String) { self.string = string }

    var body: some View { Text(string).font(.caption).foregroundStyle(palette.quiet) }
}
