import Casement

/// A row whose counter is its own state. Only the row knows the number, so nothing else can move it along.
struct ListRow: View {
    let number: Int
    let remove: () -> Void
    @State private var count = 0
    @State private var isHovered = false

    var body: some View {
        HStack(spacing: 12) {
            Dot(color: color, size: 12)
            Text("Row \(number)").fontWeight(.medium)
            Spacer(minLength: 0)
            HStack(spacing: 0) {
                IconButton("minus", "uncount-\(number)") { count -= 1 }.disabled(count == 0)
                Text("\(count)")
                    .fontWeight(count == 0 ? .regular : .semibold)
                    .foregroundStyle(count == 0 ? Color.secondary : Color.primary)
                    .frame(width: 32)
                IconButton("plus", "count-\(number)") { count += 1 }
            }
            Rectangle().fill(Color.trough).frame(width: 1, height: 24)
            IconButton("xmark", "remove-\(number)", action: remove)
        }
        .padding(.leading, 16)
        .padding(.trailing, 8)
        .frame(height: 44)
        .background(isHovered ? Color.well : .clear, in: RoundedRectangle(cornerRadius: 9))
        .modifier(Surface(radius: 10))
        .onHover { isHovered = $0 }
    }

    /// A colour from the identity: steps of the golden angle make neighbours differ.
    private var color: Color {
        Color(hue: (Double(number) * 0.381_966).truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: 0.85)
    }
}
