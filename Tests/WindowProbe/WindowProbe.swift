import Casement

/// A small program for tests that need a real window and real events: a button that counts, and a label that shows the
/// count. Its argument, `task`, `timer` or `dispatch`, is the mechanism that counts once more, without any input, soon
/// after the window opened; `scene` shows everything that is painted in a special way.
struct WindowProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { ProbeView(wake: CommandLine.arguments.dropFirst().first ?? "") }
            .defaultSize(width: 320, height: 200)
    }
}

/// A program that prints the time of each of its frames: by an animation from 0 that gains 1 per second, and by its
/// date.
struct MotionProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { MotionView() }.defaultSize(width: 320, height: 200)
    }
}

/// A program whose window has the size of its content.
struct FixedProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { Color.red.frame(width: 150, height: 80).onAppear { say("appeared") } }
            .windowResizability(.contentSize)
    }
}

/// A program whose window has the size of a text that is broken into lines; it prints the height of the text.
struct WrappingProbe: App {
    private let words = String(repeating: "The quick brown fox jumps over the lazy dog and runs. ", count: 3)

    var body: some Scene {
        WindowGroup("Window Probe") {
            Text(words).padding().frame(width: 330)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    say("height \(Int($0))")
                }
                .task { say("appeared") }
        }
        .windowResizability(.contentSize)
    }
}

@main enum Probe {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "fixed": FixedProbe.main()
        case "wrapping": WrappingProbe.main()
        case "desktop": DesktopProbe.main()
        case "motion": MotionProbe.main()
        case "storage": StorageProbe.main()
        case "drop": DropProbe.main()
        case "controls": ControlsProbe.main()
        case "clipboard": ClipboardProbe.main()
        case "popups": PopupsProbe.main()
        case "tiny": TinyProbe.main()
        case "windows": WindowsProbe.main()
        case "ending": EndingProbe.main()
        case "kinds": KindsProbe.main()
        case "handle": HandleProbe.main()
        case "resize": ResizeProbe.main()
        case "documents": DocumentsProbe.main()
        case "menus": MenusProbe.main()
        case "panels": PanelsProbe.main()
        case "links": LinksProbe.main()
        case "types": TypesProbe.main()
        case "printing": PrintingProbe.main()
        default: WindowProbe.main()
        }
    }
}

/// Asks the X server to show a window that does not exist.
private func askForNonsense() {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Map = @convention(c) (OpaquePointer?, UInt) -> Int32
    typealias Sync = @convention(c) (OpaquePointer?, Int32) -> Int32
    let library = dlopen("libX11.so.6", RTLD_LAZY)
    guard let open = dlsym(library, "XOpenDisplay"), let map = dlsym(library, "XMapWindow"),
        let sync = dlsym(library, "XSync"), let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return }
    _ = unsafeBitCast(map, to: Map.self)(display, 1)
    _ = unsafeBitCast(sync, to: Sync.self)(display, 0)
}

/// Standard output is a pipe in tests: nothing may wait in a buffer.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

private struct MotionView: View {
    @State private var end = 0.0

    var body: some View {
        VStack {
            Seconds(seconds: end)
            TimelineView(.animation) { context in
                dot(at: context.date)
            }
        }
        .onAppear {
            say("appeared")
            withAnimation(.linear(duration: 1000)) { end = 1000 }
        }
    }

    private func dot(at date: Date) -> some View {
        say("date \(date.timeIntervalSinceReferenceDate)")
        return Color.blue.frame(width: 20, height: 20)
    }
}

/// Its body runs for every step.
private struct Seconds: View, @preconcurrency Animatable {
    var seconds: Double
    var animatableData: Double {
        get { seconds }
        set { seconds = newValue }
    }

    var body: some View { bar() }

    private func bar() -> some View {
        say("time \(seconds)")
        return Color.red.frame(width: min(300, seconds * 10), height: 20)
    }
}

/// Fills, coverage, translucency, borders, layers with a mask and groups.
private struct Scenery: View {
    var body: some View {
        HStack(spacing: 6) {
            Circle().fill(.orange).frame(width: 30, height: 30)
            RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.4)).frame(width: 40, height: 30)
            Text("Tinted").foregroundStyle(.purple).opacity(0.7).border(.green, width: 2)
            ZStack {
                Color.red
                Text("Clip").foregroundStyle(.white)
            }
            .frame(width: 50, height: 30)
            .clipShape(Capsule())
            ZStack {
                Color.teal.frame(width: 30, height: 20)
                Color.pink.frame(width: 20, height: 30)
            }
            .compositingGroup()
            .opacity(0.5)
        }
    }
}

private struct ProbeView: View {
    let wake: String
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Button("Count") { count += 1 }
            Text("\(count)").font(.system(size: 40))
            if wake == "scene" { Scenery() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onAppear(perform: startWaking)
        .onChange(of: count) { say("count \(count)") }
    }

    private func startWaking() {
        say("appeared")
        switch wake {
        case "task":
            Task {
                try? await Task.sleep(for: .milliseconds(300))
                count += 1
            }
        case "timer":
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                MainActor.assumeIsolated { count += 1 }
            }
        case "refused":
            askForNonsense()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { count += 1 }
        case "dispatch": DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { count += 1 }
        default: break
        }
    }
}
