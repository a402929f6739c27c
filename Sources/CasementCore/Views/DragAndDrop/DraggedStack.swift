import Foundation

/// What follows the pointer where several things are dragged: the one that was taken hold of, upon sheets that stand for the others, with
/// their number at its corner.
struct DraggedStack: View {
    let top: AnyView
    let count: Int

    /// By how much each sheet sticks out below the one upon it, in points.
    private static let step: CGFloat = 4

    var body: some View {
        top
            .background {
                ZStack {
                    // More than three look like more than three.
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
