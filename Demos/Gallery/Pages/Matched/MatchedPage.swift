import Casement

/// Views that share a geometry: one animates into the place of another.
struct MatchedPage: View {
    var body: some View {
        PageFrame(
            "Two views of one id share a geometry: one moves to the place of the other."
        ) {
            VStack(spacing: 16) {
                AlbumCard()
                TabsRow()
            }
        }
    }
}

/// Small tiles, one of which can be enlarged.
private struct AlbumCard: View {
    private struct Tile: Identifiable {
        let id: Int
        let name: String
        let colors: [Color]
    }

    private let tiles = [
        Tile(id: 0, name: "Dawn", colors: [Color(hex: 0xFF9A6B), Color(hex: 0xD6418C)]),
        Tile(id: 1, name: "Lagoon", colors: [Color(hex: 0x4FD1C5), Color(hex: 0x2B6CB0)]),
        Tile(id: 2, name: "Meadow", colors: [Color(hex: 0xB7E36A), Color(hex: 0x2F855A)]),
        Tile(id: 3, name: "Dusk", colors: [Color(hex: 0x8E7CF0), Color(hex: 0x3B2A78)]),
        Tile(id: 4, name: "Amber", colors: [Color(hex: 0xFCD34D), Color(hex: 0xD97706)]),
    ]

    @State private var open: Int?
    @Namespace private var album

    private var title: String { open == nil ? "Click a picture" : "Click it to put it back" }

    var body: some View {
        GroupBox(title) {
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                HStack(spacing: 16) {
                    ForEach(tiles) { tile in
                        ZStack {
                            RoundedRectangle(cornerRadius: 12)
                                .stroke(Color.line, style: StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
                            if open != tile.id {
                                picture(tile, radius: 12)
                                    .onTapGesture { withAnimation(.snappy(duration: 0.5)) { open = tile.id } }
                                    .accessibilityIdentifier("tile-\(tile.id)")
                            }
                        }
                        .frame(width: 96, height: 96)
                    }
                }
                if let tile = tiles.first(where: { $0.id == open }) {
                    picture(tile, radius: 12)
                        .padding(16)
                        .onTapGesture { withAnimation(.snappy(duration: 0.5)) { open = nil } }
                        .accessibilityIdentifier("large")
                        .zIndex(1)
                }
            }
            .frame(height: 280)
        }
    }

    private func picture(_ tile: Tile, radius: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: radius)
            .fill(LinearGradient(colors: tile.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay(alignment: .bottomLeading) {
                Text(tile.name).fontWeight(.semibold).foregroundStyle(.white).padding(10)
            }
            .matchedGeometryEffect(id: tile.id, in: album)
    }
}

/// A mark that moves to the chosen word.
private struct TabsRow: View {
    @State private var chosen = "Overview"
    @Namespace private var tabs

    var body: some View {
        GroupBox("A mark that follows") {
            HStack(spacing: 4) {
                ForEach(["Overview", "Issues", "A much longer one", "Wiki"], id: \.self) { tab in
                    Text(tab)
                        .foregroundStyle(chosen == tab ? Color.primary : Color.secondary)
                        .padding(.horizontal, 14)
                        .padding(.vertical, 8)
                        .background {
                            if chosen == tab {
                                Capsule().fill(Color.raised)
                                    .overlay(Capsule().stroke(Color.line, lineWidth: 1))
                                    .matchedGeometryEffect(id: "mark", in: tabs)
                            }
                        }
                        .onTapGesture { withAnimation(.snappy) { chosen = tab } }
                        .accessibilityIdentifier("tab-\(tab)")
                }
            }
            .padding(4)
            .background(Color.well, in: Capsule())
        }
    }
}
