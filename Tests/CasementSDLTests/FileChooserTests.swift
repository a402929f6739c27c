import CasementCore
import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// The desktop's file dialogs, by a portal that behaves as a test says.
@MainActor struct FileChooserTests {
    private func answer(
        _ bus: FileChooserBus, _ request: FileDialogRequest, patience: Int32 = FileChooserPortal.patience
    ) async -> FileDialogAnswer {
        let service = FileChooserPortal.service(bus: bus.address, patience: patience)
        return await withCheckedContinuation { continuation in
            _ = service.show(request) { continuation.resume(returning: $0) }
        }
    }

    @Test("What is asked arrives at the portal, and the files at the program") func choosing() async throws {
        let bus = try require(FileChooserBus(.chooses(["file:///tmp/a%20b.txt", "file:///tmp/c.txt", "https://x.y/"])))
        var request = FileDialogRequest(.open)
        request.contentTypes = [.plainText, .png]
        request.allowsMultipleSelection = true
        request.message = "Which ones?"
        request.confirmationLabel = "Take"
        request.folder = URL(fileURLWithPath: "/tmp")
        request.parentWindow = "x11:2a"
        let answer = await answer(bus, request)
        expect(
            answer == .files([URL(string: "file:///tmp/a%20b.txt")!, URL(string: "file:///tmp/c.txt")!]), "\(answer)")
        let call = try require(bus.calls.first)
        expect(call.hasPrefix("OpenFile x11:2a Which ones?"), "\(call)")
        for part in [
            "accept_label Take", "multiple 1", "current_folder /tmp", "filters All Supported Files 0 *.txt",
            "PNG picture 0 *.png 1 image/png",
        ] { expect(call.contains(part), "\(part) in \(call)") }
    }

    @Test("Saving and folders have options of their own; cancelling is no failure") func saving() async throws {
        let bus = try require(FileChooserBus(.cancels))
        var request = FileDialogRequest(.save)
        request.contentTypes = [.plainText]
        request.suggestedName = "draft"
        expect(await answer(bus, request) == .cancelled)
        expect(await answer(bus, FileDialogRequest(.folder)) == .cancelled)
        expect(bus.calls.first?.contains("current_name draft.txt") == true, "\(bus.calls)")
        expect(bus.calls.last?.contains("directory 1") == true, "\(bus.calls)")
    }

    @Test("A portal that refuses, hangs or is missing is not available") func unavailable() async throws {
        expect(await answer(try require(FileChooserBus(.refuses)), FileDialogRequest(.open)) == .unavailable)
        let bus = try require(FileChooserBus(.hangs))
        expect(await answer(bus, FileDialogRequest(.open), patience: 200) == .unavailable)
        // A dialog that it might still show is closed.
        while bus.calls.count < 2 { try require(await bus.waitForCall()) }
        expect(bus.calls.last?.hasPrefix("Close") == true)
        let service = FileChooserPortal.service(bus: "unix:path=/nonexistent")
        let missing = await withCheckedContinuation { continuation in
            _ = service.show(FileDialogRequest(.open)) { continuation.resume(returning: $0) }
        }
        expect(missing == .unavailable)
    }

    @Test("A portal that dies while its dialog is shown has cancelled it") func dying() async throws {
        expect(await answer(try require(FileChooserBus(.dies)), FileDialogRequest(.open)) == .cancelled)
    }

    @Test("A dialog that is withdrawn is closed, and answers nothing") func withdrawing() async throws {
        let bus = try require(FileChooserBus(.waits))
        let ticket = FileChooserPortal.service(bus: bus.address).show(FileDialogRequest(.open)) { _ in
            expect(false, "a withdrawn dialog answers")
        }
        try require(await bus.waitForCall())
        ticket.withdraw()
        try require(await bus.waitForCall())
        expect(bus.calls.last?.hasPrefix("Close") == true)
    }
}
