import CasementTesting
import Expectations
import SwiftUI
import Testing

@testable import Casement

/// Names of UIKit for programs, their windows and the desktop.
@MainActor struct PhoneNames {
    @Test("Each open window is a scene; that with the keyboard is in the foreground")
    func scenes() throws {
        let app = TestApp {
            WindowGroup { Text("x") }.defaultSize(width: 300, height: 200)
            Window("Second", id: "second") { Text("y") }.defaultLaunchBehavior(.presented)
        }
        app.update()
        let scenes = UIApplication.shared.connectedScenes
        expect(scenes.count, equals: 2)
        expect(scenes, equals: UIApplication.shared.connectedScenes)
        let used = scenes.filter { $0.activationState == .foregroundActive }.compactMap { $0 as? UIWindowScene }
        let window = try require(used.first?.windows.first)
        expect(used.count == 1 && window.isKeyWindow && !window.isHidden)
        expect(window.bounds.size, equals: app.windows[0].size)
        expect(window.safeAreaInsets, equals: .zero)
        expect(UIApplication.shared.keyWindow?.windowScene, equals: used.first)
        app.windows[0].close()
        expect(used.first?.activationState, equals: .unattached)
    }

    @Test("UIApplication opens addresses by the desktop, and the settings by their address")
    func opening() async throws {
        let app = TestApp {
            WindowGroup("Main") { Text("main") }
            Settings { Text("settings") }
        }
        let url = try require(URL(string: "https://example.org/a"))
        var answers: [Bool] = []
        UIApplication.shared.open(url) { answers.append($0) }
        expect(await UIApplication.shared.open(url, options: [.universalLinksOnly: false]))
        expect(answers == [true] && app.openedURLs == [url, url])
        let settings = try require(URL(string: UIApplication.openSettingsURLString))
        expect(UIApplication.shared.canOpenURL(settings))
        await UIApplication.shared.open(settings)
        app.update()
        expect(app.windows.count == 2 && app.openedURLs.count == 2)
    }

    @Test("An address can be opened where a desktop file says so")
    func handlers() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handlers-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let applications = folder.appendingPathComponent("applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        try "[MIME Cache]\nx-scheme-handler/music=player.desktop;\nx-scheme-handler/empty=\n"
            .write(to: applications.appendingPathComponent("mimeinfo.cache"), atomically: true, encoding: .utf8)
        let handlers = AddressHandlers(["XDG_DATA_HOME": "/nonexistent", "XDG_DATA_DIRS": folder.path])
        let expected = [
            "music://song/1": true, "MUSIC://song/1": true, "empty://a": false, "other://a": false,
            "https://swift.org": true, "file:///nonexistent": false, "relative": false,
        ]
        for (text, isOpened) in expected {
            expect(handlers.canOpen(try require(URL(string: text))), equals: isOpened, "\(text)")
        }
    }

    @Test("What is set of the looks of UIKit's views is kept nowhere")
    func looks() {
        UITableView.appearance().separatorStyle = .none
        let bars = UINavigationBarAppearance()
        bars.configureWithOpaqueBackground()
        bars.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)]
        UINavigationBar.appearance().standardAppearance = bars
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        expect(UITableView.appearance().separatorStyle, equals: .singleLine)
    }
}
