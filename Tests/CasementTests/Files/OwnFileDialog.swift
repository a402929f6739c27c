import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// The dialog of the program's own, with real folders: a host alone has no desktop.
@MainActor struct OwnFileDialog {
    let model = DialogModel()
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("one", to: "note 1.txt")
        try folder.write("ten", to: "note 10.txt")
        try folder.write("two", to: "Note 2.txt")
        try folder.write("hidden", to: ".hidden.txt")
        try folder.write("p", to: "picture.png")
        try FileManager.default.createDirectory(at: folder.file("inside"), withIntermediateDirectories: false)
        try folder.write("deep", to: "inside/deep.txt")
    }

    private func host(_ types: [UTType] = [.plainText]) -> TestHost {
        TestHost(width: 900, height: 600) {
            Text("x")
                .fileImporter(isPresented: Bindable(model).on, allowedContentTypes: types) {
                    model.log.append((try? $0.get().lastPathComponent) ?? "none")
                }
                .fileDialogDefaultDirectory(folder.url)
        }
    }

    private func settle(_ host: TestHost) async {
        repeat { await host.settleTasks() } while await FileWork.waitForOne()
        host.settle()
    }

    /// The names that are shown, from top to bottom.
    private func names(_ host: TestHost) -> [String] {
        ["inside", "note 1.txt", "Note 2.txt", "note 10.txt", "picture.png", ".hidden.txt", "deep.txt"]
            .compactMap { name in host.find(text: name).map { (name, $0.minY) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test("It lists folders first, then the files of its types, with numbers in order") func listing() async {
        let host = host()
        model.on = true
        host.settle()
        await settle(host)
        expect(names(host), equals: ["inside", "note 1.txt", "Note 2.txt", "note 10.txt"])
        host.key("h", modifiers: .control)
        await settle(host)
        expect(names(host), equals: ["inside", ".hidden.txt", "note 1.txt", "Note 2.txt", "note 10.txt"])
    }

    @Test("A file is chosen by a press and the button; Escape cancels") func choosing() async throws {
        let host = host()
        model.on = true
        await settle(host)
        host.tap(at: try require(host.find(text: "Note 2.txt")).center)
        await settle(host)
        host.tap(text: "Open")
        host.settle()
        expect(model.log, equals: ["Note 2.txt"])
        expect(!model.on && host.find(text: "Open") == nil)
        model.on = true
        await settle(host)
        host.key(.escape)
        host.settle()
        expect(model.log.count, equals: 1)
        expect(!model.on)
    }

    @Test("In a narrow window nothing of its bar is cut", arguments: [480, 360] as [CGFloat])
    func narrow(width: CGFloat) async throws {
        let host = TestHost(width: width, height: 400) {
            Text("x")
                .fileImporter(isPresented: Bindable(model).on, allowedContentTypes: [.plainText]) { _ in }
                .fileDialogDefaultDirectory(folder.url)
        }
        model.on = true
        await settle(host)
        host.tap(at: try require(host.find(text: "note 1.txt")).center)
        await settle(host)
        func all(_ node: AccessibilitySnapshot) -> [AccessibilitySnapshot] { [node] + node.children.flatMap(all) }
        func element(_ matches: (AccessibilitySnapshot) -> Bool) throws -> CGRect {
            let tree = all(host.accessibilityTree)
            return try require(tree.first(where: matches), "\(tree.map { "\($0.role) \($0.label ?? "")" })").frame
        }
        let sheet = try element { $0.role == "dialog" }
        let more = try element { $0.label == "More" }, search = try element { $0.label == "Search" }
        expect(sheet.maxX <= width && more.maxX <= sheet.maxX - 6 && more.width > 10, "\(more) in \(sheet)")
        expect(search.maxX < more.minX && search.width >= 44, "\(search)")
        host.tap(at: more.center)
        host.settle()
        expect(host.find(text: "Reload") != nil)
    }

    @Test("Two presses open a folder, Alt with the arrow leaves it") func moving() async throws {
        let host = host()
        model.on = true
        await settle(host)
        host.tap(at: try require(host.find(text: "inside")).center, count: 2)
        await settle(host)
        expect(names(host), equals: ["inside", "deep.txt"])
        host.key(.upArrow, modifiers: .option)
        await settle(host)
        expect(names(host), equals: ["inside", "note 1.txt", "Note 2.txt", "note 10.txt"])
    }

    @Test("Letters select a file of the list, and Return chooses it") func typing() async throws {
        let host = host()
        model.on = true
        await settle(host)
        host.type("note 2")
        await settle(host)
        host.key(.return)
        host.settle()
        expect(model.log, equals: ["Note 2.txt"])
    }

    @Test("The folder of the last choice is shown by the next launch") func lastFolder() async throws {
        let settings = ValueStore(MemoryBackend())
        func browser(_ folder: URL?) async -> FileBrowserModel {
            var request = FileDialogRequest(.open)
            request.folder = folder
            let browser = FileBrowserModel(request, settings: settings) { _ in }
            repeat {} while await FileWork.waitForOne()
            return browser
        }
        await browser(folder.file("inside")).open(["deep.txt"])
        expect(await browser(nil).folder == FilePath(folder.file("inside")))
        try FileManager.default.removeItem(at: folder.file("inside"))
        let shown = try require(await browser(nil).folder)
        expect((try? FileTree.names(in: shown)) != nil, "One that is gone is not shown.")
    }

    @Test("The search keeps what contains the words") func searching() async throws {
        let host = host()
        model.on = true
        await settle(host)
        host.tap(at: try require(host.find(text: "Search")).center)
        host.type("10")
        await settle(host)
        expect(names(host), equals: ["note 10.txt"])
    }

    @Test("Saving asks before it replaces a file") func saving() async throws {
        let host = TestHost(width: 900, height: 600) {
            Text("x")
                .fileExporter(
                    isPresented: Bindable(model).on, document: PlainNote(text: "new"), contentType: .plainText,
                    defaultFilename: "note 1"
                ) { model.log.append((try? $0.get().lastPathComponent) ?? "failed") }
                .fileDialogDefaultDirectory(folder.url)
        }
        model.on = true
        await settle(host)
        host.tap(text: "Save")
        await settle(host)
        expect(host.find(text: "Replace") != nil)
        expect(folder.text(of: "note 1.txt"), equals: "one")
        host.tap(text: "Replace")
        await settle(host)
        expect(folder.text(of: "note 1.txt"), equals: "new")
        expect(model.log, equals: ["note 1.txt"])
    }

    @Test("The beginning of the file that is selected is shown beside the list") func previews() async throws {
        let host = host()
        model.on = true
        await settle(host)
        expect(host.find(text: "ten") == nil)
        host.tap(at: try require(host.find(text: "note 10.txt")).center)
        await settle(host)
        expect(host.find(text: "ten") != nil && host.find(text: "plain text") != nil)
        host.tap(at: try require(host.find(text: "note 1.txt")).center)
        await settle(host)
        expect(host.find(text: "one") != nil && host.find(text: "ten") == nil)
    }

    @Test("A press on a column's title sorts by it, another one the other way; folders stay first") func sorting()
        async throws
    {
        try folder.write("the longest", to: "note 1.txt")
        try folder.write("longer", to: "Note 2.txt")
        let host = host()
        model.on = true
        await settle(host)
        let title = try require(host.find(text: "Size")).center
        host.tap(at: title)
        await settle(host)
        expect(names(host), equals: ["inside", "note 10.txt", "Note 2.txt", "note 1.txt"])
        host.tap(at: title)
        await settle(host)
        expect(names(host), equals: ["inside", "note 1.txt", "Note 2.txt", "note 10.txt"])
    }

    @Test("A new folder is made and shown; a name that is taken or is none says so") func newFolder() async throws {
        var request = FileDialogRequest(.save)
        request.folder = folder.url
        let browser = FileBrowserModel(request) { _ in }
        repeat {} while await FileWork.waitForOne()
        for name in ["inside", "a/b", " "] {
            browser.newFolderName = name
            browser.makeFolder()
            expect(browser.failure?.isEmpty == false, "\(name)")
            expect(browser.folder, equals: FilePath(folder.url))
        }
        browser.newFolderName = "made"
        browser.makeFolder()
        repeat {} while await FileWork.waitForOne()
        expect(browser.folder == FilePath(folder.file("made")) && browser.failure == nil)
        expect((try? FileTree.names(in: FilePath(folder.file("made")))) == [])
    }

    @Test("A folder that cannot be read says why") func unreadable() async throws {
        let browser = FileBrowserModel(FileDialogRequest(.open)) { _ in }
        browser.go(to: FilePath(folder.file("missing")))
        repeat {} while await FileWork.waitForOne()
        expect(browser.failure?.contains("does not exist") == true)
        expect(browser.shown.isEmpty)
    }

    @Test("Names that are no text are listed, and their files opened") func invalidNames() async throws {
        let path = FilePath(folder.url).appending([0x62, 0xFF, 0x2E, 0x74, 0x78, 0x74])
        try FileTree.file(Data("odd".utf8)).write(to: path)
        var chosen: [URL]?
        var request = FileDialogRequest(.open)
        request.folder = folder.url
        let browser = FileBrowserModel(request) { chosen = $0 }
        repeat {} while await FileWork.waitForOne()
        let entry = try require(browser.shown.first { $0.raw != nil })
        browser.open([entry.id])
        let url = try require(chosen?.first)
        expect(FilePath(url) == path)
        expect(try FileWrapper(url: url).regularFileContents == Data("odd".utf8))
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
