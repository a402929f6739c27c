import CasementCore
import Expectations
import Foundation
import Testing

@testable import CasementSDL

/// What is kept of fontconfig's answers for the next start.
struct FontAnswersTests {
    private let folder: URL
    private let environment: [String: String]
    private var path: String { folder.appendingPathComponent("answers").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        environment = ["HOME": folder.path, "LANG": "C.UTF-8"]
    }

    private static func style(_ weight: Int, _ design: FontRequest.Design = .standard) -> FontStyle {
        var request = FontRequest(size: 17, weight: weight)
        request.design = design
        return FontStyle(request)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Fonts that are installed, one that is not, and the choice of fontconfig itself.
    private func searched() -> FontAnswers {
        var answers = FontAnswers()
        for (family, weight) in [("Inter", 400), ("Inter", 700), (nil, 400), ("no such family", 400)] {
            let style = Self.style(weight, weight == 700 ? .monospaced : .standard)
            answers.learn(
                FontFinder.search(family: family, style: style),
                for: FontAnswers.Question(family: family, style: style))
        }
        return answers
    }

    @Test("answers are the same in the next start, also that a family is not installed")
    func roundTrip() throws {
        defer { remove() }
        var answers = searched()
        for needsLists in [false, true] {
            answers.needsLists = needsLists
            answers.write(to: path, environment)
            let kept = try require(FontAnswers(contentsOf: path, environment))
            expect(kept.files == answers.files && kept.needsLists == needsLists)
            expect(kept.files.count, equals: 4)
            let missing = FontAnswers.Question(family: "no such family", style: Self.style(400))
            expect(kept.files[missing] == .some(nil))
            // Written again, by a start that has read them.
            kept.write(to: path, environment)
            expect(FontAnswers(contentsOf: path, environment)?.files == answers.files)
        }
    }

    @Test("they are not used after fonts, rules or the user's variables have changed")
    func changes() throws {
        defer { remove() }
        searched().write(to: path, environment)
        expect(FontAnswers(contentsOf: path, environment) != nil)
        for (variable, value) in [("LANG", "ja_JP.UTF-8"), ("FONTCONFIG_FILE", "/none"), ("XDG_DATA_HOME", "/none")] {
            var other = environment
            other[variable] = value
            expect(FontAnswers(contentsOf: path, other) == nil, "\(variable)")
        }
        let fonts = folder.appendingPathComponent(".fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        expect(FontAnswers(contentsOf: path, environment) == nil, "a folder of fonts that was not there")
        searched().write(to: path, environment)
        expect(FontAnswers(contentsOf: path, environment) != nil)
        try Data("x".utf8).write(to: fonts.appendingPathComponent("new.ttf"))
        expect(FontAnswers(contentsOf: path, environment) == nil, "a font was added")
    }

    @Test("a damaged file gives no answers, wherever it is cut or changed")
    func damage() throws {
        defer { remove() }
        searched().write(to: path, environment)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        // But for the line end behind the last line.
        for length in stride(from: 0, to: whole.count - 1, by: 7) {
            try whole.prefix(length).write(to: URL(fileURLWithPath: path))
            expect(FontAnswers(contentsOf: path, environment) == nil, "\(length) of \(whole.count) bytes")
        }
        for text in ["", "\u{0}", "end\n", String(repeating: "x", count: 100_000)] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            expect(FontAnswers(contentsOf: path, environment) == nil)
        }
        try Data([0xFF, 0xFE, 0x0A]).write(to: URL(fileURLWithPath: path))
        expect(FontAnswers(contentsOf: path, environment) == nil)
        let changed = String(decoding: whole, as: UTF8.self).replacingOccurrences(of: "\tstandard\t", with: "\tnone\t")
        try Data(changed.utf8).write(to: URL(fileURLWithPath: path))
        expect(FontAnswers(contentsOf: path, environment) == nil)
        expect(FontAnswers(contentsOf: path + ".none", environment) == nil)
    }

    @Test("the folder of caches is the user's own")
    func folders() {
        defer { remove() }
        expect(CacheFolder.path("fonts", environment), equals: folder.path + "/.cache/casement/fonts")
        let other = environment.merging(["XDG_CACHE_HOME": folder.path + "/other"]) { $1 }
        expect(CacheFolder.path("fonts", other), equals: folder.path + "/other/casement/fonts")
        let relative = environment.merging(["XDG_CACHE_HOME": "other"]) { $1 }
        expect(CacheFolder.path("fonts", relative), equals: folder.path + "/.cache/casement/fonts")
        expect(CacheFolder.path("fonts", [:]) == nil)
        expect(CacheFolder.path("fonts", ["HOME": folder.path + "/none"]) == nil)
    }
}
