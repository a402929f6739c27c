import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// Open documents by the names of AppKit.
@MainActor struct MacDocuments {
    @Test("The document of the main window has its name, changes and window") func current() throws {
        let app = noteProgram()
        let controller = NSDocumentController.shared
        let untitled = try require(controller.currentDocument)
        expect(untitled.fileURL == nil && untitled.displayName == "Untitled" && !untitled.isDocumentEdited)
        expect(untitled === controller.currentDocument, "it is one object")
        expect(untitled.windowControllers.first?.window === NSApp.keyWindow)
        expect(NSApp.keyWindow?.windowController?.document === untitled)
        app.windows[0].tap(text: "Write")
        app.settle()
        expect(untitled.isDocumentEdited && controller.hasEditedDocuments)
        expect(untitled.undoManager?.canUndo == true)
    }

    @Test("A window without a document has none") func none() {
        let app = TestApp { WindowGroup("Main") { Text("x") } }
        app.update()
        let controller = NSDocumentController.shared
        expect(controller.currentDocument == nil && controller.documents.isEmpty && !controller.hasEditedDocuments)
        expect(NSApp.keyWindow?.windowController?.document == nil)
    }
}
