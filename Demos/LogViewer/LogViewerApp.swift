import SwiftUI

/// Shows a text file of any size: `LogViewer [FILE]`, or drop one on the window.
@main struct LogViewerApp: App {
    var body: some Scene {
        WindowGroup("LogViewer") {
            LogWindow(file: CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) })
        }
        .defaultSize(width: 1080, height: 720)
        .commands { LogCommands() }
    }
}
