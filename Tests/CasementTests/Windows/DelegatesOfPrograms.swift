import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Delegates learn of the moments of a program's life.
@MainActor @Suite(.serialized) struct DelegatesOfPrograms {
    final class Delegate: NSObject, NSApplicationDelegate, ObservableObject {
        @Published var number = 1
        static var lines: [String] = []
        static var reply = NSApplication.TerminateReply.terminateNow
        static var endsWithLastWindow = true

        func applicationWillFinishLaunching(_ notification: Notification) { Self.lines.append("will launch") }
        func applicationDidFinishLaunching(_ notification: Notification) { Self.lines.append("did launch") }
        func applicationDidBecomeActive(_ notification: Notification) { Self.lines.append("active") }
        func applicationWillResignActive(_ notification: Notification) { Self.lines.append("will resign") }
        func applicationWillTerminate(_ notification: Notification) { Self.lines.append("will end") }
        func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
            Self.lines.append("should end")
            return Self.reply
        }
        func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
            Self.endsWithLastWindow
        }
        func application(_ application: NSApplication, open urls: [URL]) {
            Self.lines.append("open \(urls.map(\.absoluteString))")
        }
    }

    private struct Program: App {
        @NSApplicationDelegateAdaptor(Delegate.self) private var delegate

        var body: some Scene { WindowGroup("Main") { Reader() } }
    }

    private struct Reader: View {
        @EnvironmentObject private var delegate: Delegate
        var body: some View {
            Button("number \(delegate.number)") { delegate.number += 1 }
            Button("Quit") { NSApp.terminate(nil) }
        }
    }

    private func start() -> TestApp {
        Delegate.lines = []
        Delegate.reply = .terminateNow
        Delegate.endsWithLastWindow = true
        let app = TestApp(Program.self)
        app.settle()
        return app
    }

    @Test("From the launch to the end, in order") func life() {
        let app = start()
        expect(Delegate.lines, equals: ["will launch", "did launch", "active"])
        expect(NSApp.isActive && NSApp.isRunning && NSApp.delegate is Delegate)
        app.open([URL(string: "notes://today")!])
        app.windows[0].tap(text: "Quit")
        app.settle()
        expect(!app.isRunning)
        expect(
            Array(Delegate.lines.dropFirst(3)),
            equals: ["open [\"notes://today\"]", "should end", "will resign", "will end"])
    }

    @Test("An observable delegate is in the environment") func environment() {
        let app = start()
        app.windows[0].tap(text: "number 1")
        expect(app.windows[0].find(text: "number 2") != nil)
    }

    @Test("A delegate refuses the end, or answers later") func refusing() {
        let app = start()
        Delegate.reply = .terminateCancel
        expect(!app.quit())
        Delegate.reply = .terminateLater
        expect(!app.quit())
        NSApp.reply(toApplicationShouldTerminate: false)
        app.settle()
        expect(app.isRunning)
        expect(!app.quit())
        NSApp.reply(toApplicationShouldTerminate: true)
        app.settle()
        expect(!app.isRunning)
    }

    @Test("A program may go on without a window, and open one again") func lastWindow() {
        let app = start()
        Delegate.endsWithLastWindow = false
        app.windows[0].close()
        expect(app.isRunning && app.windows.isEmpty)
        NSApp.reopen()
        app.update()
        expect(app.windows.map(\.title), equals: ["Main"])
        Delegate.endsWithLastWindow = true
        app.windows[0].close()
        expect(!app.isRunning)
    }

    @Test("The delegate of a phone's program") func phone() {
        final class Phone: NSObject, UIApplicationDelegate {
            static var lines: [String] = []
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool {
                Self.lines.append("launched")
                return true
            }
            func applicationDidBecomeActive(_ application: UIApplication) { Self.lines.append("active") }
            func applicationDidEnterBackground(_ application: UIApplication) { Self.lines.append("background") }
            func applicationWillTerminate(_ application: UIApplication) { Self.lines.append("will end") }
        }
        struct PhoneProgram: App {
            @UIApplicationDelegateAdaptor private var delegate: Phone
            var body: some Scene { WindowGroup("Phone") { Text("x") } }
        }
        let app = TestApp(PhoneProgram.self)
        app.settle()
        expect(UIApplication.shared.applicationState == .active && UIApplication.shared.delegate is Phone)
        app.quit()
        expect(Phone.lines, equals: ["launched", "active", "background", "will end"])
    }

    @Test("Notifications are posted too") func notifications() {
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: NSApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        let app = start()
        app.quit()
        expect(count, equals: 1)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("Of a program's arguments, addresses and files are opened") func arguments() {
        let file = "/etc/hosts"
        expect(
            URL.all(in: ["--verbose", "word", "notes://today", file, "/no/such/file", "a://b c|"]).map(\.absoluteString)
                .prefix(2).joined(separator: " "), equals: "notes://today file://\(file)")
    }

    class OrdinaryDelegate: NSObject, NSApplicationDelegate {
        var events = ["property"]
        func applicationDidFinishLaunching(_ notification: Notification) { events.append("launched") }
    }

    final class OwnDelegate: OrdinaryDelegate {
        let name: String
        override init() {
            name = "own"
            super.init()
            events.append("init")
        }
    }

    struct OrdinaryApp: App {
        @NSApplicationDelegateAdaptor(OrdinaryDelegate.self) var delegate
        @UIApplicationDelegateAdaptor private var phone: OrdinaryPhoneDelegate
        var body: some Scene { WindowGroup { Text(delegate.events.joined(separator: " ")) } }
    }

    class OrdinaryPhoneDelegate: NSObject, UIApplicationDelegate {}

    struct OwnApp: App {
        @NSApplicationDelegateAdaptor private var delegate: OwnDelegate
        var body: some Scene { WindowGroup { Text(delegate.name + " " + delegate.events.joined(separator: " ")) } }
    }

    @Test("A delegate needs neither a final class nor a required init")
    func ordinaryClasses() {
        let first = TestApp(OrdinaryApp.self)
        first.update()
        expect(NSApp.delegate is OrdinaryDelegate)
        expect(first.windows[0].find(text: "property launched") != nil)
        expect((NSApp.delegate as? OrdinaryDelegate)?.events == ["property", "launched"])
        let second = TestApp(OwnApp.self)
        second.update()
        expect(second.windows[0].find(text: "own property init launched") != nil)
    }
}
