import Casement

/// A program with windows of all kinds, which its only normal one opens.
struct KindsProbe: App {
    @State private var isLost = false

    var body: some Scene {
        WindowGroup("Window Probe") { KindsView(isLost: $isLost) }.defaultSize(width: 300, height: 160)
        UtilityWindow("Panel", id: "panel") { KindView(name: "panel") }
            .defaultSize(width: 120, height: 80)
        Window("Plain", id: "plain") { KindView(name: "plain") }.windowStyle(.plain)
            .defaultSize(width: 120, height: 80)
        Window("Edges", id: "edges") { KindView(name: "edges") }.windowStyle(.hiddenTitleBar)
            .defaultSize(width: 120, height: 80)
        Window("Wall", id: "wall") { KindView(name: "wall") }.windowLevel(.desktop)
            .defaultSize(width: 120, height: 80)
        Window("Placed", id: "placed") { KindView(name: "placed") }
            .defaultWindowPlacement { _, context in
                let screen = context.defaultDisplay.visibleRect
                return WindowPlacement(x: screen.maxX - 200, y: screen.minY + 30, width: 130, height: 90)
            }
        WindowGroup("Pushed", id: "pushed") { KindView(name: "pushed") }.defaultSize(width: 120, height: 80)
        AlertScene("Lost", isPresented: $isLost) {}
    }
}

/// A program whose window has the size of its content when it is zoomed, and is moved by its background.
struct HandleProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") {
            VStack(spacing: 0) {
                Color.white.named("background")
                Button("Press") { say("pressed") }.named("press").padding()
            }
            .frame(idealWidth: 200, maxWidth: .infinity, idealHeight: 150, maxHeight: .infinity)
            .onAppear { say("appeared") }
        }
        .defaultSize(width: 320, height: 240)
        .windowIdealSize(.fitToContent)
        .windowIdealPlacement { _, _ in WindowPlacement(x: 70, y: 90) }
        .windowBackgroundDragBehavior(.enabled)
    }
}

/// A program that says when the user resizes its window.
struct ResizeProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") {
            VStack {
                Button("Grow") { NSApp.windows.first?.setContentSize(CGSize(width: 400, height: 300)) }.named("grow")
                Button("Mark") { say("mark") }.named("mark")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onInteractiveResizeChange { say("resizing \($0)") }
            .onAppear { say("appeared") }
        }
        .defaultSize(width: 320, height: 240)
    }
}

private struct KindsView: View {
    /// A picture of 2 by 2 red pixels, as a BMP file.
    private static let redDot = Data(
        [
            0x42, 0x4D, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0, 0, 0, 0,
            0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ] + [0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0] as [UInt8])

    @Binding var isLost: Bool
    @Environment(\.openWindow) private var openWindow
    @Environment(\.pushWindow) private var pushWindow
    @Environment(\.controlActiveState) private var controls

    var body: some View {
        VStack {
            Button("Open") {
                for name in ["panel", "plain", "edges", "wall", "placed"] { openWindow(id: name) }
                isLost = true
            }
            .named("open")
            Button("Push") { pushWindow(id: "pushed") }.named("push")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onAppear {
            let red = UIImage(data: Self.redDot)
            NSApp.applicationIconImage = red
            say("appeared")
        }
        .onChange(of: controls) { say("main \(controls)") }
    }
}

private struct KindView: View {
    let name: String
    var body: some View { Text(name).onAppear { say("\(name) appeared") } }
}
