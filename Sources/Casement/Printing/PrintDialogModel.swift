import CasementCore
import Foundation

/// What the user chooses in the program's own dialog for printing.
@MainActor @Observable final class PrintDialogModel {
    enum Answer { case print(PrintChoice, Ticket), save(PrintChoice), cancel }

    /// What only the printer is told.
    struct Ticket: Equatable {
        /// Nil for the printer that the system chooses.
        var printer: String?
        var copies: Int
        var format: String?
    }

    let title: String
    /// Nil while they are looked for.
    private(set) var printers: PrinterAccess.List?
    private(set) var isLooking = true
    var printer: String?
    var copies = 1
    var format: PrintPaper.Format?
    var isLandscape: Bool
    var printsSome = false
    var firstPage = 1
    var lastPage = 1

    @ObservationIgnored private let asked: PrintPaper
    @ObservationIgnored private var finish: ((Answer) -> Void)?

    init(
        _ title: String, _ paper: PrintPaper, _ access: PrinterAccess?, finish: @escaping (Answer) -> Void
    ) {
        (self.title, self.asked, self.finish) = (title, paper, finish)
        isLandscape = paper.isLandscape
        format = paper.format
        look(by: access)
    }

    private func look(by access: PrinterAccess?) {
        guard let access else {
            isLooking = false
            return
        }
        FileWork.run {
            access.list()
        } then: { [self] in
            printers = (try? $0.get()) ?? nil
            printer = printers?.usual
            isLooking = false
        }
    }

    var canPrint: Bool { printers != nil }

    private var choice: PrintChoice {
        var paper = asked
        let upright = format?.size ?? asked.upright
        paper.size = isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        return PrintChoice(
            paper: paper, pages: printsSome ? [min(firstPage, lastPage)...max(firstPage, lastPage)] : [])
    }

    func print() {
        guard canPrint else { return }
        answer(.print(choice, Ticket(printer: printer, copies: copies, format: format?.name)))
    }

    func save() { answer(.save(choice)) }

    func cancel() { answer(.cancel) }

    private func answer(_ answer: Answer) {
        let finish = finish
        self.finish = nil
        finish?(answer)
    }
}
