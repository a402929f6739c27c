import Casement

/// A program that prints the addresses which it gets.
struct LinksProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") {
            Text("Links").onAppear { say("appeared") }.onOpenURL { say("opened \($0)") }
        }
        .defaultSize(width: 320, height: 200)
        .handlesExternalEvents(matching: ["*"])
    }
}
