import CasementTesting
import ControlSupport
import Testing

/// Pictures of texts.
@MainActor struct TextGoldens {
    @Test func typeScale() throws {
        try golden("type-scale", size: CGSize(width: 230, height: 270)) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
                Text("Subheadline").font(.subheadline)
                Text("Body").font(.body)
                Text("Callout").font(.callout)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("Caption 2").font(.caption2)
            }
            .padding(8)
        }
    }

    @Test func stylesInOneText() throws {
        try golden("text-styles", size: CGSize(width: 300, height: 110)) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Plain, ") + Text("bold, ").bold() + Text("italic, ").italic() + Text("both").bold().italic()
                Text("E = mc") + Text("2").font(.caption2).baselineOffset(5) + Text(", ")
                    + Text("large ").font(.title) + Text("and red").foregroundColor(.red)
                Text("tracking").tracking(3) + Text(" fi ").kerning(1) + Text("1110").monospacedDigit()
                Text("**Markdown** with *stress* and ~~mistakes~~")
            }
            .padding(8)
        }
    }

    @Test func scripts() throws {
        try golden("text-scripts", size: CGSize(width: 230, height: 230)) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Ελληνικά, Кириллица, Việt Nam")
                Text("العربية abc שלום 123")
                Text("हिन्दी தமிழ் ไทย")
                Text("汉字 漢字 かな カナ 한국어")
                Text("Party 🎉 with 👨‍👩‍👧‍👦 and 👍🏽, 🇩🇪!")
                Text("Star 🌟").font(.title)
                Text("Two lines, the first with 漢字 and the second with an emoji 🚀 inside.")
            }
            .padding(8)
        }
    }

    @Test func truncationAndAlignment() throws {
        let words = "The quick brown fox jumps over the lazy dog"
        try golden("text-truncation", size: CGSize(width: 200, height: 220)) {
            VStack(alignment: .leading, spacing: 4) {
                Text(words).lineLimit(1)
                Text(words).lineLimit(1).truncationMode(.middle)
                Text(words).lineLimit(1).truncationMode(.head)
                Text(words).lineLimit(1).minimumScaleFactor(0.5)
                Text(words).multilineTextAlignment(.center)
                Text(words).multilineTextAlignment(.trailing)
                Text(words).lineSpacing(6)
            }
            .padding(8)
        }
    }

    @Test func rules() throws {
        try golden("text-rules", size: CGSize(width: 230, height: 140)) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Underlined, jumpy").underline()
                Text("dotted pattern").underline(pattern: .dot, color: .red)
                Text("dashed pattern").underline(pattern: .dash)
                Text("dashes and dots").underline(pattern: .dashDot)
                Text("struck out").strikethrough(color: .blue)
                Text("Large").font(.title).underline().strikethrough()
            }
            .padding(8)
        }
    }
}
