import Casement

/// The contribution of one row.
struct Share: Identifiable, Equatable {
    let id: Int
    let count: Int

    /// Steps of the golden angle make the colours of neighbours differ.
    static func color(of id: Int) -> Color {
        Color(hue: (Double(id) * 0.381_966 + 0.2).truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: 0.85)
    }
}

/// All shares, in view order.
struct SharesKey: PreferenceKey {
    static var defaultValue: [Share] { [] }
    static func reduce(value: inout [Share], nextValue: () -> [Share]) { value += nextValue() }
}

/// A row that passes its share up to any ancestor that reads it. Its count is its own.
struct ShareRow: View {
    let id: Int
    @State private var count = 2

    var body: some View {
        HStack(spacing: 12) {
            Dot(color: Share.color(of: id), size: 10)
            Text("Row \(id)").fontWeight(.medium)
            Spacer(minLength: 0)
            HStack(spacing: 0) {
                IconButton("minus", "less-\(id)") { count -= 1 }.disabled(count == 0)
                Text("\(count)").frame(width: 24)
                IconButton("plus", "more-\(id)") { count += 1 }.disabled(count == 5)
            }
        }
        .padding(.leading, 12)
        .padding(.trailing, 4)
        .frame(height: 36)
        .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
        .preference(key: SharesKey.self, value: [Share(id: id, count: count)])
    }
}

/// Rows that are inserted, removed and moved, and above them the sum of their shares.
struct ShareRows: View {
    let rows: [Int]
    let log: EventLog

    var body: some View {
        log.note(.shareRows)
        return VStack(spacing: 6) {
            ForEach(rows, id: \.self) { ShareRow(id: $0) }
        }
        .frame(height: 162 + 44, alignment: .top)
        .overlayPreferenceValue(SharesKey.self, alignment: .bottom) { shares in
            ShareBar(shares: shares)
        }
    }
}

/// A dot for each unit, in the colour of its row, and their sum.
struct ShareBar: View {
    let shares: [Share]

    var body: some View {
        HStack(spacing: 4) {
            ForEach(shares) { share in
                ForEach(0..<share.count, id: \.self) { _ in Dot(color: Share.color(of: share.id), size: 10) }
            }
            Spacer(minLength: 8)
            Text("\(shares.reduce(0) { $0 + $1.count })").font(.headline)
        }
        .padding(.horizontal, 12)
        .frame(height: 32)
        .padding(1)
        .background(Color.card, in: RoundedRectangle(cornerRadius: 8))
        .padding(1)
        .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 9))
    }
}

extension LogSubject {
    static let shareRows = LogSubject("Bodies of ShareRows", .purple)
}
