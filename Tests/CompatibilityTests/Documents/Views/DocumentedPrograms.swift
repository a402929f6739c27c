import CasementTesting
import SwiftUI
import Testing

// The examples of docs/programs.md, as they stand there.

final class NotesDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var openedFiles: [URL] = []

    func applicationDidFinishLaunching(_ notification: Notification) { NSApp.activate() }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }

    func application(_ application: NSApplication, open urls: [URL]) { openedFiles += urls }
}

struct NotesApp: App {
    @NSApplicationDelegateAdaptor(NotesDelegate.self) private var delegate

    var body: some Scene { WindowGroup { OpenedFiles() } }
}

struct OpenedFiles: View {
    @EnvironmentObject private var delegate: NotesDelegate

    var body: some View { ForEach(delegate.openedFiles, id: \.self) { Text($0.lastPathComponent) } }
}

@MainActor func discard(_ file: URL, thenShow folder: URL) throws {
    var place: NSURL?
    try FileManager.default.trashItem(at: file, resultingItemURL: &place)
    NSWorkspace.shared.activateFileViewerSelecting([folder])
}

func copyEverything(_ copy: () -> Void) {
    ProcessInfo.processInfo.performActivity(options: .userInitiated, reason: "Copying pictures", using: copy)
}

@MainActor @Suite struct DocumentedPrograms {
    @Test func activitiesRunWhatTheyAreFor() {
        var copies = 0
        copyEverything { copies += 1 }
        #expect(copies == 1)
        let information = ProcessInfo.processInfo
        let activity = information.beginActivity(options: .background, reason: "Counting")
        information.endActivity(activity)
        information.endActivity(activity)
        #expect(!UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = false
        #expect(!UIApplication.shared.isIdleTimerDisabled)
        #expect(!ProcessInfo.ActivityOptions.userInitiatedAllowingIdleSystemSleep.contains(.idleSystemSleepDisabled))
        #expect(ProcessInfo.ActivityOptions.userInitiated.contains(.idleSystemSleepDisabled))
    }

    @Test func aMissingFileIsNotDiscarded() {
        let missing = URL(fileURLWithPath: "/nonexistent/a.txt")
        #expect(throws: CocoaError.self) { try discard(missing, thenShow: missing) }
    }

    @Test func filesThatAreOpenedAreListed() {
        let app = TestApp(NotesApp.self)
        app.open([URL(fileURLWithPath: "/tmp/today.txt")])
        app.settle()
        #expect(app.windows[0].find(text: "today.txt") != nil)
    }
}
