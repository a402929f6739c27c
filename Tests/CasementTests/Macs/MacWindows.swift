import CasementSDL
import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// Keys, buttons and windows as AppKit's names tell of them, and the dialogs of files and colours.
@MainActor @Suite(.serialized) struct MacWindows {
    @Test("Keys that type no letter have names") func specialKeys() throws {
        let app = TestApp {
            WindowGroup("Main") { TextField("name", text: .constant("")).accessibilityIdentifier("f") }
        }
        app.update()
        app.windows[0].tap("f")
        var seen: [NSEvent.SpecialKey?] = []
        let monitor = try require(
            NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
                seen.append(event.specialKey)
                return nil
            })
        defer { NSEvent.removeMonitor(monitor) }
        for key in [KeyEquivalent.upArrow, .delete, .return, .pageDown, .deleteForward, "a", .escape, "\u{F704}"] {
            app.windows[0].key(key)
        }
        expect(seen, equals: [.upArrow, .delete, .carriageReturn, .pageDown, .deleteForward, nil, nil, .f1])
        expect(NSEvent.SpecialKey.leftArrow.unicodeScalar, equals: "\u{F702}")
        expect(NSEvent.keyRepeatDelay > NSEvent.keyRepeatInterval)
    }

    @Test("The pressed buttons can be asked while they are pressed") func buttons() throws {
        var pressed = -1
        let app = TestApp {
            WindowGroup("Main") {
                Color.red.gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in pressed = NSEvent.pressedMouseButtons })
            }
        }
        app.update()
        expect(NSEvent.pressedMouseButtons, equals: 0)
        app.windows[0].tap(at: CGPoint(x: 30, y: 30))
        expect(pressed == 1 && NSEvent.pressedMouseButtons == 0, "\(pressed)")
    }

    @Test("Wheels have no phases") func wheels() throws {
        let app = TestApp { WindowGroup("Main") { Color.red } }
        app.update()
        var seen: [Bool] = []
        let monitor = try require(
            NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { event in
                seen.append(event.phase.isEmpty && event.momentumPhase == [])
                return event
            })
        defer { NSEvent.removeMonitor(monitor) }
        app.windows[0].scroll(at: CGPoint(x: 5, y: 5), dy: 10)
        expect(seen, equals: [true])
    }

    @Test("A window says whether it can be seen, its number and its scale") func state() throws {
        let app = TestApp {
            Window("First", id: "first") { Text("x") }
            Window("Second", id: "second") { Text("y") }.defaultLaunchBehavior(.presented)
        }
        app.update()
        let windows = NSApp.windows
        expect(windows.count == 2 && windows[0].windowNumber != windows[1].windowNumber)
        expect(windows[0].windowNumber > 0 && windows[0].windowNumber == NSApp.windows[0].windowNumber)
        expect(NSApp.window(withWindowNumber: windows[1].windowNumber) === windows[1])
        expect(NSApp.window(withWindowNumber: 0) == nil)
        expect(windows[0].occlusionState == .visible && !windows[0].isMiniaturized && !windows[0].isZoomed)
        expect(windows[0].backingScaleFactor, equals: 1)
        windows[0].orderOut(nil)
        expect(windows[0].occlusionState.isEmpty && !windows[0].isMiniaturized)
        windows[0].orderFront(nil)
        windows[1].aspectRatio = CGSize(width: 4, height: 3)
        expect(windows[1].contentAspectRatio, equals: CGSize(width: 4, height: 3))
        windows[1].setTitleWithRepresentedFilename("/tmp/a b.txt")
        expect(windows[1].title == "a b.txt" && windows[1].representedURL?.path == "/tmp/a b.txt")
        expect(!windows[1].isDocumentEdited)
        windows[1].isDocumentEdited = true
        expect(windows[1].isDocumentEdited)
        windows[1].close()
        app.update()
        expect(windows[1].windowNumber, equals: 0)
    }

    @Test("The window of a document knows its file and its changes") func documents() {
        let app = noteProgram()
        expect(NSApp.keyWindow?.isDocumentEdited == false && NSApp.keyWindow?.representedURL == nil)
        app.windows[0].tap(text: "Write")
        app.settle()
        expect(NSApp.keyWindow?.isDocumentEdited == true)
    }

    @Test("A dialog for a new file knows the type of its name, and adds the extension of the chosen one")
    func contentTypes() throws {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.settle()
        let panel = NSSavePanel()
        expect(panel.currentContentType == nil && panel.identifier == nil)
        panel.identifier = NSUserInterfaceItemIdentifier("exports")
        panel.showsContentTypes = true
        panel.allowedContentTypes = [.png, .jpeg, .plainText]
        expect(panel.currentContentType, equals: .png)
        panel.currentContentType = .jpeg
        panel.currentContentType = .json
        expect(panel.currentContentType == .jpeg, "it is none of those that are allowed")
        panel.begin { _ in }
        expect(app.fileDialog?.contentTypes, equals: [.jpeg, .png, .plainText])
        let folder = try TemporaryFolder()
        try require(app.fileDialog).choose([folder.file("a.txt")])
        expect(panel.currentContentType, equals: .plainText)
        panel.begin { _ in }
        try require(app.fileDialog).choose([folder.file("a.JPG")])
        expect(panel.currentContentType, equals: .jpeg)
    }

    @Test("A sampler gives the color that the user has chosen, or none") func sampler() async throws {
        func sample(_ answer: ColorPickerPortal.Answer) async -> NSColor? {
            await NSColorSampler { parent, finish in
                expect(parent, equals: "")
                finish(answer)
            }
            .sample()
        }
        let color = try require(await sample(.color(red: 1, green: 0.5, blue: 0)))
        expect(color.redComponent == 1 && abs(color.greenComponent - 0.5) < 0.01 && color.blueComponent == 0)
        expect(await sample(.cancelled) == nil)
        expect(await sample(.unavailable) == nil)
    }
}
