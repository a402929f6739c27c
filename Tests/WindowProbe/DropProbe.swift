import Casement

/// A program that prints the items dropped on it: files on its upper half, texts on the lower one. The squares in its
/// corner can be dragged: the first, red or purple, is a text, the second a file.
struct DropProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { DropProbeView() }.defaultSize(width: 320, height: 200)
    }
}

private struct DropProbeView: View {
    @State private var isTargeted = false
    /// Tells a second program's window from the first.
    private let isSecond = ProcessInfo.processInfo.environment["PROBE_IS_SECOND"] == "1"

    var body: some View {
        ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
                Color.gray.dropDestination(for: URL.self) { files, point in
                    say("files \(files.map(\.path)) at \(Int(point.x)),\(Int(point.y))")
                    return true
                }
                (isTargeted ? Color.blue : Color.white)
                    .dropDestination(for: String.self) { texts, _ in
                        say("texts \(texts)")
                        return true
                    } isTargeted: {
                        isTargeted = $0
                        say("targeted \($0)")
                    }
            }
            HStack(spacing: 0) {
                (isSecond ? Color.purple : .red).frame(width: 40, height: 40).draggable("square")
                Color.green.frame(width: 40, height: 40).draggable(URL(fileURLWithPath: "/etc/hosts"))
            }
        }
        .onAppear { say("appeared") }
    }
}
