import CasementTesting
import Testing

/// Pictures of glass above stripes.
@MainActor struct GlassGoldens {
    /// What is behind the glass.
    private var stripes: some View {
        HStack(spacing: 0) {
            ForEach(0..<12) { index in
                Rectangle().fill(index.isMultiple(of: 2) ? Color.blue : .yellow)
            }
        }
    }

    @Test func glass() throws {
        try golden("glass", size: CGSize(width: 320, height: 150)) {
            VStack(spacing: 12) {
                HStack(spacing: 12) {
                    Text("Regular").padding(10).glassEffect()
                    Text("Clear").padding(10).glassEffect(.clear, in: .rect(cornerRadius: 8))
                    Text("Tinted").padding(10).glassEffect(.regular.tint(.orange))
                }
                HStack(spacing: 12) {
                    Button("Button") {}.buttonStyle(.glass)
                    Button("Main") {}.buttonStyle(.glassProminent)
                    Button("Off") {}.buttonStyle(.glass).disabled(true)
                }
                UnionOfGlass()
            }
            .frame(width: 320, height: 150)
            .background { stripes }
        }
    }

    @Test func glassButtons() throws {
        try stateGolden("glass-buttons") {
            Variant("glass") { Button("Button") {}.buttonStyle(.glass) }
            Variant("prominent") { Button("Button") {}.buttonStyle(.glassProminent) }
            Variant("destructive") { Button("Button", role: .destructive) {}.buttonStyle(.glass) }
            Variant("circle") {
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.glass)
                    .buttonBorderShape(.circle)
            }
        }
    }

    private struct UnionOfGlass: View {
        @Namespace private var namespace
        var body: some View {
            GlassEffectContainer {
                HStack(spacing: 0) {
                    ForEach(0..<3) { index in
                        Text("\(index)").frame(width: 36, height: 30).glassEffect()
                            .glassEffectUnion(id: 0, namespace: namespace)
                    }
                }
            }
        }
    }
}
