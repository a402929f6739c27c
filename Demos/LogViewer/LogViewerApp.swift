import SwiftUI

/// Shows text files of any size, each in a window: `LogViewer [FILE]`, or drop one on a window.
@main struct LogViewerApp: App {
    var body: some Scene {
        LogScenes(launchFile: CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) })
    }
}

/// The windows of the program.
struct LogScenes: Scene {
    /// The file that the command line names.
    let launchFile: URL?
    static let windows = "log"

    var body: some Scene {
        WindowGroup("LogViewer", id: Self.windows, for: URL.self) { file in
            LogWindow(file: file).modifier(LaunchFile(file: file, url: launchFile))
                // The bar has room for its items and the search field.
                .frame(minWidth: 480, minHeight: 240)
        }
        .defaultSize(width: 1080, height: 720)
        .commands { LogCommands() }
        Settings { LogSettingsView() }
    }
}

/// Opens the file of the command line in the first window, or beside it where that came back with another one.
private struct LaunchFile: ViewModifier {
    @Binding var file: URL?
    let url: URL?
    @MainActor private static var isOpened = false
    @Environment(\.openWindow) private var openWindow

    func body(content: Content) -> some View {
        content.onAppear {
            guard let url, !Self.isOpened else { return }
            Self.isOpened = true
            if file == nil { file = url } else { openWindow(value: url) }
        }
    }
}
