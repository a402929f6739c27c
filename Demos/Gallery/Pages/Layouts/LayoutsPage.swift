import Casement

/// The same views in different layouts, and a row that shows what fits.
struct LayoutsPage: View {
    @State private var arrangement = Arrangement.radial
    @State private var place = StackChoices.Place.center
    @State private var spacing: CGFloat = 8
    @State private var padding: CGFloat = 16

    var body: some View {
        PageFrame("The same views in different layouts keep their identity and state.") {
            Segments(Arrangement.allCases.map { Segment($0, $0.title) }, selection: $arrangement)
            HStack(alignment: .top, spacing: 16) {
                TileStage(layout: layout, padding: padding)
                VStack(alignment: .leading, spacing: 16) {
                    Labelled("Alignment") {
                        Segments(
                            [Segment(.start, "Start"), Segment(.center, "Center"), Segment(.end, "End")],
                            selection: $place)
                    }
                    .disabled(arrangement == .flow || arrangement == .radial)
                    Labelled("Spacing") {
                        Segments([0, 8, 16, 32].map { Segment($0, "\(Int($0))") }, selection: $spacing)
                    }
                    .disabled(arrangement == .layers || arrangement == .radial)
                    Labelled("Padding") {
                        Segments([0, 16, 32, 48].map { Segment($0, "\(Int($0))") }, selection: $padding)
                    }
                    CodeBlock(arrangement.source)
                        .frame(maxHeight: .infinity, alignment: .bottom)
                }
                .frame(width: 272)
            }
            .frame(maxHeight: .infinity)
            FitsCard()
        }
    }

    private var layout: AnyLayout {
        let alignment = Alignment(horizontal: place.horizontal, vertical: place.vertical)
        return switch arrangement {
        case .row: AnyLayout(HStackLayout(alignment: place.vertical, spacing: spacing))
        case .column: AnyLayout(VStackLayout(alignment: place.horizontal, spacing: spacing))
        case .layers: AnyLayout(ZStackLayout(alignment: alignment))
        case .grid:
            AnyLayout(GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing))
        case .flow: AnyLayout(FlowLayout(spacing: spacing))
        case .radial: AnyLayout(RadialLayout())
        }
    }
}

/// The layouts for the tiles.
enum Arrangement: CaseIterable {
    case row, column, layers, grid, flow, radial

    var title: String {
        switch self {
        case .row: "HStack"
        case .column: "VStack"
        case .layers: "ZStack"
        case .grid: "Grid"
        case .flow: "Flow"
        case .radial: "Radial"
        }
    }

    var source: String {
        switch self {
        case .row, .column, .layers, .grid:
            """
            let layout = AnyLayout(
                \(title)Layout(...))
            layout {
                ForEach(tiles) { Tile($0) }
            }
            """
        case .flow, .radial:
            """
            struct \(title)Layout: Layout {
                func sizeThatFits(...)
                func placeSubviews(...)
            }
            AnyLayout(\(title)Layout())
            """
        }
    }
}

/// A caption above a control.
struct Labelled<Control: View>: View {
    private let title: String
    private let control: Control

    init(_ title: String, @ViewBuilder control: () -> Control) { (self.title, self.control) = (title, control()) }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.caption).fontWeight(.medium).foregroundStyle(.secondary)
            control
        }
    }
}
