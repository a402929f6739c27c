import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

/// Folders and files that are not what they seem, in dialogs and documents.
@MainActor struct OddFiles {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = path("pipe.txt").withCPath { mkfifo($0, 0o600) }
        _ = path("loop.txt").withCPath { symlink("loop.txt", $0) }
        _ = path("dangling.txt").withCPath { symlink("nowhere", $0) }
        try folder.write("plain", to: "plain.txt")
    }

    private func path(_ name: String) -> FilePath { FilePath(folder.file(name)) }

    private func browser(_ kind: FileDialogRequest.Kind, _ finish: @escaping ([URL]?) -> Void = { _ in }) async
        -> FileBrowserModel
    {
        var request = FileDialogRequest(kind)
        request.folder = folder.url
        let browser = FileBrowserModel(request, finish)
        repeat {} while await FileWork.waitForOne()
        return browser
    }

    @Test("The own dialog lists pipes and links that lead nowhere, and waits for none of them") func listed() async {
        let browser = await browser(.open)
        expect(browser.shown.map(\.name), equals: ["dangling.txt", "loop.txt", "pipe.txt", "plain.txt"])
        expect(browser.shown.filter { $0.kind == .other }.count, equals: 3)
        expect(browser.shown.filter(\.isLink).map(\.name), equals: ["dangling.txt", "loop.txt"])
    }

    @Test("A pipe is not replaced, a link that leads nowhere gives its place") func replaced() async {
        var chosen: [String] = []
        let browser = await browser(.save) { chosen += $0?.map(\.lastPathComponent) ?? [] }
        browser.name = "pipe.txt"
        browser.confirm()
        expect(browser.failure?.contains("no file that can be replaced") == true)
        expect(chosen.isEmpty && browser.replaced == nil)
        browser.name = "dangling.txt"
        browser.confirm()
        expect(chosen, equals: ["dangling.txt"])
    }

    @Test("A folder in which nobody may write says so") func readOnlyFolder() async throws {
        // Not even root makes files there.
        var failure: String?
        let host = TestHost(width: 900, height: 600) {
            Exporting { if case .failure(let error) = $0 { failure = error.localizedDescription } }
                .fileDialogDefaultDirectory(URL(filePath: "/sys/"))
        }
        func settle() async {
            repeat { await host.settleTasks() } while await FileWork.waitForOne()
            host.settle()
        }
        host.tap(text: "Export")
        await settle()
        host.tap(text: "Save")
        await settle()
        let reason = try require(failure)
        expect(reason.contains("“casement-note.txt” cannot be saved"), "\(reason)")
        expect(reason.contains("permission") || reason.contains("only be read"), "\(reason)")
    }

    @Test("A document in a folder that can only be read stays edited, with a message")
    func documentInReadOnlyFolder() async throws {
        // Not even root makes files beside what the link leads to.
        let target = "/sys/kernel/uevent_seqnum"
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("kernel.txt").path, withDestinationPath: target)
        let app = TestApp {
            DocumentGroup(newDocument: PlainNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.open(folder.file("kernel.txt"))
        await app.settleTasks()
        let window = try require(app.windows.first)
        window.tap(text: "Write")
        app.advance(by: 4)
        await app.settleTasks()
        expect(window.find(text: "The document was not saved.") != nil && window.isDocumentEdited)
        expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.file("kernel.txt").path)) == target)
    }

    /// Makes a file of a size that takes no space; later where the test of a full disk limits the files of this
    /// process.
    private func makeSparse(_ name: String, size: Int) async throws {
        let path = path(name)
        _ = path.withCPath { close(open($0, O_CREAT | O_WRONLY, 0o600)) }
        try require(await eventually { path.withCPath { truncate($0, size) } == 0 })
    }

    /// The bytes of memory that the process has.
    private var memory: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return pages.count > 1 ? (Int(pages[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
    }

    @Test("A file of 1 GB is refused where memory is short, before any of it is read") func largeFile() async throws {
        try await makeSparse("large.txt", size: 1 << 30)
        let before = memory
        do {
            _ = try FileTree(contentsOf: path("large.txt"), memory: 3 << 30 - 1)
            expect(Bool(false), "It was read.")
        } catch {
            expect(error.localizedDescription.contains("“large.txt” cannot be opened: it needs more memory"))
        }
        expect(memory - before < 256 << 20)
    }

    @Test("A folder is refused where all of it does not fit") func largeFolder() async throws {
        try FileManager.default.createDirectory(at: folder.file("d"), withIntermediateDirectories: false)
        for number in 1...3 { try await makeSparse("d/\(number)", size: 40 << 20) }
        expectFailure("“d” cannot be opened: it needs more memory than is free.") {
            _ = try FileTree(contentsOf: path("d"), memory: 200 << 20)
        }
    }

    private func expectFailure(_ reason: String, _ body: () throws -> Void) {
        do {
            try body()
            Issue.record("Nothing is thrown.")
        } catch { expect(error.localizedDescription, equals: reason) }
    }

    @Test("What the program can get is limited by its control groups") func controlGroups() throws {
        func bytes() -> Int { FreeMemory.bytes(in: path("root")) }
        expect(bytes(), equals: .max)
        let groups = "root/sys/fs/cgroup/user.slice/app.scope"
        for name in ["root/proc/self", groups] {
            try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
        }
        try folder.write("MemTotal: 9999 kB\nMemAvailable:   1000 kB\n", to: "root/proc/meminfo")
        expect(bytes(), equals: 1_024_000)
        try folder.write("0::/user.slice/app.scope\n", to: "root/proc/self/cgroup")
        try folder.write("max\n", to: groups + "/memory.max")
        expect(bytes(), equals: 1_024_000)
        try folder.write("600000\n", to: "root/sys/fs/cgroup/user.slice/memory.max")
        try folder.write("500000\n", to: "root/sys/fs/cgroup/user.slice/memory.current")
        expect(bytes(), equals: 100_000)
        try folder.write("anon 300000\nfile 200000\n", to: "root/sys/fs/cgroup/user.slice/memory.stat")
        expect(bytes(), equals: 300_000)
    }

    @Test("A document that the program cannot read says which file it is, and why") func undecodable() async throws {
        struct Strict: FileDocument {
            static var readableContentTypes: [UTType] { [.plainText] }
            struct Reason: LocalizedError { var errorDescription: String? { "it begins with no number." } }

            init() {}

            init(configuration: ReadConfiguration) throws {
                let data = configuration.file.regularFileContents ?? Data()
                if data == Data("own".utf8) { throw Reason() }
                if data == Data("cocoa".utf8) { throw CocoaError(.fileReadCorruptFile) }
                _ = try JSONDecoder().decode([Int].self, from: data)
            }

            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data())
            }
        }
        let app = TestApp { DocumentGroup(newDocument: Strict()) { _ in Text("read") } }
        let kind = try require(UTType.plainText.localizedDescription)
        for (content, reason) in [
            ("own", "it begins with no number."),
            ("cocoa", "its content is damaged, or is not of the kind “\(kind)”."),
            ("{", "its content is damaged, or is not of the kind “\(kind)”."),
        ] {
            try folder.write(content, to: "\(content).txt")
            app.open(folder.file("\(content).txt"))
            await app.settleTasks()
            let shown = "“\(content).txt” cannot be opened: \(reason)"
            expect(app.windows.first?.find(text: shown) != nil, "\(content)")
        }
    }

    @Test("A document of more than 2 GB says so in its window") func tooLarge() async throws {
        try await makeSparse("huge.txt", size: (2 << 30) + 1)
        let app = TestApp {
            DocumentGroup(newDocument: PlainNote()) { NoteEditor(text: $0.$document.text, url: $0.fileURL) }
        }
        app.open(folder.file("huge.txt"))
        await app.settleTasks()
        expect(app.windows.first?.find(text: "“huge.txt” cannot be opened: it is larger than 2 GB.") != nil)
    }
}

private struct Exporting: View {
    let finish: (Result<URL, any Error>) -> Void
    @State private var isOn = false

    var body: some View {
        Button("Export") { isOn = true }
            .fileExporter(
                isPresented: $isOn, document: PlainNote(text: "new"), contentType: .plainText,
                defaultFilename: "casement-note", onCompletion: finish)
    }
}
