import CasementCore
import Foundation

/// What is printed: its name, and its pages on a paper.
@MainActor struct PrintJob {
    let title: String
    /// The paper that is chosen first; nil for the usual one of the region.
    var paper: PrintPaper?
    /// The pages as a PDF file; nil for none.
    let document: (PrintChoice) async -> Data?

    init(title: String, paper: PrintPaper? = nil, document: @escaping (PrintChoice) async -> Data?) {
        (self.title, self.paper, self.document) = (title, paper, document)
    }

    /// A view, divided into pages.
    init<Content: View, Footer: View>(
        title: String, paper: PrintPaper? = nil, content: @escaping () -> Content,
        footer: @escaping (_ page: Int, _ count: Int) -> Footer
    ) {
        self.init(title: title, paper: paper) { choice in
            let renderer = ImageRenderer(content: content())
            return await renderer.pdfData(paper: choice.paper, printing: choice.prints, footer: footer)
        }
    }
}

/// Why something was not printed.
struct PrintFailure: LocalizedError {
    let errorDescription: String?

    init(_ reason: String) { errorDescription = reason }

    static var nothing: PrintFailure {
        PrintFailure(String(localized: "There is nothing to print on the chosen pages."))
    }
}
