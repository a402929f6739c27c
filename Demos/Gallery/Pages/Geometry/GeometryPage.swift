import Casement

/// Views that read their size and position.
struct GeometryPage: View {
    var body: some View {
        PageFrame("Geometry", lead: "Content created during layout, when the available space is known.") {
            HStack(alignment: .top, spacing: 16) {
                SpaceCard()
                PlaceCard()
            }
            // As high as the higher column.
            .fixedSize(horizontal: false, vertical: true)
            TabsCard()
        }
    }
}

/// A box of changing width: its content reads its size, and chooses what fits.
private struct SpaceCard: View {
    @State private var width: CGFloat = 240
    @State private var measured: CGFloat = 0
    @Environment(\.palette) private var palette

    var body: some View {
        Card {
            CardTitle("The space there is") {
                StepButtons("narrower", "wider", $width, in: 60...300, by: 30)
            }
            VStack(alignment: .leading, spacing: 12) {
                ViewThatFits(in: .horizontal) {
                    Text("Uploading 12 of 20 pictures")
                    Text("12 of 20 pictures")
                    Text("12 / 20")
                }
                GeometryReader { proxy in
                    RoundedRectangle(cornerRadius: 4).fill(palette.accentFill)
                        .frame(width: proxy.size.width * 12 / 20)
                }
                .frame(height: 8)
                .background(palette.trough, in: RoundedRectangle(cornerRadius: 4))
            }
            .padding(12)
            .frame(width: width, alignment: .leading)
            .background(palette.well, in: RoundedRectangle(cornerRadius: 8))
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                measured = $0
            }
            Caption("onGeometryChange: \(Int(measured)) points wide")
            CodeBlock(
                """
                ViewThatFits(in: .horizontal) {
                    Text("Uploading 12 of 20 pictures")
                    Text("12 of 20 pictures")
                    Text("12 / 20")
                }
                GeometryReader { proxy in
                    Bar().frame(
                        width: proxy.size.width * 12 / 20)
                }
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

/// A tile on a board, with its position in the board's coordinates and in the window's.
private struct PlaceCard: View {
    @State private var column: CGFloat = 1
    @State private var row: CGFloat = 1
    @Environment(\.palette) private var palette

    var body: some View {
        Card {
            CardTitle("Where it stands") {
                HStack(spacing: 12) {
                    StepButtons("left", "right", $column, in: 0...3, by: 1)
                    StepButtons("up", "down", $row, in: 0...2, by: 1)
                }
            }
            Tile()
                .frame(width: 132, height: 56)
                .padding(.leading, column * 24)
                .padding(.top, row * 16)
                .frame(maxWidth: .infinity, minHeight: 104, alignment: .topLeading)
                .background(palette.well, in: RoundedRectangle(cornerRadius: 8))
                .coordinateSpace(.named("board"))
            Caption("The reader runs again for another place, as it does for another size.")
            CodeBlock(
                """
                GeometryReader { proxy in
                    let board = proxy.frame(
                        in: .named("board"))
                    let window = proxy.frame(in: .global)
                    ...
                }
                // around it
                .coordinateSpace(.named("board"))
                """
            )
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

private struct Tile: View {
    @Environment(\.palette) private var palette

    var body: some View {
        GeometryReader { proxy in
            let board = proxy.frame(in: .named("board")), window = proxy.frame(in: .global)
            VStack(alignment: .leading, spacing: 2) {
                Text("board \(Int(board.minX)), \(Int(board.minY))").fontWeight(.medium)
                Text("window \(Int(window.minX)), \(Int(window.minY))")
            }
            .font(.caption)
            .foregroundStyle(.white)
            .padding(12)
        }
        .background(palette.accentFill, in: RoundedRectangle(cornerRadius: 8))
    }
}
