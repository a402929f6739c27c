import Casement
import CasementCore
import CasementTesting
import Expectations
import Foundation
import Synchronization
import Testing

/// Views that are printed: by a desktop's dialog that a test answers, and by the program's own.
@MainActor struct Printing {
    let folder: TemporaryFolder
    private let model = PrintedModel()

    init() throws { folder = try TemporaryFolder() }

    /// A program that prints 40 rows, each 100 points tall.
    private func program(_ values: @escaping (inout EnvironmentValues) -> Void = { _ in }) -> TestApp {
        let app = TestApp {
            WindowGroup("Main") { Printer(model: model).transformEnvironment(\.self, transform: values) }
        }
        app.settle()
        return app
    }

    private func press(_ app: TestApp, _ title: String = "Print…") async {
        app.windows[0].tap(text: title)
        await app.settleTasks()
    }

    /// The lines of each page.
    private func pages(of document: Data) throws -> [[String]] {
        let file = folder.file("pages.pdf")
        try document.write(to: file)
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
        process.arguments = ["-layout", file.path, "-"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return text.split(separator: "\u{C}").map { page in
            page.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty }
        }
    }

    // MARK: The desktop's dialog

    @Test("The pages are drawn for the paper that the user chooses, and passed on") func desktop() async throws {
        let desktop = PrintDesktop()
        let app = program { $0.printService = desktop.service }
        await press(app)
        expect(desktop.request?.title, equals: "Rows")
        expect(model.isPrinting && model.results.isEmpty)
        // Five rows of 100 points fit between the margins.
        desktop.choose(PrintChoice(paper: PrintPaper(size: CGSize(width: 400, height: 620))))
        await app.settleTasks()
        expect(!model.isPrinting)
        let pages = try pages(of: try require(desktop.documents.first))
        expect(pages.count, equals: 8)
        expect(pages[1], equals: ["Row 5", "Row 6", "Row 7", "Row 8", "Row 9", "2 of 8"])
        expect(model.results.isEmpty)
        desktop.answer(.printed)
        expect(model.results, equals: ["printed"])
    }

    @Test("Only the chosen pages are printed, with their numbers; none is a failure") func ranges() async throws {
        let desktop = PrintDesktop()
        let app = program { $0.printService = desktop.service }
        await press(app)
        let paper = PrintPaper(size: CGSize(width: 400, height: 620))
        desktop.choose(PrintChoice(paper: paper, pages: [2...2, 8...20]))
        await app.settleTasks()
        let pages = try pages(of: try require(desktop.documents.first))
        expect(pages.map(\.last), equals: ["2 of 8", "8 of 8"])
        desktop.answer(.failed("No paper."))
        await press(app)
        desktop.choose(PrintChoice(paper: paper, pages: [9...20]))
        await app.settleTasks()
        expect(model.results, equals: ["No paper.", "There is nothing to print on the chosen pages."])
        expect(desktop.documents.count, equals: 1)
    }

    @Test("Cancelling calls nothing; a binding that is set to false withdraws the dialog") func cancelling() async {
        let desktop = PrintDesktop()
        let app = program { $0.printService = desktop.service }
        await press(app)
        desktop.answerDialog(.cancelled)
        await app.settleTasks()
        expect(!model.isPrinting && model.results.isEmpty)
        await press(app)
        model.isPrinting = false
        app.settle()
        expect(desktop.withdrawals, equals: 1)
        await press(app)
        expect(desktop.requests == 3)
    }

    @Test("The frames of the window go on while pages are drawn") func frames() async throws {
        let desktop = PrintDesktop()
        let app = program { $0.printService = desktop.service }
        await press(app)
        desktop.choose(PrintChoice(paper: PrintPaper(size: CGSize(width: 400, height: 620))))
        let turns = MainTurns()
        turns.count { desktop.documents.isEmpty }
        await app.settleTasks()
        expect(turns.number >= 8, "\(turns.number) turns of the main actor for 8 pages")
    }

    // MARK: The program's own dialog

    private func access(_ answer: String? = nil) -> PrinterAccess {
        PrinterAccess(
            list: { .init(names: ["Office", "Hall"], usual: "Hall") },
            print: { [jobs = model.jobs] in
                jobs.append($0)
                return answer
            })
    }

    @Test("Where no portal answers, a dialog of the program's own prints by lp") func own() async throws {
        let desktop = PrintDesktop()
        let access = access()
        let app = program {
            $0.printService = desktop.service
            $0.printers = access
        }
        await press(app)
        desktop.answerDialog(.unavailable)
        await app.settleTasks()
        expect(app.windows[0].find(text: "Print “Rows”") != nil && model.isPrinting)
        app.windows[0].tap(text: "Landscape")
        app.windows[0].tap(text: "Print")
        await app.settleTasks()
        expect(model.results, equals: ["printed"])
        let job = try require(model.jobs.all.first)
        expect(job.title == "Rows" && job.printer == "Hall" && job.copies == 1, "\(job)")
        expect(app.windows[0].find(text: "Print “Rows”") == nil && !model.isPrinting)
        let pages = try pages(of: job.document)
        expect(pages[0].dropLast(), equals: ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"])
    }

    @Test("What lp says of its failure is the reason") func failing() async {
        let access = access("The printer is on fire.")
        let app = program { $0.printers = access }
        await press(app)
        app.windows[0].tap(text: "Print")
        await app.settleTasks()
        expect(model.results, equals: ["The printer is on fire."])
    }

    @Test("Without a printer the pages are saved as a PDF file") func saving() async throws {
        let app = program()
        await press(app)
        expect(app.windows[0].find(text: "Print") == nil)
        app.windows[0].tap(text: "Save as PDF…")
        let dialog = try require(app.fileDialog)
        expect(dialog.suggestedName == "Rows" && dialog.contentTypes == [.pdf])
        let file = folder.file("rows.pdf")
        dialog.choose([file])
        await app.settleTasks()
        expect(model.results, equals: ["printed"])
        expect(try pages(of: try Data(contentsOf: file)).count >= 6)
        await press(app)
        app.windows[0].tap(text: "Cancel")
        await app.settleTasks()
        expect(!model.isPrinting && model.results.count == 1)
    }

    @Test("Without a function for the result, a dialog says why") func alert() async {
        let access = access("The printer is on fire.")
        let app = program { $0.printers = access }
        await press(app, "Print Quietly…")
        app.windows[0].tap(text: "Print")
        await app.settleTasks()
        expect(app.windows[0].find(text: "The document could not be printed.") != nil)
        expect(app.windows[0].find(text: "The printer is on fire.") != nil)
    }

    // MARK: AppKit's names

    @Test("A print operation saves at the URL of its settings") func operation() async throws {
        let app = program()
        let file = folder.file("saved.pdf")
        let info = NSPrintInfo(dictionary: [.jobDisposition: NSPrintInfo.JobDisposition.save])
        info.dictionary()[.jobSavingURL] = file
        info.paperSize = CGSize(width: 500, height: 700)
        info.orientation = .landscape
        expect(info.imageablePageBounds, equals: CGRect(x: 72, y: 90, width: 556, height: 320))
        let window = try require(NSApplication.shared.mainWindow ?? NSApplication.shared.windows.first)
        let operation = NSPrintOperation(view: NSHostingView(rootView: Rows()), printInfo: info)
        operation.runModal(for: window, delegate: nil, didRun: nil, contextInfo: nil)
        await app.settleTasks()
        let pages = try pages(of: try Data(contentsOf: file))
        expect(pages.count, equals: 13)
    }

    @Test("Without its dialog a print operation prints by the usual printer; without one it says why")
    func operationAtOnce() async throws {
        let app = program()
        let window = try require(NSApplication.shared.windows.first)
        let operation = NSPrintOperation(view: NSHostingView(rootView: Rows()))
        operation.showsPrintPanel = false
        operation.runModal(for: window)
        await app.settleTasks()
        expect(app.windows.contains { $0.find(text: "No printer is set up.") != nil })
    }
}

/// What the program prints, and how it ended.
@MainActor @Observable private final class PrintedModel {
    var isPrinting = false
    var isPrintingQuietly = false
    var results: [String] = []
    @ObservationIgnored let jobs = PrintedJobs()
}

/// What printers got.
private final class PrintedJobs: Sendable {
    private let jobs = Mutex<[PrinterAccess.Job]>([])
    var all: [PrinterAccess.Job] { jobs.withLock { $0 } }
    func append(_ job: PrinterAccess.Job) { jobs.withLock { $0.append(job) } }
}

private struct Printer: View {
    @Bindable var model: PrintedModel

    var body: some View {
        VStack {
            Button("Print…") { model.isPrinting = true }
                .printer("Rows", isPresented: $model.isPrinting) {
                    Rows()
                } footer: {
                    Text("\($0) of \($1)")
                } onCompletion: {
                    switch $0 {
                    case .success: model.results.append("printed")
                    case .failure(let error): model.results.append(error.localizedDescription)
                    }
                }
            Button("Print Quietly…") { model.isPrintingQuietly = true }
                .printer("Rows", isPresented: $model.isPrintingQuietly) { Rows() }
        }
        .frame(width: 700, height: 600)
    }
}

private struct Rows: View {
    var body: some View {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 100) } }
    }
}

/// A desktop with a dialog for printing that a test answers.
@MainActor private final class PrintDesktop {
    private(set) var request: PrintRequest?
    private(set) var requests = 0
    private(set) var withdrawals = 0
    private(set) var documents: [Data] = []
    private var prepared: PrintService.Answer?
    private var sent: ((PrintAnswer) -> Void)?

    var service: PrintService {
        PrintService { [self] request, answer in
            self.request = request
            requests += 1
            prepared = answer
            return FileDialogTicket { self.withdrawals += 1 }
        }
    }

    func answerDialog(_ answer: PrintPreparation) { prepared?(answer) }

    func choose(_ choice: PrintChoice) {
        answerDialog(
            .chosen(choice) { [self] document, answer in
                documents.append(document)
                sent = answer
            })
    }

    func answer(_ answer: PrintAnswer) { sent?(answer) }
}

/// Counts the turns of the main queue. Its next turn always waits there, in front of what comes later: a task that
/// yields comes back by way of another queue, in no certain order.
@MainActor private final class MainTurns {
    private(set) var number = 0

    func count(while isCounted: @escaping @MainActor () -> Bool) {
        guard isCounted() else { return }
        number += 1
        DispatchQueue.main.async { MainActor.assumeIsolated { self.count(while: isCounted) } }
    }
}
