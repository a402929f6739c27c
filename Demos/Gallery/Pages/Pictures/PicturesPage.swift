import Casement

/// Pictures in every size, symbols in every form, and pictures that are loaded.
struct PicturesPage: View {
    var body: some View {
        PageFrame(
            "A picture is scaled once, to the pixels it is shown at; symbols follow the text beside them."
        ) {
            VStack(spacing: 16) {
                HStack(alignment: .top, spacing: 16) {
                    SizesCard()
                    LoadingCard()
                }
                .fixedSize(horizontal: false, vertical: true)
                SymbolsCard()
            }
        }
    }
}

/// One picture, fitted, filled, and as a frame of nine parts.
private struct SizesCard: View {
    var body: some View {
        GroupBox("Sizes") {
            HStack(alignment: .top, spacing: 16) {
                Framed("scaledToFit") { Drawings.landscape.resizable().scaledToFit() }
                Framed("scaledToFill") { Drawings.landscape.resizable().scaledToFill() }
                Framed("caps") {
                    Drawings.ticket.resizable(
                        capInsets: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
                }
                Framed("tile") { Drawings.dots.resizable(resizingMode: .tile) }
            }
            CodeBlock(
                """
                Image("Landscape").resizable().scaledToFill()
                Image("Ticket").resizable(capInsets: insets)
                """)
        }
    }
}

/// A picture cut to a frame of one size, above its name.
private struct Framed<Picture: View>: View {
    let name: String
    @ViewBuilder let picture: Picture

    init(_ name: String, @ViewBuilder picture: () -> Picture) { (self.name, self.picture) = (name, picture()) }

    var body: some View {
        VStack(spacing: 8) {
            picture
                .frame(width: 84, height: 84)
                .background(Color.well)
                .clipShape(RoundedRectangle(cornerRadius: 10))
            Caption(name)
        }
        .frame(maxWidth: .infinity)
    }
}

/// Symbols in a form and weight chosen by the user.
private struct SymbolsCard: View {
    @State private var form = Form.plain
    @State private var weight = Weight.regular

    enum Form: String, CaseIterable { case plain, fill, circle, slash }
    enum Weight: String, CaseIterable { case light, regular, bold }

    private let names = [
        "star", "heart", "bell", "house", "folder", "doc", "trash", "gearshape", "person", "envelope", "calendar",
        "camera", "play", "mic", "lock", "cloud", "leaf", "flag", "tag", "bookmark", "lightbulb", "bolt", "moon",
        "shield",
    ]

    var body: some View {
        GroupBox {
            VStack(spacing: 14) {
                row(names[..<12])
                row(names[12...])
            }
            .font(.title2)
            .fontWeight(fontWeight)
            .symbolVariant(variants)
            HStack(spacing: 24) {
                Label("Lightning", systemImage: "bolt.fill").foregroundStyle(.orange)
                Label("Hierarchical", systemImage: "bell.circle.fill")
                    .symbolRenderingMode(.hierarchical).foregroundStyle(Color.accentColor)
                Label("Large", systemImage: "leaf").imageScale(.large).foregroundStyle(.green)
                Spacer()
                Caption("Label(\"Lightning\", systemImage: \"bolt.fill\")")
            }
        } label: {
            CardTitle("Symbols") {
                Segments(Weight.allCases.map { Segment($0, $0.rawValue) }, selection: $weight)
                Segments(Form.allCases.map { Segment($0, $0.rawValue) }, selection: $form)
            }
        }
    }

    private func row(_ names: ArraySlice<String>) -> some View {
        HStack(spacing: 0) {
            ForEach(names, id: \.self) { Image(systemName: $0).frame(maxWidth: .infinity) }
        }
    }

    private var variants: SymbolVariants {
        switch form {
        case .plain: .none
        case .fill: .fill
        case .circle: .circle
        case .slash: .slash
        }
    }

    private var fontWeight: Font.Weight {
        switch weight {
        case .light: .light
        case .regular: .regular
        case .bold: .bold
        }
    }
}
