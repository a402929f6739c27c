import Casement

/// Colours that are dragged together, by their identifiers; the state of the drag stands below.
struct PaletteCard: View {
    private let palette: [Swatch] = [
        Swatch(id: "Red", hue: 0.99), Swatch(id: "Orange", hue: 0.08), Swatch(id: "Yellow", hue: 0.14),
        Swatch(id: "Green", hue: 0.36), Swatch(id: "Blue", hue: 0.58), Swatch(id: "Purple", hue: 0.76),
    ]
    @State private var chosen: Set<String> = ["Orange", "Yellow"]
    @State private var taken: [Swatch] = []
    @State private var state = "Click colours to select them, and drag one of them to the tray"

    var body: some View {
        GroupBox("dragContainer, onDragSessionUpdated") {
            HStack(spacing: 16) {
                HStack(spacing: 8) {
                    ForEach(palette) { swatch in
                        Disc(swatch: swatch, isChosen: chosen.contains(swatch.id))
                            .onTapGesture { chosen.formSymmetricDifference([swatch.id]) }
                            .draggable(containerItemID: swatch.id)
                    }
                }
                .dragContainer(for: Swatch.self) { ids in palette.filter { ids.contains($0.id) } }
                .dragContainerSelection(Array(chosen))
                .onDragSessionUpdated { state = description(of: $0) }
                Tray(swatches: taken).dropDestination(for: Swatch.self) { swatches, _ in
                    taken = swatches
                    return true
                }
            }
            Caption(state)
        }
    }

    private func description(of drag: DragSession) -> String {
        let names = drag.draggedItemIDs(for: String.self).sorted().joined(separator: ", ")
        return switch drag.phase {
        case .initial, .active: "Dragging \(names)"
        case .ended(.cancel): "Nothing took \(names)"
        default: "Dropped \(names)"
        }
    }
}

/// A colour of the palette.
private struct Swatch: Identifiable, Codable, Transferable {
    let id: String
    let hue: Double

    var color: Color { Color(hue: hue, saturation: 0.62, brightness: 0.9) }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.casement.gallery.swatch", conformingTo: .json))
        ProxyRepresentation(exporting: \.id)
    }
}

private struct Disc: View {
    let swatch: Swatch
    let isChosen: Bool

    var body: some View {
        Circle().fill(swatch.color)
            .frame(width: 32, height: 32)
            .padding(3)
            .overlay { Circle().strokeBorder(isChosen ? Color.primary : .clear, lineWidth: 2) }
            .accessibilityLabel(swatch.id)
            .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
    }
}

/// Where colours are dropped.
private struct Tray: View {
    let swatches: [Swatch]

    var body: some View {
        HStack(spacing: -8) {
            ForEach(swatches) { Circle().fill($0.color).frame(width: 28, height: 28) }
            if swatches.isEmpty { Text("Tray").foregroundStyle(.secondary) }
        }
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(Color.well, in: RoundedRectangle(cornerRadius: 10))
    }
}
