import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

// The examples of docs/printing.md, verbatim.

struct Invoices: View {
    let lines: [String]
    @State private var isPrinting = false

    var body: some View {
        List(lines, id: \.self) { Text($0) }
            .toolbar { Button("Print…", systemImage: "printer") { isPrinting = true } }
            .printer("Invoices", isPresented: $isPrinting) {
                VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } }
            } footer: { page, count in
                Text("\(page) of \(count)").font(.caption)
            }
    }
}

struct PrintCommands: Commands {
    let report: [String]

    var body: some Commands {
        CommandGroup(replacing: .printItem) {
            Button("Print…") { printReport() }.keyboardShortcut("p")
        }
    }

    private func printReport() {
        let page = VStack(alignment: .leading) { ForEach(report, id: \.self) { Text($0) } }
        let operation = NSPrintOperation(view: NSHostingView(rootView: page))
        operation.jobTitle = "Report"
        operation.run()
    }
}

@MainActor struct DocumentedPrinting {
    @Test("A button of a bar asks where its pages are saved") func printer() async throws {
        let app = TestApp { WindowGroup("Main") { Invoices(lines: ["One", "Two"]) } }
        app.settle()
        let element = app.windows[0].accessibilityTree.all.first { $0.label == "Print…" }
        let button = try require(element)
        app.windows[0].tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        await app.settleTasks()
        app.windows[0].tap(text: "Save as PDF…")
        expect(app.fileDialog?.suggestedName, equals: "Invoices")
        app.fileDialog?.cancel()
    }

    @Test("The command stands in the menu File") func commands() {
        let app = TestApp {
            WindowGroup("Main") { Text("Report") }.commands { PrintCommands(report: ["One"]) }
        }
        app.settle()
        expect(app.menuItem("File", "Print…")?.shortcut, equals: "Ctrl+P")
    }
}
