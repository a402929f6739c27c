import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// The menu bar above the content of a window.
@MainActor struct MenuBarInWindows {
    private final class Log { var lines: [String] = [] }

    private func makeApp(_ log: Log) -> TestApp {
        TestApp(withMenuBarOf: 520, height: 320) {
            WindowGroup("Main") {
                TextField("Name", text: .constant("text")).padding()
            }
            .commands {
                CommandMenu("Tools") {
                    Button("Run") { log.lines.append("run") }.keyboardShortcut("r")
                    Toggle("Verbose", isOn: .constant(true))
                    Menu("More") { Button("Deep") { log.lines.append("deep") } }
                }
            }
        }
    }

    @Test("It stands above the content, which keeps its size") func size() throws {
        let app = makeApp(Log())
        app.settle()
        let host = app.windows[0]
        expect(host.size, equals: CGSize(width: 520, height: 349))
        let titles = ["File", "Edit", "View", "Tools", "Window", "Help"].compactMap { host.find(text: $0) }
        expect(titles.count == 6 && titles.map(\.minX) == titles.map(\.minX).sorted() && titles[5].maxY < 29)
        let bar = try require(host.accessibilityTree.first { $0.role == "menubar" })
        expect(bar.children.map(\.label), equals: ["File", "Edit", "View", "Tools", "Window", "Help"])
    }

    @Test("A window too narrow for it has the menus without room in a last one; none is cut") func narrow() throws {
        let log = Log()
        let app = makeApp(log)
        app.settle()
        let host = app.windows[0]
        func titles() throws -> [String] {
            let bar = try require(host.accessibilityTree.first { $0.role == "menubar" })
            expect(bar.children.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= host.size.width })
            return bar.children.compactMap(\.label)
        }
        for (width, shown) in [(200, ["File", "Edit", "View", "»"]), (520, []), (60, ["»"])] {
            host.resize(width: CGFloat(width), height: 320)
            app.settle()
            expect(try titles(), equals: shown.isEmpty ? ["File", "Edit", "View", "Tools", "Window", "Help"] : shown)
        }
        host.resize(width: 200, height: 320)
        app.settle()
        host.tap(text: "»")
        app.settle()
        expect(host.find(text: "Tools") != nil && host.find(text: "Help") != nil)
        host.key(.downArrow)
        host.key(.rightArrow)
        app.settle()
        expect(host.find(text: "Run") != nil)
        host.key(.return)
        app.settle()
        expect(log.lines, equals: ["run"])
        host.key(KeyEquivalent("\u{F70D}"))
        app.settle()
        for _ in 0..<3 { host.key(.rightArrow) }
        app.settle()
        expect(host.find(text: "Tools") != nil, "the arrow keys reach it")
        host.key(.rightArrow)
        app.settle()
        expect(host.find(text: "Run") != nil, "its first item is a menu, which opens")
        host.key(.leftArrow)
        host.key(.leftArrow)
        app.settle()
        expect(host.find(text: "Run") == nil && host.find(text: "Tools") == nil, "and lead away from it")
    }

    @Test("Panels have none, unless they ask for one") func panels() {
        let app = TestApp(withMenuBarOf: 300, height: 200) {
            WindowGroup("Main") { OpensPanels() }.commands { CommandMenu("Tools") {} }
            UtilityWindow("Tuner", id: "tuner") { Text("plain panel") }
            UtilityWindow("Palette", id: "palette") { Text("panel with a bar") }.menuBarVisibility(.visible)
        }
        app.settle()
        app.windows[0].tap(text: "Panels")
        app.settle()
        expect(app.window("Tuner")?.find(text: "plain panel") != nil && app.window("Tuner")?.find(text: "File") == nil)
        expect(app.window("Palette")?.find(text: "File") != nil)
    }

    private struct OpensPanels: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Button("Panels") {
                openWindow(id: "tuner")
                openWindow(id: "palette")
            }
        }
    }

    @Test("A program without commands has none") func none() {
        let app = TestApp(withMenuBarOf: 520, height: 320) { WindowGroup("Main") { Text("x") } }
        app.settle()
        expect(app.windows[0].size.height == 320 && app.windows[0].find(text: "File") == nil)
    }

    @Test("A press opens a menu; the pointer moves to others; a press on the title closes") func pointer() throws {
        let log = Log()
        let app = makeApp(log)
        app.settle()
        let host = app.windows[0]
        host.tap(text: "Tools")
        app.settle()
        expect(host.find(text: "Run") != nil && host.find(text: "Ctrl+R") != nil)
        let edit = try require(host.find(text: "Edit"))
        for x in [edit.midX - 1, edit.midX, edit.midX + 1] { host.hover(at: CGPoint(x: x, y: edit.midY)) }
        app.settle()
        expect(host.find(text: "Run") == nil && host.find(text: "Select All") != nil)
        host.tap(text: "Edit")
        app.settle()
        expect(host.find(text: "Select All") == nil)
        host.tap(text: "Tools")
        app.settle()
        host.tap(text: "Run")
        app.settle()
        expect(log.lines == ["run"] && host.find(text: "Run") == nil)
    }

    @Test("F10 and Alt with a letter open menus, the arrow keys move between them") func keys() {
        let log = Log()
        let app = makeApp(log)
        app.settle()
        let host = app.windows[0]
        host.key(KeyEquivalent("\u{F70D}"))
        app.settle()
        expect(host.find(text: "Close") != nil)
        for _ in 0..<3 { host.key(.rightArrow) }
        app.settle()
        expect(host.find(text: "Run") != nil)
        for _ in 0..<2 { host.key(.downArrow) }
        host.key(.rightArrow)
        app.settle()
        expect(host.find(text: "Deep") != nil)
        host.key(.leftArrow)
        app.settle()
        expect(host.find(text: "Deep") == nil && host.find(text: "Run") != nil)
        host.key(.escape)
        app.settle()
        expect(host.find(text: "Run") == nil)
        host.key("t", modifiers: .option)
        app.settle()
        host.key(.return)
        app.settle()
        expect(log.lines, equals: ["run"])
    }

    @Test("Where the desktop's panel shows it, windows do not, and no key opens it; it comes back")
    func panel() {
        let app = makeApp(Log())
        app.settle()
        app.showsMenuBars = false
        app.settle()
        let first = app.windows[0]
        expect(first.find(text: "Tools") == nil && first.size.height == 349)
        first.key(KeyEquivalent("\u{F70D}"))
        app.settle()
        expect(first.find(text: "New Main Window") == nil, "F10")
        expect(app.choose("File", "New Main Window"))
        app.settle()
        let second = app.windows[0]
        expect(second !== first && second.find(text: "Tools") == nil && second.size.height == 320)
        app.showsMenuBars = true
        app.settle()
        for host in [first, second] {
            expect(host.find(text: "Tools") != nil && host.find(text: "New Main Window") == nil)
        }
    }

    @Test("From right to left, Left opens submenus and the next menu, and Right leads back") func mirroredKeys() {
        let app = makeApp(Log())
        app.settle()
        let host = app.windows[0]
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.tap(text: "Tools")
        app.settle()
        for _ in 0..<3 { host.key(.downArrow) }
        host.key(.leftArrow)
        app.settle()
        expect(host.find(text: "Deep") != nil)
        host.key(.rightArrow)
        app.settle()
        expect(host.find(text: "Deep") == nil && host.find(text: "Run") != nil, "back in the menu around it")
        host.key(.rightArrow)
        app.settle()
        expect(host.find(text: "Run") == nil && host.find(text: "View") != nil)
        host.key(.leftArrow)
        app.settle()
        expect(host.find(text: "Run") != nil, "the next menu")
    }
}
