import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// The dialogs with AppKit's names.
@MainActor struct FilePanels {
    let folder: TemporaryFolder
    let model = DialogModel()

    init() throws { folder = try TemporaryFolder() }

    private func program(_ press: @escaping @MainActor () -> Void) -> TestApp {
        let app = TestApp { WindowGroup("Main") { Button("Ask") { press() } } }
        app.settle()
        return app
    }

    @Test("What is set on an open panel arrives at the dialog, and the files at the function") func opening() throws {
        let panel = NSOpenPanel()
        panel.allowsMultipleSelection = true
        panel.allowedFileTypes = ["txt", "public.json"]
        (panel.message, panel.prompt, panel.title) = ("Which?", "Take", "Choose")
        panel.directoryURL = folder.url
        let app = program { panel.begin { model.log.append("\($0 == .OK) \(panel.urls.count)") } }
        app.windows[0].tap(text: "Ask")
        let dialog = try require(app.fileDialog)
        expect(dialog.kind == .open && dialog.allowsMultipleSelection && panel.isVisible)
        expect(dialog.contentTypes, equals: [.plainText, .json])
        expect([dialog.message, dialog.confirmationLabel, dialog.title], equals: ["Which?", "Take", "Choose"])
        expect(dialog.directory, equals: folder.url)
        dialog.choose([folder.file("a.txt"), folder.file("b.txt")])
        expect(model.log, equals: ["true 2"])
        expect(panel.url, equals: folder.file("a.txt"))
        app.windows[0].tap(text: "Ask")
        try require(app.fileDialog).cancel()
        expect(model.log.last, equals: "false 0")
        expect(panel.url == nil && !panel.isVisible)
    }

    @Test("Folders alone, folders beside files, and places for new files") func kinds() throws {
        let panel = NSOpenPanel()
        panel.canChooseDirectories = true
        let app = program { panel.begin { _ in } }
        app.windows[0].tap(text: "Ask")
        expect(app.fileDialog?.kind == .open)
        panel.cancel(nil)
        expect(app.fileDialog == nil && !panel.isVisible)
        panel.canChooseFiles = false
        app.windows[0].tap(text: "Ask")
        expect(app.fileDialog?.kind == .folder)
        panel.cancel(nil)
        let save = NSSavePanel()
        save.nameFieldStringValue = "draft"
        save.begin { _ in }
        expect(app.fileDialog?.kind == .save && app.fileDialog?.suggestedName == "draft")
        app.fileDialog?.choose([folder.file("kept.txt")])
        expect(save.nameFieldStringValue == "kept.txt" && save.url == folder.file("kept.txt"))
        let last = save.directoryURL.map { $0.path(percentEncoded: false) } ?? ""
        expect(last.hasPrefix(folder.url.path(percentEncoded: false)), "\(last)")
    }

    @Test("runModal waits for the answer, while windows are drawn") func modal() {
        let app = program {
            model.text = "waits"
            let panel = NSOpenPanel()
            model.log.append(panel.runModal() == .OK ? panel.url?.lastPathComponent ?? "none" : "cancelled")
        }
        app.onModalFileDialog = {
            model.log.append("asked")
            $0.choose([folder.file("a.txt")])
        }
        app.windows[0].tap(text: "Ask")
        expect(model.log, equals: ["asked", "a.txt"])
        app.onModalFileDialog = nil
        app.windows[0].tap(text: "Ask")
        expect(model.log, equals: ["asked", "a.txt", "cancelled"])
    }

    @Test("A panel that runs while a window is laid out is answered too") func modalInFrame() {
        let app = TestApp {
            WindowGroup("Main") {
                Text(model.text).onAppear { model.text = NSSavePanel().runModal() == .OK ? "saved" : "cancelled" }
            }
        }
        app.onModalFileDialog = { $0.choose([folder.file("a.txt")]) }
        app.settle()
        expect(app.windows.first?.find(text: "saved") != nil)
    }

    @Test("The program's windows are known by AppKit's name") func windows() throws {
        let app = program {}
        let window = try require(NSApp.keyWindow)
        expect(window.title == "Main" && NSApp.windows.count == 1 && NSApp.mainWindow === window)
        let panel = NSOpenPanel()
        panel.beginSheetModal(for: window) { model.log.append($0 == .OK ? "chosen" : "cancelled") }
        try require(app.fileDialog).choose([folder.file("a.txt")])
        expect(model.log, equals: ["chosen"])
    }
}
