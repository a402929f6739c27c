import CasementSDL
import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor @Observable final class LinkLog { var urls: [String] = [] }

@MainActor struct ExternalLinks {
    let log = LinkLog()
    let url = URL(string: "demo://item/1")!

    @Test("A link from outside goes to the open window that allows it") func allowing() throws {
        let app = TestApp {
            WindowGroup("Main") {
                VStack {
                    Text("x").onOpenURL { log.urls.append($0.absoluteString) }
                        .handlesExternalEvents(preferring: [], allowing: ["*"])
                    Link("Site", destination: URL(string: "https://example.com/a")!)
                }
            }
        }
        app.open(url)
        expect(log.urls, equals: ["demo://item/1"])
        expect(app.windows.count, equals: 1)
        app.windows[0].tap(text: "Site")
        expect(app.openedURLs.map(\.absoluteString), equals: ["https://example.com/a"])
        expect(log.urls.count, equals: 1)
    }

    @Test("Where no window allows it, a new one of a matching scene opens") func opening() throws {
        let app = TestApp {
            WindowGroup("Main") { Text("main").onOpenURL { log.urls.append("main \($0)") } }
                .handlesExternalEvents(matching: [])
            WindowGroup("Item", id: "item") { Text("item").onOpenURL { log.urls.append("item \($0)") } }
                .handlesExternalEvents(matching: ["item/"])
        }
        app.open(url)
        expect(log.urls, equals: ["item demo://item/1"])
        expect(app.windows.map(\.title), equals: ["Item", "Main"])
    }

    @Test("A window that prefers a link comes before one that allows it") func preferring() throws {
        let app = TestApp {
            WindowGroup("Main") {
                Text("main").onOpenURL { log.urls.append("main \($0)") }
                    .handlesExternalEvents(preferring: ["item"], allowing: [])
            }
            WindowGroup("Other", id: "other") {
                Text("other").onOpenURL { log.urls.append("other \($0)") }
                    .handlesExternalEvents(preferring: [], allowing: ["*"])
            }
            .defaultLaunchBehavior(.presented)
        }
        app.open(url)
        app.open(URL(string: "demo://else")!)
        expect(log.urls, equals: ["main demo://item/1", "other demo://else"])
    }

    @Test("Another start of the program opens its links in the running one, which comes to the front")
    func activation() throws {
        let app = TestApp {
            WindowGroup("Main") { Text("main").onOpenURL { log.urls.append("main \($0)") } }
                .handlesExternalEvents(matching: ["main"])
            Window("Other", id: "other") { Text("other") }.defaultLaunchBehavior(.presented)
            Settings { Text("Settings") }
        }
        expect(app.perform(.open(["demo://main/1", "no address", "--option"])))
        expect(log.urls, equals: ["main demo://main/1"])
        expect(app.perform(.activate))
        expect(app.perform(.action("new-window")))
        expect(app.windows.filter { $0.title == "Main" }.count, equals: 3)
        expect(app.perform(.action("settings")))
        expect(app.windows.first?.title.contains("Settings") == true, "\(app.windows.map(\.title))")
        expect(!app.perform(.action("explode")))
        expect(app.perform(.action("quit")))
        expect(!app.isRunning)
    }

    @Test("NSWorkspace opens addresses and files that exist by the desktop") func workspace() throws {
        let app = TestApp { WindowGroup("Main") { Text("main") } }
        let file = FileManager.default.temporaryDirectory
        expect(NSWorkspace.shared.open(url) && NSWorkspace.shared.open(file))
        expect(!NSWorkspace.shared.open(URL(fileURLWithPath: "/nonexistent/a.txt")))
        expect(!NSWorkspace.shared.selectFile("/nonexistent/a.txt", inFileViewerRootedAtPath: ""))
        expect(app.openedURLs, equals: [url, file])
    }

    @Test("What cannot be recycled is an error, and nothing else") func recycling() async throws {
        let missing = URL(fileURLWithPath: "/nonexistent/a.txt")
        let (places, isFailure) = await withCheckedContinuation { continuation in
            NSWorkspace.shared.recycle([missing]) { continuation.resume(returning: ($0, $1 != nil)) }
        }
        expect(places.isEmpty && isFailure)
    }
}
