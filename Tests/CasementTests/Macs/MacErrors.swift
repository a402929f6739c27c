import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// Errors, help and programs without an `App`, by the names of AppKit.
@MainActor @Suite(.serialized) struct MacErrors {
    private struct Failure: LocalizedError, RecoverableError {
        let log: Log
        var errorDescription: String? { "The file is gone." }
        var recoverySuggestion: String? { "Look elsewhere." }
        var recoveryOptions: [String] { ["Look", "Leave"] }

        func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool {
            log.lines.append("option \(recoveryOptionIndex)")
            return recoveryOptionIndex == 0
        }
    }

    private final class Log: @unchecked Sendable { var lines: [String] = [] }

    private final class Delegate: NSObject, NSApplicationDelegate {
        var lines: [String] = []
        func application(_ application: NSApplication, willPresentError error: any Error) -> any Error {
            if error is URLError { return CocoaError(.userCancelled) }
            return error
        }
        func applicationDidFinishLaunching(_ notification: Notification) { lines.append("launched") }
        func applicationWillTerminate(_ notification: Notification) { lines.append("ends") }
    }

    @Test("An error is shown with the ways to recover from it") func presenting() throws {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.update()
        let log = Log(), window = try require(NSApp.keyWindow)
        func show(_ error: any Error) {
            NSApp.presentError(error, modalFor: window, delegate: nil, didPresent: nil, contextInfo: nil)
            app.update()
        }
        show(Failure(log: log))
        let alert = try require(app.windows.first)
        expect(alert.find(text: "The file is gone.") != nil && alert.find(text: "Look elsewhere.") != nil)
        alert.tap(text: "Leave")
        app.update()
        expect(log.lines == ["option 1"] && app.windows.count == 1)
        show(CocoaError(.fileNoSuchFile))
        try require(app.windows.first).tap(text: "OK")
        app.update()
        expect(app.windows.count, equals: 1)
        show(CocoaError(.userCancelled))
        expect(app.windows.count == 1, "who has cancelled knows it")
        NSApp.delegate = Delegate()
        show(URLError(.cancelled))
        expect(app.windows.count == 1, "the delegate has chosen another error")
    }

    @Test("Help is at the address of its book and page") func help() {
        let app = TestApp {
            WindowGroup("Main") {
                HelpLink(anchor: "first steps", book: "gnome-help").accessibilityIdentifier("other")
                HelpLink(anchor: "start").accessibilityIdentifier("own")
            }
        }
        app.update()
        app.windows[0].tap("other")
        app.windows[0].tap("own")
        NSHelpManager.shared.openHelpAnchor("a/b", inBook: "notes")
        let own = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        expect(
            app.openedURLs.map(\.absoluteString),
            equals: ["help:gnome-help/first%20steps", "help:\(own)/start", "help:notes/a%2Fb"])
    }

    @Test("A program without scenes runs for its delegate until it is ended") func delegateAlone() {
        let delegate = Delegate()
        ProgramLife.delegateOfNext = delegate
        let app = TestApp(DelegateApp.self)
        app.settle()
        expect(delegate.lines, equals: ["launched"])
        expect(app.windows.isEmpty && NSApp.isRunning && NSApp.delegate === delegate)
        NSApp.run()
        NSApp.terminate(nil)
        app.settle()
        expect(delegate.lines == ["launched", "ends"] && !NSApp.isRunning)
    }
}
