import Foundation

/// What a program asks of a dialog for printing.
package struct PrintRequest: Sendable {
    /// The name of the document.
    package var title: String
    /// The paper that is chosen first.
    package var paper: PrintPaper
    /// The window that opens the dialog, as the desktop knows it; empty for none.
    package var parentWindow = ""

    package init(title: String, paper: PrintPaper) { (self.title, self.paper) = (title, paper) }
}

/// What the user has chosen in a dialog for printing.
package struct PrintChoice: Equatable, Sendable {
    package var paper: PrintPaper
    /// The numbers of the pages that are printed, from 1; empty for all.
    package var pages: [ClosedRange<Int>] = []

    package init(paper: PrintPaper, pages: [ClosedRange<Int>] = []) { (self.paper, self.pages) = (paper, pages) }

    package func prints(_ page: Int) -> Bool { pages.isEmpty || pages.contains { $0.contains(page) } }
}

/// How printing ended.
package enum PrintAnswer: Equatable, Sendable {
    case printed
    case cancelled
    case failed(String)
}

/// How a dialog for printing ended.
package enum PrintPreparation: Sendable {
    /// The document, as a PDF file, is passed on by a function, whose answer comes once.
    case chosen(PrintChoice, PrintService.Send)
    case cancelled
    /// Nobody could show it: the program shows a dialog of its own.
    case unavailable
}

/// Shows the desktop's dialog for printing.
package struct PrintService: Sendable {
    package typealias Send = @MainActor @Sendable (Data, @escaping @MainActor @Sendable (PrintAnswer) -> Void) -> Void
    package typealias Answer = @MainActor @Sendable (PrintPreparation) -> Void
    /// Shows a dialog without waiting. The answer comes once, unless the dialog is withdrawn.
    package let prepare: @MainActor @Sendable (PrintRequest, @escaping Answer) -> FileDialogTicket

    package init(prepare: @escaping @MainActor @Sendable (PrintRequest, @escaping Answer) -> FileDialogTicket) {
        self.prepare = prepare
    }

    /// The service, which tells of each dialog when it opens (1) and when it is gone (-1).
    package func counting(_ note: @escaping @MainActor @Sendable (Int) -> Void) -> PrintService {
        PrintService { [prepare] request, answer in
            note(1)
            let ticket = prepare(request) {
                note(-1)
                answer($0)
            }
            return FileDialogTicket {
                note(-1)
                ticket.withdraw()
            }
        }
    }
}

/// Printers that are reached without the desktop's dialog. Its functions wait, and are not called on the main thread.
package struct PrinterAccess: Sendable {
    package struct List: Equatable, Sendable {
        package var names: [String]
        /// The printer that is chosen first.
        package var usual: String?

        package init(names: [String], usual: String?) { (self.names, self.usual) = (names, usual) }
    }

    package struct Job: Sendable {
        package var title: String
        /// A PDF file.
        package var document: Data
        /// Nil for the printer that the system chooses.
        package var printer: String?
        package var copies: Int
        /// The name of the paper; nil for one without.
        package var format: String?

        package init(title: String, document: Data, printer: String?, copies: Int, format: String?) {
            (self.title, self.document, self.printer) = (title, document, printer)
            (self.copies, self.format) = (copies, format)
        }
    }

    /// Nil where nothing can be printed.
    package let list: @Sendable () -> List?
    /// Prints, and returns why it failed; nil where it did not.
    package let print: @Sendable (Job) -> String?

    package init(list: @escaping @Sendable () -> List?, print: @escaping @Sendable (Job) -> String?) {
        (self.list, self.print) = (list, print)
    }
}
