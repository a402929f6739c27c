import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// Names of Foundation and AppKit on macOS that models of programs use, which Linux has not.
@MainActor struct HabitNames {
    private func file(_ name: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("habits-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    @Test("The lines of a file come one after the other, without empty ones")
    func lines() async throws {
        let file = try file("lines.txt", "first\r\n\n\u{2028}sécond\u{85}third \u{1F468}\nlast")
        defer { try? FileManager.default.removeItem(at: file) }
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        expect(lines, equals: ["first", "sécond", "third \u{1F468}", "last"])
        var found: String?
        for try await line in try FileHandle(forReadingFrom: file).bytes.lines where line.hasPrefix("third") {
            found = line
            break
        }
        expect(found, equals: "third \u{1F468}")
        var bytes = 0
        for try await _ in file.resourceBytes { bytes += 1 }
        expect(bytes, equals: try Data(contentsOf: file).count)
    }

    @Test("Lines of what a program writes arrive while it writes")
    func pipes() async throws {
        let pipe = Pipe()
        var lines = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
        pipe.fileHandleForWriting.write(Data("one\ntw".utf8))
        expect(try await lines.next(), equals: "one")
        pipe.fileHandleForWriting.write(Data("o\n".utf8))
        expect(try await lines.next(), equals: "two")
        try pipe.fileHandleForWriting.close()
        expect(try await lines.next() == nil)
    }

    @Test("A file that is not there has no lines, and says why")
    func noLines() async {
        await #expect(throws: (any Error).self) {
            for try await _ in URL(fileURLWithPath: "/nowhere/\(UUID())").lines {}
        }
    }

    @Test("A bookmark finds its file again, and knows another one in its place")
    func bookmarks() throws {
        let file = try file("kept.txt", "a")
        let kept = try file.bookmarkData(
            options: .withSecurityScope, includingResourceValuesForKeys: nil, relativeTo: nil)
        var isStale = true
        let found = try URL(
            resolvingBookmarkData: kept, options: .withSecurityScope, relativeTo: nil, bookmarkDataIsStale: &isStale)
        expect(found.path == file.path && !isStale)
        let other = file.deletingLastPathComponent().appendingPathComponent("other.txt")
        try "b".write(to: other, atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: kept, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
        try "c".write(to: file.appendingPathExtension("new"), atomically: true, encoding: .utf8)
        try FileManager.default.moveItem(at: other, to: file)
        _ = try URL(resolvingBookmarkData: kept, bookmarkDataIsStale: &isStale)
        expect(isStale)
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test("An attributed string takes over what a Text shows")
    func attributes() throws {
        let old = NSMutableAttributedString(string: "plain ")
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let attributes: [NSAttributedString.Key: Any] = [
            .font: NSFont.boldSystemFont(ofSize: 20), .foregroundColor: NSColor.red, .kern: 2,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style, .link: "https://example.org",
        ]
        old.append(NSAttributedString(string: "bold", attributes: attributes))
        let new = AttributedString(old)
        expect(String(new.characters), equals: "plain bold")
        let runs = Array(new.runs)
        guard runs.count == 2 else { return expect(runs.count, equals: 2) }
        expect(runs[0].foregroundColor == nil && runs[0].underlineStyle == nil)
        expect(runs[1].font == Font(NSFont.boldSystemFont(ofSize: 20)) && runs[1].kern == 2)
        expect(runs[1].foregroundColor == Color(NSColor.red) && runs[1].underlineStyle == .single)
        expect(runs[1].link?.host, equals: "example.org")
        expect((style as NSParagraphStyle).lineSpacing, equals: 4)
        for strange in [CGFloat.nan, .infinity, 1e30, 0.5] {
            let lined = NSAttributedString(string: "a", attributes: [.underlineStyle: strange])
            expect(AttributedString(lined).underlineStyle == nil)
        }
        let said = AttributedString(localized: "one **two**")
        expect(String(said.characters), equals: "one two")
        expect(said.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }

    @Test("Facts that only Apple's computers tell have their quiet values")
    func facts() throws {
        let process = ProcessInfo.processInfo
        expect(process.thermalState == .nominal && !process.isLowPowerModeEnabled && !process.isiOSAppOnMac)
        expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        for strange in ["../x", "..", ".", ""] {
            expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: strange) == nil)
        }
        expect(NSSound(named: "Glass") == nil)
        let app = TestApp { WindowGroup { Text("x") } }
        app.update()
        expect(NSApp?.windows.count, equals: 1)
    }
}
