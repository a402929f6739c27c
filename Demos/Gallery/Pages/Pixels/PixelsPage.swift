import Casement

/// Pixels that the program writes itself: a plasma in every frame of the display, and cells that live and die.
struct PixelsPage: View {
    var body: some View {
        PageFrame("The program writes pixels; a new picture runs no body and lays out nothing.") {
            VStack(spacing: 16) {
                PlasmaCard()
                LifeCard()
                SurfacesCard()
            }
        }
    }
}

/// Waves of colour, drawn anew before each frame.
private struct PlasmaCard: View {
    @State private var plasma = Plasma()
    @State private var isRunning = true
    @State private var isSmooth = true

    var body: some View {
        GroupBox {
            screen
                .interpolation(isSmooth ? .medium : .none)
                .frame(height: 190)
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .accessibilityLabel("Plasma")
            CodeBlock("PixelView(screen, contentMode: .fill).onFrame { time in screen.draw { pixels in … } }")
        } label: {
            CardTitle("A plasma at the display's rate") {
                Toggle("Smooth", isOn: $isSmooth)
                Toggle("Play", isOn: $isRunning)
            }
        }
    }

    private var screen: PixelView {
        let view = PixelView(plasma.screen, contentMode: .fill)
        let plasma = plasma
        return isRunning ? view.onFrame { plasma.draw(at: $0) } : view
    }
}

/// Conway's game of life on another thread, as large as the view. Presses and drags add cells.
private struct LifeCard: View {
    @State private var life = Life(width: 240, height: 64)
    @State private var size = CGSize.zero

    var body: some View {
        GroupBox {
            let view = PixelView(life.screen, contentMode: nil).interpolation(.none)
            view
                .frame(height: 190)
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged {
                        life.add(at: view.pixelPosition(at: $0.location, in: size))
                    }
                )
                .accessibilityLabel("Game of life")
                .task { await life.run() }
            CodeBlock("screen.draw { pixels in … }    // from any thread")
        } label: {
            CardTitle("Life on another thread: click, or drag") {
                Button("Restart") { life.seed() }
            }
        }
    }
}
