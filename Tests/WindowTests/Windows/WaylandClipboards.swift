import DesktopSupport
import Expectations
import Foundation
import Testing

/// Data of all types between programs that a Wayland compositor shows.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.isInstalled, "needs Xvfb, xdotool and weston: run make test"))
struct WaylandClipboards {
    /// What a program reads on a click of its button, by the first word of each line.
    private func pasted(_ hand: Hand) throws -> [String: String] {
        try hand.clicks("read")
        let lines = try require(hand.heard(until: "read", seconds: 30))
        return Dictionary(
            lines.map { line in
                let words = line.split(separator: " ", maxSplits: 1).map(String.init)
                return (words[0], words.count > 1 ? words[1] : "")
            }, uniquingKeysWith: { $1 })
    }

    /// What a program pastes that starts after another has copied.
    private func exchange(_ button: String, says line: String, on compositor: TestedCompositor) throws -> [String:
        String]
    {
        let compositor = try compositor.start()
        let first = try Hand(on: compositor, "clipboard")
        defer { first.program.signal(SIGKILL) }
        try first.clicks(button)
        expect(first.hears(line))
        let own = try pasted(first)
        // In front of the first one.
        let second = try Hand(on: compositor, "clipboard")
        defer { second.program.signal(SIGKILL) }
        let found = try pasted(second)
        expect(own["picture"] == found["picture"] && own["string"] == found["string"], "\(own)")
        expect(second.ends() && first.ends())
        return found
    }

    @Test("a picture of 10 MB is copied from program to program", arguments: TestedCompositor.installed)
    func pictures(on compositor: TestedCompositor) throws {
        let found = try exchange("large", says: "copied true", on: compositor)
        expect(found["picture"], equals: "1620x1620")
        expect(found["types"], equals: "public.png public.tiff com.microsoft.bmp")
    }

    @Test("several types at once are exchanged, and a type of the program", arguments: TestedCompositor.installed)
    func types(on compositor: TestedCompositor) throws {
        let found = try exchange("types", says: "copied types", on: compositor)
        expect(found["string"] == "bold" && found["html"] == "<b>bold</b>" && found["picture"] == "none")
        expect(found["card"], equals: "[1, 2, 3]")
        expect(found["types"], equals: "public.html public.rtf org.example.card public.utf8-plain-text")
    }

    @Test("files are copied as a list", arguments: TestedCompositor.installed)
    func files(on compositor: TestedCompositor) throws {
        let found = try exchange("file", says: "copied true", on: compositor)
        expect(found["files"], equals: "[\"/etc/hosts\"]")
    }

    @Test(
        "a program that does not answer is given up, and what it copied is gone with it",
        arguments: TestedCompositor.installed)
    func silence(on compositor: TestedCompositor) throws {
        let compositor = try compositor.start()
        let first = try Hand(on: compositor, "clipboard")
        defer { first.program.signal(SIGKILL) }
        try first.clicks("small")
        expect(first.hears("copied true"))
        let second = try Hand(on: compositor, "clipboard")
        defer { second.program.signal(SIGKILL) }
        first.program.signal(SIGSTOP)
        let found = try pasted(second)
        expect(found["picture"] == "none" && found["types"]?.hasPrefix("public.png") ?? false, "\(found)")
        first.program.signal(SIGCONT)
        expect(try pasted(second)["picture"], equals: "8x8")
        // What this one copied replaces it.
        try second.clicks("types")
        expect(second.hears("copied types"))
        expect(try pasted(second)["string"], equals: "bold")
        expect(second.ends() && first.ends())
    }
}
