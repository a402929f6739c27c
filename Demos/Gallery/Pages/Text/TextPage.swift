import Casement
import Foundation

/// The features of texts: sizes, mixed styles, lines, scripts, and running dates.
struct TextPage: View {
    var body: some View {
        PageFrame("Styles, scripts, translations, and dates that update themselves.") {
            VStack(spacing: 16) {
                HStack(alignment: .top, spacing: 16) {
                    ScaleCard()
                    VStack(spacing: 16) {
                        StylesCard()
                        DatesCard()
                    }
                }
                // As high as the text needs, regardless of the other row.
                .fixedSize(horizontal: false, vertical: true)
                HStack(alignment: .top, spacing: 16) {
                    LinesCard()
                    ScriptsCard()
                }
                WaveCard()
            }
        }
    }
}

/// A text whose letters a renderer draws.
private struct WaveCard: View {
    @State private var height = 5.0

    var body: some View {
        GroupBox("Letter by letter") {
            HStack(spacing: 24) {
                Text("Drawn by a \(Text("renderer").foregroundStyle(Color.accentColor).customAttribute(Waving()))")
                    .font(.title2)
                    .textRenderer(Wave(height: height))
                Button("Wave") { withAnimation(.bouncy) { height = -height } }
            }
        }
    }
}

private struct Waving: TextAttribute {}

/// Moves the letters of waving parts up and down.
private struct Wave: TextRenderer {
    var height: Double
    var animatableData: Double {
        get { height }
        set { height = newValue }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.joined() {
            guard run[Waving.self] != nil else {
                context.draw(run)
                continue
            }
            for (index, letter) in run.enumerated() {
                var lifted = context
                lifted.translateBy(x: 0, y: height * sin(Double(index) * 0.8))
                lifted.draw(letter)
            }
        }
    }
}

/// The text styles, largest first.
private struct ScaleCard: View {
    private let styles: [(name: String, font: Font)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption),
    ]

    var body: some View {
        GroupBox("Type scale") {
            VStack(alignment: .leading, spacing: 5) {
                ForEach(styles, id: \.name) { Text($0.name).font($0.font) }
            }
        }
        .frame(width: 232)
    }
}

/// Several styles in one text, by Markdown, concatenation and gradients.
private struct StylesCard: View {

    var body: some View {
        GroupBox("Many styles, one text") {
            Text("Literals read **Markdown**: *emphasis*, `code`, ~~slips~~ and [links](https://swift.org).")
            Text("Texts add up: ") + Text("bold ").bold() + Text("and ") + Text("warm").foregroundStyle(.orange)
                + Text(", underlined").underline(pattern: .dash, color: .pink) + Text(", t r a c k e d").tracking(1)
                + Text(", H") + Text("2").font(.caption).baselineOffset(-3) + Text("O.")
            Text("A gradient runs through all of it")
                .font(.title2.weight(.heavy))
                .lineLimit(1)
                .foregroundStyle(
                    .linearGradient(colors: [.orange, .pink, .purple], startPoint: .leading, endPoint: .trailing))
        }
    }
}

/// Clocks that run while the page is visible, one frame a second.
private struct DatesCard: View {
    @State private var start = Date()

    var body: some View {
        GroupBox("In step with time") {
            HStack(alignment: .firstTextBaseline, spacing: 24) {
                sample("timer", Text(start, style: .timer).monospacedDigit())
                sample("relative", Text(start, style: .relative))
                sample("an hour", Text(timerInterval: start...start.addingTimeInterval(3600)).monospacedDigit())
                sample("time", Text(start, style: .time))
                sample("date", Text(start, style: .date))
            }
        }
    }

    private func sample(_ name: String, _ text: Text) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            text.font(.headline)
            Caption(name)
        }
        .lineLimit(1)
        .fixedSize()
    }
}

/// The alignment of lines, and their truncation.
private struct LinesCard: View {
    private let words = "The casement stood open to the garden all afternoon"

    var body: some View {
        GroupBox("Lines") {
            HStack(alignment: .top, spacing: 12) {
                sample("leading") { Text(words).multilineTextAlignment(.leading) }
                sample("center") { Text(words).multilineTextAlignment(.center) }
                sample("trailing") { Text(words).multilineTextAlignment(.trailing) }
            }
            HStack(alignment: .top, spacing: 12) {
                sample("head") { Text(words).lineLimit(1).truncationMode(.head) }
                sample("middle") { Text(words).lineLimit(1).truncationMode(.middle) }
                sample("tail") { Text(words).lineLimit(1).truncationMode(.tail) }
            }
        }
    }

    private func sample<V: View>(_ name: String, @ViewBuilder _ text: () -> V) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            text()
                .font(.caption)
                .padding(8)
                .frame(width: 112, alignment: .leading)
                .background(Color.well, in: RoundedRectangle(cornerRadius: 6))
            Caption(name)
        }
    }
}

/// The same wish in the scripts of the world.
private struct ScriptsCard: View {
    private let wishes = [
        "Peace · Frieden · Pace", "Мир · Ειρήνη", "سلام · שלום", "शांति · สันติภาพ", "和平 · 平和 · 평화", "🕊️ ☮️ 🌍",
    ]

    var body: some View {
        GroupBox("Scripts") {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(wishes, id: \.self) { Text($0).lineLimit(1) }
            }
        }
    }
}
