import Foundation

/// The preview of several dragged items: the pressed one above a stack of sheets, with their number at its corner.
struct DraggedStack: View {
    let top: AnyView
    let count: Int

    /// The distance by which each sheet is visible below the one above it, in points.
    private static let step: CGFloat = 4

    var body: some View {
        top
            .background {
                ZStack {
                    // More than three sheets add nothing to the appearance.
                    ForEach(1...min(count, 3), id: \.self) { sheet in
                        let distance = Self.step * CGFloat(min(count, 3) - sheet)
                        Sheet().offset(x: distance, y: distance)
                    }
                }
                .padding(-Self.step)
            }
            .overlay(alignment: .topTrailing) {
                number
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                    .offset(x: Self.step, y: -Self.step)
            }
            .compositingGroup()
    }

    private var number: some View {
        Text("\(count)")
            .font(.caption2.bold().monospacedDigit())
            .foregroundStyle(.white)
            .fixedSize()
            .padding(.horizontal, 5)
            .frame(minWidth: 16, minHeight: 16)
            .background(Color(theme: .selection), in: Capsule())
    }

    private struct Sheet: View {
        var body: some View {
            let shape = RoundedRectangle(cornerRadius: 4)
            shape.fill(Color(theme: .windowBackground)).overlay {
                shape.strokeBorder(Color(theme: .controlBorder), lineWidth: 1)
            }
        }
    }
}
