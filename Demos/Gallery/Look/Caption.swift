import Casement

/// Small, unobtrusive text beside the content that it names or explains.
struct Caption: View {
    let string: String

    init(_ string: String) { self.string = string }

    var body: some View { Text(string).font(.caption).foregroundStyle(.secondary) }
}
