import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// The desktop's file dialogs, by a portal that behaves as a test says.
@MainActor struct FileChooserTests {
    private func portal(_ answer: ServiceBus.Answer) throws -> ServiceBus {
        try require(ServiceBus("org.freedesktop.portal.Desktop") { _ in answer })
    }

    private func answer(
        _ bus: String, _ request: FileDialogRequest, patience: Int32 = FileChooserPortal.patience
    ) async -> FileDialogAnswer {
        let service = FileChooserPortal.service(bus: bus, patience: patience)
        return await withCheckedContinuation { continuation in
            _ = service.show(request) { continuation.resume(returning: $0) }
        }
    }

    @Test("What is asked arrives at the portal, and the files at the program") func choosing() async throws {
        let files = ["file:///tmp/a%20b.txt", "file:///tmp/c.txt", "https://x.y/"]
        let bus = try portal(.request(0, ["uris": .texts(files)]))
        var calls = bus.calls
        var request = FileDialogRequest(.open)
        request.contentTypes = [.plainText, .png]
        request.allowsMultipleSelection = true
        request.message = "Which ones?"
        request.confirmationLabel = "Take"
        request.folder = URL(fileURLWithPath: "/tmp")
        request.parentWindow = "x11:2a"
        let answer = await answer(bus.address, request)
        expect(
            answer == .files([URL(string: "file:///tmp/a%20b.txt")!, URL(string: "file:///tmp/c.txt")!]), "\(answer)")
        let call = try require(await calls.next())
        expect(call.member, equals: "OpenFile")
        expect(call.arguments.starts(with: ["x11:2a", "Which ones?"]), "\(call)")
        expect(call.value("accept_label") == "Take" && call.value("multiple") == "1", "\(call)")
        expect(call.value("current_folder"), equals: "/tmp")
        expect(call.contains("filters", "All Supported Files", "0", "*.txt"), "\(call)")
        expect(call.contains("PNG picture", "0", "*.png", "1", "image/png"), "\(call)")
    }

    @Test("Saving and folders have options of their own; cancelling is no failure") func saving() async throws {
        let bus = try portal(.request(1))
        var calls = bus.calls
        var request = FileDialogRequest(.save)
        request.contentTypes = [.plainText]
        request.suggestedName = "draft"
        expect(await answer(bus.address, request) == .cancelled)
        expect(await answer(bus.address, FileDialogRequest(.folder)) == .cancelled)
        expect(await calls.next()?.value("current_name"), equals: "draft.txt")
        expect(await calls.next()?.value("directory"), equals: "1")
    }

    @Test("A portal that refuses, hangs or is missing is not available") func unavailable() async throws {
        let refusing = try portal(.refusal), hanging = try portal(.nothing)
        expect(await answer(refusing.address, FileDialogRequest(.open)) == .unavailable)
        var calls = hanging.calls
        expect(await answer(hanging.address, FileDialogRequest(.open), patience: 200) == .unavailable)
        // A dialog that it might still show is closed.
        expect(await calls.next()?.member, equals: "OpenFile")
        expect(await calls.next()?.member, equals: "Close")
        expect(await answer("unix:path=/nonexistent", FileDialogRequest(.open)) == .unavailable)
    }

    @Test("A portal that ends while its dialog is shown, or fails, is not available") func dying() async throws {
        for end in [ServiceBus.Answer.death, .request(2)] {
            let bus = try portal(end)
            expect(await answer(bus.address, FileDialogRequest(.save)) == .unavailable, "\(end)")
        }
    }

    @Test("A dialog that its user closes is cancelled, one that ends by itself is not available")
    func closing() async throws {
        let cases: [(ServiceBus.Answer, FileDialogAnswer)] = [(.request(2), .cancelled), (.backendDeath, .unavailable)]
        for (end, expected) in cases {
            let bus = try require(ServiceBus("org.freedesktop.portal.Desktop", hasBackend: true) { _ in end })
            expect(await answer(bus.address, FileDialogRequest(.save)) == expected, "\(end)")
        }
    }

    @Test("A dialog that is withdrawn is closed, and answers nothing") func withdrawing() async throws {
        let bus = try portal(.dialog)
        var calls = bus.calls
        let ticket = FileChooserPortal.service(bus: bus.address).show(FileDialogRequest(.open)) { _ in
            expect(false, "a withdrawn dialog answers")
        }
        _ = await calls.next()
        ticket.withdraw()
        expect(await calls.next()?.member, equals: "Close")
    }
}
