import Casement

/// The theme side by side: light, dark, and the high contrast of desktop settings.
struct ThemePage: View {
    @State private var tint = Tint.accent

    var body: some View {
        PageFrame("One set of tokens in every variant. Windows follow the desktop's settings.") {
            Picker("Tint", selection: $tint) {
                ForEach(Tint.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .labelsHidden()
        } content: {
            VStack(spacing: 16) {
                HStack(alignment: .top, spacing: 16) {
                    ThemePanel(title: "Light").environment(\.colorScheme, .light)
                    ThemePanel(title: "Dark").environment(\.colorScheme, .dark)
                    ThemePanel(title: "High contrast").environment(\._colorSchemeContrast, .increased)
                }
                .tint(tint.color)
                TypeScaleCard()
            }
        }
    }
}

private enum Tint: String, CaseIterable, Identifiable {
    case accent, green, orange, purple, yellow

    var id: Self { self }

    var color: Color? {
        switch self {
        case .accent: nil
        case .green: .green
        case .orange: .orange
        case .purple: .purple
        case .yellow: .yellow
        }
    }
}

/// A window's appearance in one variant.
private struct ThemePanel: View {
    let title: String
    @State private var isOn = true
    @State private var volume = 0.6
    @State private var name = ""
    @State private var part = 0
    @State private var choice = 0

    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    ]

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 12)
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(title).font(.headline)
                Spacer()
                Text("Secondary").font(.caption).foregroundStyle(.secondary)
            }
            Divider()
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 6), spacing: 6) {
                ForEach(Array(colors.enumerated()), id: \.offset) { color in
                    RoundedRectangle(cornerRadius: 5).fill(color.element).frame(height: 18)
                }
            }
            HStack(spacing: 8) {
                Button("Save") {}.buttonStyle(.borderedProminent)
                Button("Delete", role: .destructive) {}
            }
            HStack(spacing: 14) {
                Toggle("Check", isOn: $isOn).toggleStyle(.checkbox)
                Spacer(minLength: 0)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            }
            Picker("Part", selection: $part) {
                Text("Day").tag(0)
                Text("Week").tag(1)
                Text("Year").tag(2)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            Slider(value: $volume)
            ProgressView(value: volume)
            TextField("Name", text: $name, prompt: Text("Your name"))
            Picker("Choice", selection: $choice) {
                Text("First").tag(0)
                Text("Second").tag(1)
            }
            .pickerStyle(.radioGroup)
            .labelsHidden()
        }
        // Not the Gallery's own text colour, which is the same in all panels.
        .foregroundStyle(Color.primary)
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: shape)
        .overlay { shape.strokeBorder(.separator) }
    }
}

/// The text styles, largest first.
private struct TypeScaleCard: View {
    private let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline),
        ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote),
        ("Caption", .caption),
    ]

    var body: some View {
        GroupBox("Type scale") {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), alignment: .leading), count: 2), spacing: 8) {
                ForEach(styles, id: \.0) { style in
                    Text(style.0).font(style.1)
                }
            }
        }
    }
}
