import CasementTesting
import Expectations
import SwiftUI
import Testing

@testable import Casement

/// Names of AppKit for programs and what the user does.
@MainActor struct MacNames {
    @Test("The flags of held keys are AppKit's")
    func flags() {
        expect(NSEvent.ModifierFlags([.shift, .control, .command]), equals: [.shift, .control, .command])
        expect(EventModifiers([.option, .function] as NSEvent.ModifierFlags), equals: [.option])
        expect(NSEvent.ModifierFlags.option.rawValue, equals: 1 << 19)
        expect(NSEvent.ModifierFlags.deviceIndependentFlagsMask.contains([.capsLock, .shift, .command]))
    }

    @Test("The looks of the desktop are light or dark")
    func looks() throws {
        let dark = try require(NSAppearance(named: .vibrantDark))
        expect(dark.bestMatch(from: [.aqua, .darkAqua]), equals: .darkAqua)
        expect(dark.bestMatch(from: [.aqua]) == nil && NSAppearance(named: .init(rawValue: "Other")) == nil)
        let app = TestApp { WindowGroup { Text("x") } }
        app.update()
        expect(NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]), equals: .aqua)
        NSApp.appearance = NSAppearance(named: .darkAqua)
        expect(NSApp.appearance == nil)
    }

    @Test("The program's panel about itself opens as from its menu")
    func about() {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.update()
        NSApp.orderFrontStandardAboutPanel(nil)
        app.update()
        expect(app.windows.count, equals: 2)
        expect(NSApp.activationPolicy() == .regular && !NSApp.setActivationPolicy(.accessory))
        NSCursor.pointingHand.push()
        NSCursor.pop()
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
    }

    @Test("The held keys of the window with the keyboard can be asked")
    func heldKeys() {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.update()
        expect(NSEvent.modifierFlags.isEmpty)
        app.windows[0].hold([.option, .shift])
        expect(NSEvent.modifierFlags, equals: [.option, .shift])
        app.windows[0].hold([])
        expect(NSEvent.modifierFlags.isEmpty)
    }

    @Test("An action can ask for the event that it belongs to, and where the pointer is")
    func lastEvent() throws {
        var seen: NSEvent.EventType?
        let app = TestApp {
            WindowGroup("Main") { Button("Go") { seen = NSApp.currentEvent?.type } }
            Window("Other", id: "other") { Text("y") }.defaultLaunchBehavior(.presented)
        }
        app.update()
        let host = try require(app.windows.first { $0.find(text: "Go") != nil })
        host.hover(at: CGPoint(x: 10, y: 20))
        let window = try require(NSApp.windows.first { $0.title == "Main" })
        let (frame, pointer) = (window.frame, NSEvent.mouseLocation)
        expect(pointer.x == frame.minX + 10 && pointer.y == frame.minY + frame.height - 20, "\(pointer) in \(frame)")
        expect(NSApp.currentEvent?.type == .mouseMoved && NSApp.currentEvent?.window === window)
        host.tap(text: "Go")
        expect(seen == .leftMouseUp, "\(String(describing: seen))")
    }

    @Test("Windows tell when they get and lose the keyboard, and when they close")
    func windowNotifications() throws {
        let app = TestApp {
            Window("First", id: "first") { Text("x") }
            Window("Second", id: "second") { Text("y") }.defaultLaunchBehavior(.presented)
        }
        app.update()
        var told: [String] = []
        let names = [
            NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification, NSWindow.willCloseNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let event = name.rawValue.dropFirst("NSWindow".count).dropLast("Notification".count)
                // Windows tell on the main actor, at once.
                let window = note.object as? NSWindow
                MainActor.assumeIsolated { told.append("\(event) \(window?.title ?? "?")") }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let behind = try require(NSApp.windows.last)
        expect(behind.title, equals: "Second")
        behind.makeKeyAndOrderFront(nil)
        expect(told, equals: ["DidResignKey First", "DidBecomeKey Second"])
        told = []
        behind.close()
        app.update()
        expect(told, equals: ["WillClose Second", "DidBecomeKey First"])
    }

    private final class Keeper: NSObject, NSWindowDelegate {
        var mayClose = false
        var told: [String] = []

        func windowShouldClose(_ sender: NSWindow) -> Bool {
            told.append("should close \(sender.title)")
            return mayClose
        }

        func windowWillClose(_ notification: Notification) { note("will close", notification) }
        func windowDidBecomeKey(_ notification: Notification) { note("key", notification) }
        func windowDidResignKey(_ notification: Notification) { note("not key", notification) }

        private func note(_ event: String, _ notification: Notification) {
            told.append("\(event) \((notification.object as? NSWindow)?.title ?? "?")")
        }
    }

    @Test("The delegate of a window is told of it, and may refuse that the user closes it")
    func windowDelegate() throws {
        let app = TestApp {
            Window("First", id: "first") { Text("x") }
            Window("Second", id: "second") { Text("y") }.defaultLaunchBehavior(.presented)
        }
        app.update()
        app.update()
        let keeper = Keeper()
        let window = try require(NSApp.windows.first { $0.title == "Second" })
        window.delegate = keeper
        window.makeKeyAndOrderFront(nil)
        window.performClose(nil)
        app.update()
        expect(keeper.told, equals: ["key Second", "should close Second"])
        expect(app.windows.count, equals: 2)
        keeper.told = []
        keeper.mayClose = true
        window.performClose(nil)
        app.update()
        expect(keeper.told, equals: ["should close Second", "will close Second"])
        expect(app.windows.count, equals: 1)
    }

    @Test("The icon of a program without one can be shown")
    func noIcon() throws {
        let app = TestApp { WindowGroup { Image(nsImage: NSApp.applicationIconImage).accessibilityIdentifier("icon") } }
        app.update()
        expect(try require(app.windows.first?.frame("icon")).width > 4)
    }

    @Test("Files have symbols of their kinds, and the user's wishes can be asked")
    func files() throws {
        let folder = NSWorkspace.shared.icon(forFile: NSTemporaryDirectory())
        expect(folder.size, equals: CGSize(width: 32, height: 32))
        let picture = NSWorkspace.shared.icon(forFile: "/nowhere/a.png")
        let bytes = try require(picture.tiffRepresentation)
        expect(bytes == NSWorkspace.shared.icon(for: .jpeg).tiffRepresentation)
        expect(bytes != folder.tiffRepresentation)
        expect(bytes != NSWorkspace.shared.icon(for: .plainText).tiffRepresentation)
        let app = TestApp { WindowGroup { Text("x") } }
        app.update()
        let shared = NSWorkspace.shared
        expect(!shared.accessibilityDisplayShouldReduceTransparency)
        expect(!shared.accessibilityDisplayShouldIncreaseContrast)
        expect(!shared.accessibilityDisplayShouldDifferentiateWithoutColor)
    }

    @Test("A window is hidden and shown again, and gets another size")
    func windowFrames() throws {
        let app = TestApp {
            WindowGroup("Main", id: "main") { Text("x") }.defaultSize(width: 300, height: 200)
        }
        app.update()
        let window = try require(NSApp.keyWindow)
        expect(window.frame.size == CGSize(width: 300, height: 200) && window.isMainWindow)
        expect(window.identifier?.rawValue, equals: "main")
        window.setContentSize(CGSize(width: 400, height: 260))
        window.setFrame(CGRect(x: 0, y: 0, width: -4, height: 10), display: true)
        app.update()
        expect(app.windows[0].size == CGSize(width: 400, height: 260) && window.frame.width == 400)
        window.orderOut(nil)
        expect(app.windows.isEmpty && !window.isVisible)
        window.orderFront(nil)
        expect(app.windows.count == 1 && window.isVisible && window.isKeyWindow)
        window.titlebarAppearsTransparent = true
        window.styleMask.insert(.fullSizeContentView)
        window.standardWindowButton(.zoomButton)?.isHidden = true
        expect(window.titlebarAppearsTransparent && window.styleMask.contains([.titled, .fullSizeContentView]))
        window.toggleFullScreen(nil)
        expect(window.styleMask.contains(.fullScreen))
        expect(window.setFrameAutosaveName("Main") && window.frameAutosaveName == "Main")
    }

    @Test("Actions are sent by their names")
    func actions() {
        let app = TestApp {
            WindowGroup("Main") { TextField("Name", text: .constant("Ada")) }
            Settings { Text("settings") }
        }
        app.update()
        app.windows[0].tap(text: "Ada")
        expect(NSApp.sendAction(Selector(("selectAll:")), to: nil, from: nil))
        expect(!NSApp.sendAction("noSuchAction:", to: nil, from: nil))
        expect(NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil))
        app.update()
        expect(app.windows.first?.find(text: "settings") != nil)
    }

    @Test("The panel about the program says what it is told")
    func aboutOptions() {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.update()
        NSApp.orderFrontStandardAboutPanel(options: [
            .applicationName: "Notes", .applicationVersion: "2.1", .version: "7",
            .credits: NSAttributedString(string: "By many", attributes: [.font: NSFont.systemFont(ofSize: 10)]),
            NSApplication.AboutPanelOptionKey(rawValue: "Copyright"): "© 2026",
        ])
        app.update()
        for text in ["Notes", "Version 2.1 (7)", "By many", "© 2026"] {
            expect(app.windows.first?.find(text: text) != nil, "\(text) is not shown")
        }
    }

    @Test("An alert is a window with its buttons, and says which was pressed")
    func alerts() throws {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.update()
        let alert = NSAlert()
        alert.messageText = "Delete the file?"
        alert.informativeText = "It is gone then."
        alert.addButton(withTitle: "Delete")
        alert.addButton(withTitle: "Cancel")
        var answers: [NSApplication.ModalResponse] = []
        func ask() throws -> TestHost {
            alert.beginSheetModal(for: try require(NSApp.windows.last)) { answers.append($0) }
            app.update()
            return try require(app.windows.first)
        }
        let first = try ask()
        expect(first.find(text: "It is gone then.") != nil && app.windows.count == 2)
        first.tap(text: "Delete")
        app.update()
        expect(answers == [.alertFirstButtonReturn] && app.windows.count == 1)
        try ask().tap(text: "Cancel")
        app.update()
        try ask().close()
        app.update()
        expect(answers, equals: [.alertFirstButtonReturn, .alertSecondButtonReturn, .abort])
        expect(NSAlert(error: CocoaError(.fileNoSuchFile)).messageText.isEmpty == false)
        // The box that asks for no more alerts.
        alert.showsSuppressionButton = true
        alert.suppressionButton?.title = "Never ask again"
        let boxed = try ask()
        boxed.tap(text: "Never ask again")
        boxed.tap(text: "Delete")
        app.update()
        expect(alert.suppressionButton?.state == .on)
        let again = try ask()
        again.tap(text: "Never ask again")
        again.tap(text: "Delete")
        app.update()
        expect(alert.suppressionButton?.state == .off)
    }

    @Test("Windows and their like are equal to themselves")
    func identity() throws {
        let app = TestApp { WindowGroup("Main") { Text("a") } }
        app.update()
        let windows = NSApp.windows
        expect(Set(windows).count, equals: windows.count)
        expect(windows.first == NSApp.windows.first && windows.first != nil)
        expect(NSScreen.main == NSScreen.screens.first && NSRunningApplication.current == .current)
    }
}
