import Casement

/// What the program draws with SDL's renderer and with OpenGL, as views beside others.
struct SurfacesCard: View {
    @State private var isRunning = true
    @State private var angle = 20.0

    var body: some View {
        GroupBox {
            HStack(spacing: 12) {
                Stars(isRunning: isRunning)
                    .clipShape(RoundedRectangle(cornerRadius: 10))
                    .accessibilityLabel("Stars")
                Triangle(angle: angle)
                    .clipShape(RoundedRectangle(cornerRadius: 10))
                    .gesture(DragGesture(minimumDistance: 0).onChanged { angle = $0.location.x })
                    .accessibilityLabel("Triangle")
            }
            .frame(height: 190)
            CodeBlock("struct Triangle: SurfaceViewRepresentable { func makeSurfaceView(context: Context) … }")
        } label: {
            CardTitle("SDL's renderer, and OpenGL: drag the triangle") {
                Slider(value: $angle, in: 0...360).frame(width: 120).accessibilityLabel("Angle")
                Toggle("Play", isOn: $isRunning)
            }
        }
    }
}
