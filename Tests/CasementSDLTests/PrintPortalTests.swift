import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// The desktop's dialog for printing, by a portal that behaves as a test says.
@MainActor struct PrintPortalTests {
    private typealias Answer = ServiceBus.Answer

    /// A portal with an answer to the dialog, and one to the document.
    private func portal(_ dialog: Answer, _ document: Answer = .request(0)) throws -> ServiceBus {
        try require(
            ServiceBus("org.freedesktop.portal.Desktop") { call in
                switch call.member {
                case "PreparePrint": dialog
                case "Print": document
                default: .done
                }
            })
    }

    private func chosen(
        _ setup: [String: BusItem] = [:], _ settings: [String: BusItem] = [:]
    ) -> ServiceBus.Answer {
        .request(0, ["token": .number(77), "page-setup": .dictionary(setup), "settings": .dictionary(settings)])
    }

    private var request: PrintRequest {
        var request = PrintRequest(title: "Report", paper: PrintPaper(size: CGSize(width: 595, height: 842)))
        request.parentWindow = "x11:2a"
        return request
    }

    private func prepare(_ bus: String, _ request: PrintRequest? = nil, patience: Int32? = nil) async
        -> PrintPreparation
    {
        let request = request ?? self.request
        let service = PrintPortal.service(bus: bus, patience: patience)
        return await withCheckedContinuation { continuation in
            _ = service.prepare(request) { continuation.resume(returning: $0) }
        }
    }

    private func choice(_ preparation: PrintPreparation) throws -> (PrintChoice, PrintService.Send) {
        guard case .chosen(let choice, let send) = preparation else {
            throw Missing(description: "the answer is \(preparation)")
        }
        return (choice, send)
    }

    private struct Missing: Error, CustomStringConvertible { let description: String }

    private func send(_ document: Data, by send: @escaping PrintService.Send) async -> PrintAnswer {
        await withCheckedContinuation { continuation in send(document) { continuation.resume(returning: $0) } }
    }

    private func isUnavailable(_ answer: PrintPreparation) -> Bool {
        if case .unavailable = answer { true } else { false }
    }
    private func isCancelled(_ answer: PrintPreparation) -> Bool { if case .cancelled = answer { true } else { false } }

    @Test("Title, window and paper arrive at the portal, then the document with its token") func printing()
        async throws
    {
        let bus = try portal(chosen())
        var calls = bus.calls
        let (choice, passOn) = try choice(await prepare(bus.address))
        expect(choice, equals: PrintChoice(paper: request.paper))
        let asked = try require(await calls.next())
        expect(asked.arguments.starts(with: ["x11:2a", "Report", "orientation", "portrait"]), "\(asked)")
        expect(abs(try require(asked.value("Width").flatMap(Double.init)) - 209.9) < 0.1)
        expect(abs(try require(asked.value("MarginTop").flatMap(Double.init)) - 19.05) < 0.01)
        expect(asked.value("modal"), equals: "1")
        let document = Data("%PDF-1.5 pages".utf8)
        expect(await send(document, by: passOn), equals: .printed)
        let sent = try require(await calls.next())
        expect(sent.member, equals: "Print")
        expect(sent.arguments.starts(with: ["x11:2a", "Report"]) && sent.value("token") == "77", "\(sent)")
        expect(sent.files, equals: [document])
    }

    @Test("Paper, orientation, margins and pages are the user's") func choosing() async throws {
        let setup: [String: BusItem] = [
            "Width": .double(148), "Height": .double(210), "MarginLeft": .double(30), "MarginTop": .double(2),
            "Orientation": .text("reverse_landscape"),
        ]
        let settings: [String: BusItem] = ["print-pages": .text("ranges"), "page-ranges": .text("0-1,4")]
        let bus = try portal(chosen(setup, settings))
        let (choice, _) = try choice(await prepare(bus.address))
        expect(abs(choice.paper.size.width - 595.3) < 0.1)
        expect(abs(choice.paper.size.height - 419.5) < 0.1)
        expect(abs(choice.paper.margins.leading - 85) < 0.1)
        expect(choice.paper.margins.top == 54, "a printer's smaller margin leaves the document's")
        expect(choice.pages, equals: [1...2, 5...5])
        expect([1, 2, 3, 5].map(choice.prints), equals: [true, true, false, true])
    }

    @Test("Lengths and pages that make no sense leave what was asked") func nonsense() async throws {
        let setup: [String: BusItem] = [
            "Width": .double(.nan), "Height": .double(1e12), "MarginLeft": .double(-5), "MarginRight": .double(9000),
        ]
        let settings: [String: BusItem] = ["print-pages": .text("ranges"), "page-ranges": .text("5-2,x,-,99999999999")]
        let bus = try portal(chosen(setup, settings))
        let (choice, _) = try choice(await prepare(bus.address))
        expect(choice, equals: PrintChoice(paper: request.paper))
    }

    @Test("Cancelling, a refusal, a delay and the end of the portal") func endings() async throws {
        let cancelling = try portal(.request(1))
        expect(isCancelled(await prepare(cancelling.address)))
        for answer in [Answer.death, .refusal, .request(2), .request(0), .nothing] {
            let bus = try portal(answer)
            expect(isUnavailable(await prepare(bus.address, patience: 200)), "\(answer)")
        }
        expect(isUnavailable(await prepare("unix:path=/nonexistent")))
        let closing = try require(ServiceBus("org.freedesktop.portal.Desktop", hasBackend: true) { _ in .request(2) })
        expect(isCancelled(await prepare(closing.address)))
    }

    @Test("Where the portal does not take the document, the answer says so") func refusedDocument() async throws {
        for (answer, isCancelled) in [
            (Answer.refusal, false), (.request(2), false), (.nothing, false), (.death, false), (.request(1), true),
        ] {
            let bus = try portal(chosen(), answer)
            let (_, passOn) = try choice(await prepare(bus.address, patience: 500))
            let said = await send(Data("x".utf8), by: passOn)
            if isCancelled {
                expect(said, equals: .cancelled)
            } else {
                guard case .failed(let reason) = said else { return expect(false, "\(answer): \(said)") }
                expect(reason.contains("printing service"), "\(reason)")
            }
        }
    }

    @Test("A dialog that is withdrawn is closed, and answers nothing") func withdrawing() async throws {
        let bus = try portal(.dialog)
        var calls = bus.calls
        let ticket = PrintPortal.service(bus: bus.address).prepare(request) { _ in
            expect(false, "a withdrawn dialog answers")
        }
        _ = await calls.next()
        ticket.withdraw()
        expect(await calls.next()?.member, equals: "Close")
    }
}
