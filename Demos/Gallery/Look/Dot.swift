import Casement

/// Tells things apart by colour, beside a name that says the same.
struct Dot: View {
    let color: Color
    var size: CGFloat = 8

    var body: some View { Circle().fill(color).frame(width: size, height: size) }
}
