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

    @Test("A battery is read from the kernel's files, and not that of a mouse")
    func battery() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("power-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ supply: String, _ files: [String: String]) throws {
            let place = folder.appendingPathComponent(supply)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (name, text) in files {
                try (text + "\n").write(to: place.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
        }
        expect(Battery(in: folder.path) == nil)
        try write("AC", ["type": "Mains", "online": "1"])
        try write("BAT1", ["type": "Battery", "scope": "Device", "capacity": "12"])
        expect(Battery(in: folder.path) == nil)
        try write("BAT2", ["type": "Battery", "capacity": "83", "status": "Charging"])
        let battery = try require(Battery(in: folder.path))
        expect(abs(battery.level - 0.83) < 0.001 && battery.state == .charging)
        expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }

    @Test("A program's identifier on a computer is always the same, and another for each program")
    func identifier() throws {
        let first = try require(UUID(ofMachine: "0123456789abcdef", program: "notes"))
        expect(UUID(ofMachine: "0123456789abcdef", program: "notes"), equals: first)
        expect(UUID(ofMachine: "0123456789abcdef", program: "mail") != first)
        expect(UUID(ofMachine: "0123456789abcdee", program: "notes") != first)
        expect(UUID(ofMachine: "", program: "notes") == nil)
        expect(Array(first.uuidString)[14], equals: "8")
    }

    @Test("A font knows the height of its lines, and a string its size in a font")
    func fonts() {
        let small = UIFont.systemFont(ofSize: 10), large = UIFont.systemFont(ofSize: 20)
        expect(small.lineHeight > 10 && small.lineHeight < 16)
        expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.01)
        expect(large.ascender > large.capHeight && large.capHeight > large.xHeight && large.xHeight > 0)
        expect(large.descender < 0 && !large.familyName.isEmpty)
        let size = "Hello".size(withAttributes: [.font: large])
        expect(size.height >= large.lineHeight.rounded(.down) && size.width > 30 && size.width < 80)
        expect(("Hello" as NSString).size(withAttributes: [.font: large]), equals: size)
        let styled = NSAttributedString(string: "Hello", attributes: [.font: small, .foregroundColor: UIColor.red])
        expect(styled.size().width < size.width)
    }

    @Test("The file of a data set is read from an asset catalogue")
    func dataSets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Words.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"data": [{"idiom": "universal", "filename": "words.json"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try Data("[1]".utf8).write(to: set.appendingPathComponent("words.json"))
        let bundle = try require(Bundle(path: folder.path))
        let asset = try require(NSDataAsset(name: "Words", bundle: bundle))
        expect(String(decoding: asset.data, as: UTF8.self) == "[1]" && asset.typeIdentifier == "public.json")
        expect(NSDataAsset(name: "Others", bundle: bundle) == nil && UIColor(named: "None", bundle: bundle) == nil)
    }
}
