import CasementCore
import CasementTesting
import Expectations
import Foundation
import Testing

@testable import Casement

/// The program's own dialogs for files and printing, and the window in which documents begin.
@MainActor struct FileDialogGoldens {
    /// A home with folders and files, which ends with the test.
    private final class Home {
        let url = FileManager.default.temporaryDirectory.appending(path: "casement-home-\(UUID().uuidString)/ada")

        init() throws {
            let folder = url.appending(path: "Documents/Concerts")
            for name in ["Spring", "Summer"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: true)
            }
            for name in ["Music", "Pictures", ".config"] {
                try FileManager.default.createDirectory(
                    at: url.appending(path: name), withIntermediateDirectories: true)
            }
            let sizes = [
                ("Programme.txt", 2_140), ("Seats of the great hall.csv", 18_400), ("Poster.png", 2_400_000),
                ("Reviews.txt", 310),
            ]
            for (name, size) in sizes { try Data(count: size).write(to: folder.appending(path: name)) }
            let places = ["DOCUMENTS": "Documents", "MUSIC": "Music", "PICTURES": "Pictures"]
            let lines = places.sorted { $0.key < $1.key }.map { "XDG_\($0)_DIR=\"$HOME/\($1)\"" }
            try Data(lines.joined(separator: "\n").utf8).write(to: url.appending(path: ".config/user-dirs.dirs"))
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceReferenceDate: 790_000_000)],
                    ofItemAtPath: folder.appending(path: name).path)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

        @MainActor func model(_ request: FileDialogRequest) async -> FileBrowserModel {
            var request = request
            request.folder = url.appending(path: "Documents/Concerts")
            let model = FileBrowserModel(request, places: FilePlaces(["HOME": url.path], mounts: FilePath("/dev/null")))
            { _ in }
            while await FileWork.waitForOne() {}
            return model
        }
    }

    @Test("The lists, the path and the places of files") func files() async throws {
        let home = try Home()
        let opening = await home.model(FileDialogRequest(.open))
        opening.selection = [try require(opening.shown.first { $0.name == "Programme.txt" }).id]
        var request = FileDialogRequest(.save)
        request.contentTypes = [.plainText]
        request.suggestedName = "Programme"
        request.message = "The programme is kept beside the concerts."
        let saving = await home.model(request)
        try situationGolden("file-dialog") {
            Situation("open", 760, 440, content: { FileBrowser(model: opening) })
            Situation("narrow", 440, 300, content: { FileBrowser(model: opening) })
            Situation("save", 760, 440, content: { FileBrowser(model: saving) })
            Situation(
                "new folder", 760, 440, content: { FileBrowser(model: saving) },
                prepare: {
                    saving.newFolderName = "Autumn"
                    saving.makesFolder = true
                    $0.settle()
                })
        }
    }

    @Test("Printing, with a printer and without one") func printing() async throws {
        func model(_ list: PrinterAccess.List?) async -> PrintDialogModel {
            let access = PrinterAccess(list: { list }, print: { _ in nil })
            let model = PrintDialogModel("Concerts", PrintPaper(size: PrintPaper.Format.a4.size), access) { _ in }
            while await FileWork.waitForOne() {}
            return model
        }
        let office = await model(.init(names: ["Office", "Hall"], usual: "Office"))
        let some = await model(.init(names: ["Office"], usual: "Office"))
        some.printsSome = true
        let none = await model(nil)
        try situationGolden("print-dialog") {
            Situation("a printer", 440, 460, content: { PrintDialog(model: office) })
            Situation("some pages", 440, 540, content: { PrintDialog(model: some) })
            Situation("none", 440, 460, content: { PrintDialog(model: none) })
        }
    }

    @Test("The window in which documents begin") func launch() throws {
        let opener = Opener()
        try situationGolden("document-launch") {
            Situation("nothing yet", 640, 380, content: { Self.launchPage })
            Situation(
                "recent", 640, 380,
                content: { Self.launchPage.environment(\.documentOpener, opener) })
        }
    }

    /// A program with recent documents.
    private final class Opener: DocumentOpener {
        let recentDocuments = ["Documents/Shopping.txt", "Documents/Travel/A journey to the north.txt", "Ideas.txt"]
            .map { URL(fileURLWithPath: "/home/ada/\($0)") }

        func open(document url: URL, _ finish: @escaping @MainActor (Result<Void, any Error>) -> Void) {}
        func show(document session: DocumentSession, ofType type: Any.Type) {}
        func chooseDocuments() {}
        func openOrReport(_ url: URL) {}
        func makesDocuments(ofType type: Any.Type?, _ contentType: UTType?) -> Bool { true }
        func newDocument(ofType type: Any.Type?, _ contentType: UTType?) {}
        func report(_ title: String, _ reason: String) {}
    }

    private static var launchPage: some View {
        DocumentLaunchPage(
            title: Text("Notes"),
            actions: VStack(spacing: 8) {
                Button("New Note") {}
                Button("From a Template…") {}
            }, background: AnyView(Color.teal.opacity(0.3)),
            behind: { _ in AnyView(EmptyView()) }, above: { _ in AnyView(EmptyView()) })
    }
}
