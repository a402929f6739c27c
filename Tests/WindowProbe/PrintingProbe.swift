import Casement
import Foundation

/// A program that prints a report by a modifier and by AppKit's operation; it prints how that ended, and what it draws
/// while the operation runs.
struct PrintingProbe: App {
    var body: some Scene {
        WindowGroup("Window Probe") { PrintingView() }.defaultSize(width: 520, height: 560)
    }
}

private struct PrintingView: View {
    @State private var isPrinting = false
    @State private var isRunning = false

    var body: some View {
        VStack {
            Button("Print…") { isPrinting = true }.named("modifier")
                .printer("Report", isPresented: $isPrinting) {
                    Report()
                } onCompletion: { result in
                    if case .success = result { say("printed") } else { say("failed") }
                }
            Button("Run") { run() }.named("operation")
            Ticks(saysDrawn: isRunning)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func run() {
        let operation = NSPrintOperation(view: NSHostingView(rootView: Report()))
        operation.jobTitle = "Report"
        isRunning = true
        say("asking")
        let isPrinted = operation.run()
        isRunning = false
        say(isPrinted ? "printed" : "cancelled")
    }
}

private struct Report: View {
    var body: some View {
        VStack(alignment: .leading) { ForEach(0..<100, id: \.self) { Text("Line \($0) of the report") } }
    }
}
