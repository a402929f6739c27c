import Casement

/// Views that read their size and position.
struct GeometryPage: View {
    var body: some View {
        PageFrame("Content created during layout, when the available space is known.") {
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

    var body: some View {
        GroupBox {
            VStack(alignment: .leading, spacing: 12) {
                ViewThatFits(in: .horizontal) {
                    Text("Uploading 12 of 20 pictures")
                    Text("12 of 20 pictures")
                    Text("12 / 20")
                }
                GeometryReader { proxy in
                    RoundedRectangle(cornerRadius: 4).fill(Color.accentColor)
                        .frame(width: proxy.size.width * 12 / 20)
                }
                .frame(height: 8)
                .background(Color.trough, in: RoundedRectangle(cornerRadius: 4))
            }
            .padding(12)
            .frame(width: width, alignment: .leading)
            .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
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
        } label: {
            CardTitle("The space there is") {
                Stepper("Width", value: $width, in: 60...300, step: 30).labelsHidden()
            }
        }
    }
}

/// A tile on a board, with its position in the board's coordinates and in the window's.
private struct PlaceCard: View {
    @State private var column: CGFloat = 1
    @State private var row: CGFloat = 1

    var body: some View {
        GroupBox {
            Tile()
                .frame(width: 132, height: 56)
                .padding(.leading, column * 24)
                .padding(.top, row * 16)
                .frame(maxWidth: .infinity, minHeight: 104, alignment: .topLeading)
                .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
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
        } label: {
            CardTitle("Where it stands") {
                HStack(spacing: 12) {
                    Stepper("Column", value: $column, in: 0...3, step: 1).labelsHidden()
                    Stepper("Row", value: $row, in: 0...2, step: 1).labelsHidden()
                }
            }
        }
    }
}

private struct Tile: View {

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
        .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 8))
    }
}
