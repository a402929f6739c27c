import SwiftUI

/// Shows text files of any size, each in a window: `LogViewer [FILE ...]`, or drop one on a window.
@main struct LogViewerApp: App {
    var body: some Scene {
        LogScenes(launchFiles: CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) })
    }
}

/// The windows of the program.
struct LogScenes: Scene {
    /// The files that the command line names.
    let launchFiles: [URL]
    static let windows = "log"

    var body: some Scene {
        WindowGroup("LogViewer", id: Self.windows, for: URL.self) { file in
            LogWindow(file: file).modifier(LaunchFiles(file: file, urls: launchFiles))
                // The bar has room for its items and the search field.
                .frame(minWidth: 480, minHeight: 240)
        }
        .defaultSize(width: 1080, height: 720)
        .commands { LogCommands() }
        Settings { LogSettingsView() }
    }
}

/// Opens the files of the command line: one in the first window, unless that came back with another file,
/// and the others beside it.
private struct LaunchFiles: ViewModifier {
    @Binding var file: URL?
    let urls: [URL]
    @MainActor private static var areOpened = false
    @Environment(\.openWindow) private var openWindow

    func body(content: Content) -> some View {
        content.onAppear {
            guard !Self.areOpened else { return }
            Self.areOpened = true
            var others = urls[...]
            if file == nil { file = others.popFirst() }
            for url in others { openWindow(value: url) }
        }
    }
}
