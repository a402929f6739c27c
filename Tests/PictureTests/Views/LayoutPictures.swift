import CasementTesting
import Foundation
import Testing

/// The pictures of docs/layout.md, which show real layouts.
@MainActor struct LayoutPictures {
    @Test func proposals() throws {
        try documentPicture("layout-proposals") {
            PlateRow {
                Plate("1. The frame offers") { Box("160 × 60").frame(width: 160, height: 60) }
                Plate("2. The text answers") {
                    VStack(spacing: 4) {
                        Text("Hello, layout").measured(.orange)
                        SizeOf { Text("Hello, layout") }
                    }
                    .frame(width: 160, height: 60).outlined()
                }
                Plate("3. The frame places it, .bottomTrailing") {
                    Text("Hello, layout").measured(.orange)
                        .frame(width: 160, height: 60, alignment: .bottomTrailing).outlined()
                }
            }
        }
    }

    @Test func stacks() throws {
        try documentPicture("layout-stacks") {
            VStack(alignment: .leading, spacing: 12) {
                Plate("HStack: the least flexible first, each with an equal share of what is left") {
                    HStack {
                        Box("frame(width: 90)").frame(width: 90)
                        Box("maxWidth: 120").frame(maxWidth: 120)
                        Box("Color")
                        Box("Color")
                    }
                    .frame(height: 44)
                }
                Plate("layoutPriority(1): served before the others, for whom their minimum is kept") {
                    HStack {
                        Box("minWidth: 70").frame(minWidth: 70)
                        Box("layoutPriority(1)", .orange).layoutPriority(1)
                        Box("minWidth: 70").frame(minWidth: 70)
                    }
                    .frame(height: 44)
                }
                Plate("Spacer: every other view is served first") {
                    HStack {
                        Box("width: 90").frame(width: 90)
                        Spacer(minLength: 0)
                        Box("width: 90").frame(width: 90)
                    }
                    .frame(height: 44)
                }
            }
        }
    }

    @Test func frames() throws {
        try documentPicture("layout-frames") {
            VStack(spacing: 12) {
                PlateRow {
                    Plate("padding(12)") { Text("Text").measured(.orange).padding(12).outlined() }
                    Plate("frame(width: 130, height: 46, alignment: .trailing)") {
                        Text("Text").measured(.orange).frame(width: 130, height: 46, alignment: .trailing).outlined()
                    }
                }
                PlateRow {
                    Plate("offset(x: 24, y: 8)") {
                        Text("Text").measured(.orange).offset(x: 24, y: 8).outlined().padding(.trailing, 24)
                    }
                    Plate("frame(width: 90)") {
                        Text("Lines break where the width ends").measured(.orange).frame(width: 90).outlined()
                    }
                    Plate("fixedSize().frame(width: 90)") {
                        Text("The ideal, come what may").measured(.orange).fixedSize().frame(width: 90).outlined()
                            .padding(.horizontal, 50)
                    }
                }
            }
        }
    }

    @Test func alignment() throws {
        try documentPicture("layout-alignment") {
            PlateRow {
                Plate(".center") { Words(alignment: .center) }
                Plate(".firstTextBaseline") { Words(alignment: .firstTextBaseline) }
                Plate("alignmentGuide(.middle) { … }") {
                    HStack(alignment: .middle, spacing: 8) {
                        Box("").frame(width: 36, height: 52)
                        Box("", .orange).frame(width: 36, height: 28).alignmentGuide(.middle) { $0[.bottom] }
                        Box("").frame(width: 36, height: 36).alignmentGuide(.middle) { $0[.top] }
                    }
                    .overlay(alignment: Alignment(horizontal: .center, vertical: .middle)) {
                        Rectangle().fill(grey).frame(width: 150, height: 1)
                    }
                    .padding(.horizontal, 12)
                }
            }
        }
    }

    @Test func grids() throws {
        try documentPicture("layout-grid") {
            Plate("Grid: a column is as wide as its widest cell") {
                Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
                    GridRow {
                        Text("Name").measured().gridColumnAlignment(.trailing)
                        Text("Ada Lovelace").measured()
                        Text("1815").measured()
                    }
                    GridRow {
                        Text("Known for").measured()
                        Text("gridCellColumns(2)").frame(maxWidth: .infinity).measured(.orange).gridCellColumns(2)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                        Text("The first program").measured()
                        Text("1843").measured()
                    }
                }
            }
        }
    }

    @Test func fits() throws {
        try documentPicture("layout-fits") {
            PlateRow {
                ForEach([210, 130, 80], id: \.self) { width in
                    Plate("\(width) points") {
                        ViewThatFits(in: .horizontal) {
                            Text("Uploading 12 of 20 pictures").measured(.orange)
                            Text("12 of 20 pictures").measured(.orange)
                            Text("12 / 20").measured(.orange)
                        }
                        .frame(width: CGFloat(width), height: 28).outlined()
                    }
                }
            }
        }
    }
}

private let blue = Color(red: 0.17, green: 0.43, blue: 0.88)
private let grey = Color(red: 0.40, green: 0.42, blue: 0.46)

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    fileprivate static let middle = VerticalAlignment(Middle.self)
}

/// Plates side by side, all as high as the highest.
private struct PlateRow<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { HStack(spacing: 12) { content }.fixedSize(horizontal: false, vertical: true) }
}

/// The size that a view returns, as text.
private struct SizeOf<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var size = CGSize.zero

    var body: some View {
        Text("\(Int(size.width.rounded())) × \(Int(size.height.rounded()))")
            .font(.custom("DejaVu Sans", size: 9)).foregroundStyle(grey)
            .background {
                content.fixedSize().hidden().onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
            }
    }
}

/// A part of a picture, with a caption above it.
private struct Plate<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) { (self.title, self.content) = (title, content()) }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.custom("DejaVu Sans", size: 10)).foregroundStyle(grey).fixedSize()
            content
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.white, in: RoundedRectangle(cornerRadius: 8))
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(grey.opacity(0.25)) }
    }
}

/// A view that takes its proposal, with its name and its size.
private struct Box: View {
    let name: String
    let color: Color

    init(_ name: String, _ color: Color = blue) { (self.name, self.color) = (name, color) }

    var body: some View {
        RoundedRectangle(cornerRadius: 4).fill(color.opacity(0.12))
            .overlay { RoundedRectangle(cornerRadius: 4).stroke(color) }
            .overlay {
                GeometryReader { proxy in
                    VStack(spacing: 2) {
                        if !name.isEmpty { Text(name) }
                        if name != "160 × 60", !name.isEmpty { Text("\(Int(proxy.size.width.rounded()))").bold() }
                    }
                    .font(.custom("DejaVu Sans", size: 9)).foregroundStyle(color).fixedSize()
                    .frame(width: proxy.size.width, height: proxy.size.height)
                }
            }
    }
}

/// Words of three sizes.
private struct Words: View {
    let alignment: VerticalAlignment

    var body: some View {
        HStack(alignment: alignment, spacing: 8) {
            Text("Large").font(.custom("DejaVu Sans", size: 24)).measured()
            Text("small").measured()
            Text("two\nlines").measured()
        }
    }
}

extension View {
    /// The frame that a view took, in colour.
    fileprivate func measured(_ color: Color = blue) -> some View {
        background(color.opacity(0.14)).border(color.opacity(0.8))
    }

    /// The frame around it, dashed.
    fileprivate func outlined() -> some View {
        overlay { Rectangle().stroke(grey, style: StrokeStyle(lineWidth: 1, dash: [3, 3])) }
    }
}
