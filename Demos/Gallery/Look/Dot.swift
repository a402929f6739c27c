import Casement

/// A coloured dot that distinguishes items, beside a name that does so too.
struct Dot: View {
    let color: Color
    var size: CGFloat = 8

    var body: some View { Circle().fill(color).frame(width: size, height: size) }
}
