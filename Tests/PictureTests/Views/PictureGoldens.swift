import CasementTesting
import Testing

/// Pictures of symbols, labels and images.
@MainActor struct PictureGoldens {
    /// All of our own drawings, in the order of their names.
    @Test func symbols() throws {
        let names: [String] = SymbolLibrary.ownNames
        var rows: [[String]] = []
        for start in stride(from: 0, to: names.count, by: 20) { rows.append(Array(names.dropFirst(start).prefix(20))) }
        try golden("symbols", size: CGSize(width: 640, height: 400)) {
            VStack(spacing: 8) { ForEach(rows, id: \.self) { symbolRow($0) } }
        }
    }

    private func symbolRow(_ names: [String]) -> some View {
        HStack(spacing: 6) {
            ForEach(names, id: \.self) { Image(systemName: $0).frame(width: 25) }
        }
    }

    @Test func numberSymbols() throws {
        try golden("number-symbols", size: CGSize(width: 330, height: 90)) {
            VStack(spacing: 8) {
                symbolRow((0...9).map { "\($0).circle" })
                symbolRow((0...9).map { "\($0).square.fill" })
                symbolRow([10, 21, 34, 48, 50, 67, 99].map { "\($0).circle" })
            }
        }
    }

    @Test func letterSymbols() throws {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        try golden("letter-symbols", size: CGSize(width: 430, height: 130)) {
            VStack(spacing: 8) {
                symbolRow(letters[..<13].map { $0 + ".circle" })
                symbolRow(letters[13...].map { $0 + ".circle" })
                symbolRow(letters[..<13].map { $0 + ".square.fill" })
                HStack(spacing: 12) {
                    Image(systemName: "calendar")
                    Image(systemName: "calendar.badge.exclamationmark")
                    Group {
                        Image(systemName: "q.circle")
                        Image(systemName: "calendar.badge.exclamationmark")
                        Image(systemName: "square.fill").foregroundStyle(.blue).symbolColorRenderingMode(.gradient)
                    }
                    .font(.title)
                }
            }
        }
    }

    @Test func symbolForms() throws {
        try golden("symbol-forms", size: CGSize(width: 360, height: 220)) {
            VStack(spacing: 8) {
                ForEach([SymbolVariants.none, .fill, .slash, .circle, .circle.fill, .square], id: \.self) { variants in
                    HStack(spacing: 10) {
                        ForEach(
                            ["star", "bell", "heart", "folder", "person", "play", "gearshape", "trash", "mic"],
                            id: \.self
                        ) {
                            Image(systemName: $0)
                        }
                    }
                    .symbolVariant(variants)
                }
                HStack(spacing: 10) {
                    ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .bold, .black], id: \.self) {
                        Image(systemName: "gearshape").fontWeight($0)
                    }
                    Image(systemName: "bell.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
                    Image(systemName: "folder.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.orange)
                }
                .font(.title)
            }
        }
    }

    @Test func labels() throws {
        try golden("labels", size: CGSize(width: 300, height: 150)) {
            VStack(alignment: .leading, spacing: 6) {
                Label("Lightning", systemImage: "bolt.fill").font(.title)
                Label("Documents", systemImage: "folder")
                Label("Delete", systemImage: "trash").foregroundStyle(.red)
                HStack {
                    Button("Play", systemImage: "play.fill") {}
                    Button("Search", systemImage: "magnifyingglass") {}.buttonStyle(.borderedProminent)
                }
            }
        }
    }

    @Test func pictures() throws {
        try golden("pictures", size: CGSize(width: 320, height: 170)) {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    Image(decorative: Self.board(16), scale: 1)
                    Image(decorative: Self.board(8), scale: 1).resizable().interpolation(.none).frame(
                        width: 60, height: 60)
                    Image(decorative: Self.board(8), scale: 1).resizable().frame(width: 60, height: 60)
                    Image(decorative: Self.board(200), scale: 1).resizable().frame(width: 60, height: 60)
                    Image(decorative: Self.board(12), scale: 1).renderingMode(.template).resizable()
                        .foregroundStyle(.purple).frame(width: 60, height: 60)
                }
                HStack(spacing: 8) {
                    Image(decorative: Self.board(18), scale: 1)
                        .resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
                        .frame(width: 90, height: 60)
                    Image(decorative: Self.board(18), scale: 1).resizable(resizingMode: .tile).frame(
                        width: 90, height: 60)
                    Image(decorative: Self.board(18), scale: 1)
                        .resizable(
                            capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6), resizingMode: .tile
                        )
                        .frame(width: 90, height: 60)
                }
            }
        }
    }

    /// A disc with a gradient and a ring, on a transparent background.
    private static func board(_ side: Int) -> CGImage {
        let middle = Double(side - 1) / 2, radius = Double(side) / 2
        let pixels = (0..<side * side).map { index -> UInt32 in
            let x = Double(index % side), y = Double(index / side)
            let distance = ((x - middle) * (x - middle) + (y - middle) * (y - middle)).squareRoot()
            if distance > radius { return 0 }
            if distance > radius * 0.75 { return 0xFF20_4080 }
            return 0xFF00_0000 | UInt32(x / Double(side) * 255) << 16 | UInt32(y / Double(side) * 255) << 8 | 0x60
        }
        return CGImage(width: side, height: side, pixels: pixels)
    }
}
