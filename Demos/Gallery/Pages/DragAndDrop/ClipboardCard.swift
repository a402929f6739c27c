import Casement

/// A picture that is copied, pasted and dragged, and what is on the clipboard.
struct ClipboardCard: View {
    @Environment(\.clipboard) private var clipboard
    @State private var picture: Image?

    var body: some View {
        GroupBox("Pictures and the clipboard") {
            HStack(spacing: 16) {
                shown
                    .frame(width: 120, height: 90)
                    .background(.quinary, in: RoundedRectangle(cornerRadius: 8))
                    .dropDestination(for: Image.self) { dropped, _ in
                        picture = dropped.first
                        return true
                    }
                VStack(alignment: .leading, spacing: 8) {
                    HStack {
                        Button("Copy Picture") { clipboard.copy(drawing) }
                        Button("Copy Styled Text") {
                            clipboard.copy(representations: [
                                .html: Data("<b>Casement</b> <i>Gallery</i>".utf8),
                                .utf8PlainText: Data("Casement Gallery".utf8),
                            ])
                        }
                        PasteButton(payloadType: Image.self) { picture = $0.first }
                    }
                    Text(types).font(.callout).foregroundStyle(.secondary).lineLimit(2)
                }
            }
            Caption("Copy a picture here and paste it into a drawing program, or drag it there; and the other way.")
        }
    }

    @ViewBuilder private var shown: some View {
        let image = picture ?? drawing
        image.resizable().scaledToFit().padding(8).draggable(image)
    }

    private var drawing: Image {
        Image(size: CGSize(width: 96, height: 72), label: Text("Hills")) { context in
            let sky = CGRect(x: 0, y: 0, width: 96, height: 72)
            context.fill(
                Path(sky),
                with: .linearGradient(
                    Gradient(colors: [.blue, .cyan]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 72)))
            context.fill(Path(ellipseIn: CGRect(x: 62, y: 10, width: 18, height: 18)), with: .color(.yellow))
            context.fill(Path(ellipseIn: CGRect(x: -30, y: 44, width: 90, height: 70)), with: .color(.green))
            context.fill(Path(ellipseIn: CGRect(x: 30, y: 50, width: 100, height: 70)), with: .color(.mint))
        }
    }

    private var types: String {
        let types = clipboard.types.map { $0.localizedDescription ?? $0.identifier }
        return types.isEmpty ? "The clipboard is empty." : "On the clipboard: \(types.formatted(.list(type: .and)))."
    }
}
