import Casement

/// Columns sized by their content, and cells created when they are visible.
struct GridPage: View {
    var body: some View {
        PageFrame(
            "Columns as wide as their widest cell, and a thousand cells, created when visible."
        ) {
            ForecastCard()
            SwatchCard()
        }
    }
}

/// A week of weather: cells that span columns, rules that do not widen them.
private struct ForecastCard: View {
    @State private var isTrailing = false
    @State private var hasRules = true

    private struct Day: Identifiable {
        let id: String
        let low: Int
        let high: Int
        let words: String
    }

    private let days = [
        Day(id: "Monday", low: 4, high: 13, words: "Sun"),
        Day(id: "Tuesday", low: 7, high: 19, words: "Sun, a cloud or two"),
        Day(id: "Wednesday", low: 9, high: 15, words: "Rain"),
        Day(id: "Thursday", low: 2, high: 9, words: "Wind from the north"),
    ]

    var body: some View {
        GroupBox {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 8) {
                GridRow {
                    Text("Day").gridColumnAlignment(isTrailing ? .trailing : .leading)
                    Text("Low").gridColumnAlignment(.trailing)
                    Text("Range")
                    Text("High").gridColumnAlignment(.trailing)
                    Text("Words")
                }
                .font(.caption)
                .foregroundStyle(.secondary)
                ForEach(days) { day in
                    if hasRules {
                        Rectangle().fill(Color.line).frame(height: 1).gridCellUnsizedAxes(.horizontal)
                    }
                    GridRow {
                        Text(day.id).fontWeight(.medium)
                        Text("\(day.low)°").foregroundStyle(.secondary)
                        RangeBar(low: day.low, high: day.high)
                        Text("\(day.high)°")
                        Text(day.words).foregroundStyle(.secondary)
                    }
                }
                GridRow {
                    Text("gridCellColumns(2)")
                        .padding(.vertical, 6)
                        .frame(maxWidth: .infinity)
                        .background(Color.well, in: RoundedRectangle(cornerRadius: 6))
                        .gridCellColumns(2)
                    Text("gridCellColumns(3)")
                        .padding(.vertical, 6)
                        .frame(maxWidth: .infinity)
                        .background(Color.well, in: RoundedRectangle(cornerRadius: 6))
                        .gridCellColumns(3)
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
        } label: {
            CardTitle("Grid") {
                HStack(spacing: 8) {
                    Button("Align names") { isTrailing.toggle() }
                    Button("Rules") { hasRules.toggle() }
                }
                .buttonStyle(.borderless)
            }
        }
    }
}

/// The range of a day's temperatures between 0 and 20 degrees.
private struct RangeBar: View {
    let low: Int
    let high: Int

    var body: some View {
        Capsule().fill(Color.trough)
            .overlay(alignment: .leading) {
                Capsule()
                    .fill(LinearGradient(colors: [.cyan, .orange], startPoint: .leading, endPoint: .trailing))
                    .frame(width: CGFloat(high - low) * 9)
                    .padding(.leading, CGFloat(low) * 9)
            }
            .frame(width: 180, height: 6)
            .alignmentGuide(.firstTextBaseline) { $0[.bottom] + 1 }
    }
}

/// A thousand swatches, as many per line as fit.
private struct SwatchCard: View {
    @State private var minimum: CGFloat = 72

    var body: some View {
        GroupBox {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum), spacing: 8)], spacing: 8) {
                    ForEach(0..<1000, id: \.self) { Swatch(number: $0) }
                }
                // The bar is in the card's margin.
                .padding(.trailing, 14)
            }
            .padding(.trailing, -14)
            .frame(minHeight: 120, idealHeight: 200, maxHeight: .infinity)
        } label: {
            CardTitle("LazyVGrid, adaptive: at least \(Int(minimum)) points each") {
                Stepper("Size", value: $minimum, in: 40...168, step: 16).labelsHidden()
            }
        }
        .frame(maxHeight: .infinity)
    }
}

private struct Swatch: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(Color(hue: Double(number) / 97, saturation: 0.55, brightness: 0.68).gradient)
            .frame(height: 48)
            .overlay { Text("\(number)").font(.caption).fontWeight(.semibold).foregroundStyle(.white) }
    }
}
