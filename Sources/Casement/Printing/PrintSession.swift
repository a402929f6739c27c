import CasementCore
import Foundation

/// One thing that is being printed: the desktop's dialog or the program's own, then the pages, then the printer.
@MainActor @Observable final class PrintSession {
    /// The dialog of the program's own.
    private(set) var own: PrintDialogModel?
    /// Called with a dialog of the program's own; nil where a view shows `own`.
    @ObservationIgnored var onOwn: ((PrintDialogModel) -> Void)?
    /// Called when that dialog is gone.
    @ObservationIgnored var onOwnEnd: () -> Void = {}
    /// Asks for the place of a PDF file.
    @ObservationIgnored var askPlace: ((FileDialogRequest, @escaping ([URL]?) -> Void) -> Void)?
    /// Called when the user has chosen, or nobody can choose any more.
    @ObservationIgnored var onChosen: () -> Void = {}
    /// Called at the end: with nil where the user has cancelled.
    @ObservationIgnored var onEnd: (Result<Void, any Error>?) -> Void = { _ in }

    @ObservationIgnored private(set) var isOpen = false
    /// Whether the user has not chosen yet.
    @ObservationIgnored private var isAsking = false
    @ObservationIgnored private var ticket: FileDialogTicket?
    /// The number of the job: one that was withdrawn answers no more.
    @ObservationIgnored private var number = 0

    var ownIsShown: Binding<Bool> {
        Binding {
            self.own != nil
        } set: {
            if !$0 { self.own?.cancel() }
        }
    }

    /// Whether nothing is printed yet.
    private func begin() -> Bool {
        if isOpen { return false }
        (isOpen, isAsking) = (true, true)
        number += 1
        return true
    }

    /// Asks how, and prints.
    func print(_ job: PrintJob, in values: EnvironmentValues) {
        guard begin() else { return }
        let paper = job.paper ?? PrintPaper(size: PrintPaper.Format.usual(in: values.locale).size)
        guard let service = values.printService else { return showOwn(job, paper, values.printers) }
        var request = PrintRequest(title: job.title, paper: paper)
        request.parentWindow = values.desktopWindowName?.text ?? ""
        let asked = number
        ticket = service.prepare(request) { [weak self] answer in
            guard let self, isOpen, number == asked else { return }
            ticket = nil
            switch answer {
            case .chosen(let choice, let send): self.send(job, choice, by: send)
            case .cancelled: end(nil)
            case .unavailable: showOwn(job, paper, values.printers)
            }
        }
    }

    /// Withdraws the dialog that is open.
    func withdraw() {
        guard isAsking else { return }
        (isOpen, isAsking, own) = (false, false, nil)
        ticket?.withdraw()
        ticket = nil
    }

    private func chosen() {
        guard isAsking else { return }
        isAsking = false
        onChosen()
    }

    private func end(_ result: Result<Void, any Error>?) {
        guard isOpen else { return }
        isOpen = false
        chosen()
        onEnd(result)
    }

    // MARK: The desktop's dialog

    private func send(_ job: PrintJob, _ choice: PrintChoice, by send: @escaping PrintService.Send) {
        draw(job, choice) { document in
            send(document) { [self] answer in
                switch answer {
                case .printed: end(.success(()))
                case .cancelled: end(nil)
                case .failed(let reason): end(.failure(PrintFailure(reason)))
                }
            }
        }
    }

    /// Draws the pages, other work between them.
    private func draw(_ job: PrintJob, _ choice: PrintChoice, _ finish: @escaping (Data) -> Void) {
        chosen()
        FileWork.run {
            guard let document = await job.document(choice) else { throw PrintFailure.nothing }
            return document
        } then: { [self] in
            switch $0 {
            case .success(let document): finish(document)
            case .failure(let error): end(.failure(error))
            }
        }
    }

    // MARK: The program's own dialog

    private func showOwn(_ job: PrintJob, _ paper: PrintPaper, _ printers: PrinterAccess?) {
        let model = PrintDialogModel(job.title, paper, printers) { [self] answer in
            own = nil
            onOwnEnd()
            guard isOpen else { return }
            switch answer {
            case .print(let choice, let ticket): print(job, choice, ticket, printers)
            case .save(let choice): save(job, choice)
            case .cancel: end(nil)
            }
        }
        own = model
        onOwn?(model)
    }

    private func print(
        _ job: PrintJob, _ choice: PrintChoice, _ ticket: PrintDialogModel.Ticket, _ printers: PrinterAccess?
    ) {
        draw(job, choice) { [self] document in
            let sent = PrinterAccess.Job(
                title: job.title, document: document, printer: ticket.printer, copies: ticket.copies,
                format: ticket.format)
            FileWork.run {
                if let reason = printers?.print(sent) { throw PrintFailure(reason) }
            } then: {
                self.end($0)
            }
        }
    }

    private func save(_ job: PrintJob, _ choice: PrintChoice) {
        var request = FileDialogRequest(.save)
        request.contentTypes = [.pdf]
        request.suggestedName = job.title
        guard let askPlace else { return end(nil) }
        askPlace(request) { [self] files in
            if let file = files?.first { write(job, choice, to: file) } else { end(nil) }
        }
    }

    private func write(_ job: PrintJob, _ choice: PrintChoice, to file: URL) {
        draw(job, choice) { document in
            FileWork.run {
                try FileTree.file(document).write(to: FilePath(file))
            } then: {
                self.end($0)
            }
        }
    }

    // MARK: Without a dialog

    /// Saves the pages as a PDF file; for nil, where the user says.
    func save(_ job: PrintJob, on paper: PrintPaper, to file: URL?) {
        guard begin() else { return }
        let choice = PrintChoice(paper: paper)
        if let file { write(job, choice, to: file) } else { save(job, choice) }
    }

    /// Prints by the usual printer.
    func printAtOnce(_ job: PrintJob, on paper: PrintPaper, _ printers: PrinterAccess?) {
        guard begin() else { return }
        FileWork.run {
            printers?.list()
        } then: { [self] in
            guard case .success(let list?) = $0 else {
                return end(.failure(PrintFailure(String(localized: "No printer is set up."))))
            }
            let ticket = PrintDialogModel.Ticket(printer: list.usual, copies: 1, format: paper.format?.name)
            print(job, PrintChoice(paper: paper), ticket, printers)
        }
    }
}
