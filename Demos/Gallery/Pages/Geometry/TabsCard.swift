import Casement

/// The place of the chosen tab, for the line under it.
private struct ChosenTabKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Tabs whose line is drawn without knowing their widths.
struct TabsCard: View {
    @State private var chosen = "Overview"

    var body: some View {
        GroupBox("A line under what is chosen") {
            HStack(spacing: 24) {
                ForEach(["Overview", "Members", "Settings", "About this place"], id: \.self) { name in
                    Button {
                        chosen = name
                    } label: {
                        Text(name)
                            .fontWeight(.medium)
                            .foregroundStyle(name == chosen ? Color.accentColor : Color.secondary)
                            .padding(.vertical, 8)
                            .anchorPreference(key: ChosenTabKey.self, value: .bounds) { name == chosen ? $0 : nil }
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier("tab-\(name.lowercased())")
                }
            }
            .overlayPreferenceValue(ChosenTabKey.self) { anchor in
                GeometryReader { proxy in
                    if let frame = anchor.map({ proxy[$0] }) {
                        Rectangle().fill(Color.accentColor)
                            .frame(width: frame.width, height: 2)
                            .offset(x: frame.minX, y: frame.maxY - 2)
                    }
                }
            }
            CodeBlock(
                """
                Text(name).anchorPreference(key: ChosenTabKey.self, value: .bounds) { name == chosen ? $0 : nil }

                .overlayPreferenceValue(ChosenTabKey.self) { anchor in
                    GeometryReader { proxy in
                        if let frame = anchor.map({ proxy[$0] }) { Line().offset(x: frame.minX, y: frame.maxY - 2) }
                    }
                }
                """)
        }
    }
}
