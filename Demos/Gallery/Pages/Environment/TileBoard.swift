import Casement

extension EnvironmentValues {
    /// The colour of tiles that read it.
    @Entry var tileColor = Color.tileBlue
}

/// Ten tiles that read the colour above ten that do not.
struct TileBoard: View {
    let log: EventLog

    var body: some View {
        log.note(.board)
        return VStack(spacing: 6) {
            TileLine("Readers") { ReadingTile(number: $0, log: log) }
            TileLine("Others") { PlainTile(number: $0, log: log) }
        }
    }
}

private struct TileLine<Tile: View>: View {
    let title: String
    let tile: (Int) -> Tile

    init(_ title: String, @ViewBuilder tile: @escaping (Int) -> Tile) { (self.title, self.tile) = (title, tile) }

    var body: some View {
        HStack(spacing: 4) {
            Caption(title).frame(width: 64, alignment: .leading)
            ForEach(1...10, id: \.self) { tile($0) }
        }
    }
}

/// Reads the colour: its body runs again whenever the colour changes.
private struct ReadingTile: View {
    let number: Int
    let log: EventLog
    @State private var runs = Runs()
    @Environment(\.tileColor) private var color

    var body: some View {
        log.note(.readingTile, "\(number)")
        return TileFace(runs: runs.next(), color: color, textColor: .white)
    }
}

/// Does not read it, although it is below the same change.
private struct PlainTile: View {
    let number: Int
    let log: EventLog
    @State private var runs = Runs()

    var body: some View {
        log.note(.plainTile, "\(number)")
        return TileFace(runs: runs.next(), color: Color.well, textColor: Color.secondary)
    }
}

private struct TileFace: View {
    let runs: Int
    let color: Color
    let textColor: Color

    var body: some View {
        Text("\(runs)")
            .font(.callout)
            .fontWeight(.semibold)
            .foregroundStyle(textColor)
            .frame(maxWidth: .infinity, minHeight: 34)
            .background(color, in: RoundedRectangle(cornerRadius: 7))
    }
}

/// Dark enough for white letters, in light and in dark.
extension Color {
    static let tileBlue = Color(red: 0.19, green: 0.43, blue: 0.87)
    static let tilePurple = Color(red: 0.48, green: 0.31, blue: 0.80)
    static let tilePink = Color(red: 0.80, green: 0.22, blue: 0.46)
}

extension LogSubject {
    static let board = LogSubject("TileBoard", .purple)
    static let readingTile = LogSubject("ReadingTile", .teal)
    static let plainTile = LogSubject("PlainTile", .orange)
}
