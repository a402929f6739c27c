import Expectations
import Foundation
import LogReading
import Testing

/// A file that is removed with its test.
final class LogFixture {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString).log")
    init(_ data: Data) throws { try data.write(to: url) }
    convenience init(_ text: String) throws { try self.init(Data(text.utf8)) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func append(_ text: String) throws {
        let handle = try FileHandle(forWritingTo: url)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    /// The whole file, indexed.
    func read() async throws -> (bytes: LogBytes, index: LineIndex) {
        let bytes = try LogBytes(url)
        var last = LineIndex()
        for await index in bytes.indexing() { last = index }
        return (bytes, last)
    }
}

struct LogReadingTests {
    @Test func linesAreWhereTheirBreaksSay() async throws {
        // More than two blocks, of many lengths, with and without a line break at the end.
        let lines = (0..<200).map { String(repeating: "x", count: $0 * 7 % 23) + "\($0)" }
        for ending in ["", "\n"] {
            let file = try LogFixture(lines.joined(separator: "\n") + ending)
            let (bytes, index) = try await file.read()
            expect(index.count, equals: 200)
            for (number, line) in lines.enumerated() { expect(index.shown(number, of: bytes).text, equals: line) }
            expect(index.shown(200, of: bytes).text == "" && index.shown(-1, of: bytes).text == "")
        }
    }

    @Test func anIndexContinuesWhereItEnded() async throws {
        let file = try LogFixture("one\ntw")
        let (_, index) = try await file.read()
        expect(index.count, equals: 2)
        try file.append("o\nthree\n")
        let bytes = try LogBytes(file.url)
        var last = index
        for await more in bytes.indexing(from: index) { last = more }
        expect(last.count == 3 && last.shown(1, of: bytes).text == "two" && last.shown(2, of: bytes).text == "three")
    }

    @Test func emptyFilesFoldersAndMissingFilesAreReported() async throws {
        let (_, index) = try await LogFixture("").read()
        expect(index.count, equals: 0)
        #expect(throws: LogFailure(reason: "It is a folder, not a file.")) {
            try LogBytes(FileManager.default.temporaryDirectory)
        }
        #expect(throws: LogFailure(reason: "No such file or directory.")) {
            try LogBytes(URL(fileURLWithPath: "/no/such/file"))
        }
    }

    @Test func invalidTextIsShownAsFarAsPossible() async throws {
        let file = try LogFixture(Data([0x61, 0xFF, 0x62, 10, 0x63, 9, 0x64, 0, 13, 10]))
        let (bytes, index) = try await file.read()
        expect(index.shown(0, of: bytes).text, equals: "a\u{FFFD}b")
        expect(index.shown(1, of: bytes).text, equals: "c    d\u{2400}")
        expect(index.whole(1, of: bytes), equals: "c\td\0")
    }

    @Test func longLinesAreTruncatedBetweenCharacters() async throws {
        let (bytes, index) = try await LogFixture("a" + String(repeating: "é", count: 50_000) + "\nend").read()
        let shown = index.shown(0, of: bytes)
        expect(shown.isCut && shown.text.utf8.count <= LineIndex.longestLine)
        expect(shown.text.allSatisfy { $0 == "a" || $0 == "é" })
        expect(index.whole(0, of: bytes).count == 50_001 && index.shown(1, of: bytes).text == "end")
    }

    @Test func wordsAreFoundInLines() async throws {
        let lines = (0..<5000).map { $0 % 7 == 0 ? "\($0) an Error here, error" : "\($0) fine" }
        let (bytes, index) = try await LogFixture(lines.joined(separator: "\n")).read()
        func found(_ text: String, from line: Int = 0) async -> [Int] {
            var last: [Int] = []
            guard let search = LineSearch(text) else { return last }
            for await result in bytes.searching(for: search, in: index, from: line) { last = result.lines }
            return last
        }
        let expected = Array(stride(from: 0, to: 5000, by: 7))
        expect(await found("error"), equals: expected)
        expect(await found("Error"), equals: expected)
        expect(await found("ERROR"), equals: [])
        expect(await found("here, error"), equals: expected)
        expect(await found("4999"), equals: [4999])
        expect(await found("0 an"), equals: expected.filter { $0 % 10 == 0 })
        expect(await found("error", from: 100), equals: expected.filter { $0 >= 100 })
        expect(LineSearch("") == nil)
        expect(LineSearch("err")?.ranges(in: "err Err xerr").map(\.lowerBound), equals: [0, 4, 9])
        expect(LineSearch("aa")?.ranges(in: "aaaa").map(\.lowerBound), equals: [0, 2])
        expect(LineSearch("é")?.ranges(in: "é é").map(\.lowerBound), equals: [0, 3])
    }

    @Test func linesOfSomeLevelsAreFound() async throws {
        let words = ["INFO", "ERROR", "DEBUG", "WARN", ""]
        let lines = (0..<500).map { "\(words[$0 % 5]) line \($0)" }
        let (bytes, index) = try await LogFixture(lines.joined(separator: "\n")).read()
        func found(_ text: String, _ levels: Set<LogLevel>) async -> [Int] {
            var last: [Int] = []
            guard let search = LineSearch(text, levels: levels) else { return last }
            for await result in bytes.searching(for: search, in: index) { last = result.lines }
            return last
        }
        expect(await found("", [.error]), equals: Array(stride(from: 1, to: 500, by: 5)))
        expect(await found("", [.error, .warning]).count, equals: 200)
        expect(await found("", [.plain]).count, equals: 200)
        expect(await found("", [.quiet]).count, equals: 100)
        expect(await found("line 1", [.warning]), equals: (0..<500).filter { $0 % 5 == 3 && "\($0)".hasPrefix("1") })
        expect(LineSearch("", levels: []) == nil && LineSearch("", levels: [.error])?.ranges(in: "ERROR") == [])
        expect(LogLevel(of: String(repeating: "é", count: 200) + "ERROR"), equals: .plain)
    }

    @Test func randomWordsAreFoundAsTheLibraryFindsThem() async throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let lines = (0..<300).map { _ in
                String((0..<Int.random(in: 0..<12, using: &random)).map { _ in "abAB".randomElement(using: &random)! })
            }
            let (bytes, index) = try await LogFixture(lines.joined(separator: "\n") + "\n").read()
            for word in ["a", "ab", "ba", "aab", "A", "aB"] {
                var last: [Int] = []
                for await result in bytes.searching(for: LineSearch(word)!, in: index) { last = result.lines }
                let folds = word == word.lowercased()
                let expected = lines.indices.filter { (folds ? lines[$0].lowercased() : lines[$0]).contains(word) }
                expect(last, equals: expected, "\(word) in \(lines)")
            }
        }
    }

    @Test func aFileThatBecomesShorterIsNotTouched() async throws {
        let file = try LogFixture(String(repeating: "line\n", count: 100_000))
        let (bytes, index) = try await file.read()
        truncate(file.url.path, 0)
        expect(bytes.isCut && index.shown(99_000, of: bytes).text == "")
    }

    @Test func listsHaveLinesInCommon() {
        expect(common([1, 3, 5, 7], [2, 3, 4, 7, 9]) == [3, 7] && common([], [1]) == [])
    }
}
