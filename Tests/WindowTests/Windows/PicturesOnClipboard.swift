import CasementCore
import DesktopSupport
import Expectations
import Foundation
import SwiftUI
import Testing

/// Pictures and other data between a window and other programs: by the clipboard, and dragged.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && Keyboard.canChange, "needs Xvfb, xdotool, scrot and setxkbmap: run make test"))
struct PicturesOnClipboard {
    private static let display = PrivateDisplay()

    private func hand() throws -> Hand { try Hand(on: try require(Self.display), "clipboard") }

    private func reads(_ format: String, _ hand: Hand) -> Data? {
        OtherProgram.reads("CLIPBOARD", format, on: hand.display).map { Data($0) }
    }

    /// What the program reads on a click of its button, by the first word of each line.
    private func pasted(_ hand: Hand) throws -> [String: String] {
        try hand.clicks("read")
        let lines = try require(hand.heard(until: "read", seconds: 30))
        return Dictionary(
            lines.map { line in
                let words = line.split(separator: " ", maxSplits: 1).map(String.init)
                return (words[0], words.count > 1 ? words[1] : "")
            }, uniquingKeysWith: { $1 })
    }

    private func size(_ data: Data?) -> CGSize? { data.flatMap { NSImage(data: $0)?.size } }

    @Test("a copied picture is offered as PNG, TIFF and BMP; several types at once are all offered") func copying()
        throws
    {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("small")
        expect(hand.hears("copied true"))
        let formats = OtherProgram.formats("CLIPBOARD", on: hand.display)
        expect(formats.prefix(4), equals: ["TARGETS", "image/png", "image/tiff", "image/bmp"])
        for format in ["image/png", "image/tiff", "image/bmp", "image/x-MS-bmp"] {
            expect(size(reads(format, hand)), equals: CGSize(width: 8, height: 8), "\(format)")
        }
        expect(reads("UTF8_STRING", hand) == nil && reads("image/gif", hand) == nil)

        try hand.clicks("types")
        expect(hand.hears("copied types"))
        expect(reads("text/html", hand) == Data("<b>bold</b>".utf8) && reads("text/plain", hand) == Data("bold".utf8))
        expect(reads("text/rtf", hand), equals: Data("{\\rtf1 bold}".utf8))
        expect(reads("org.example.card", hand) == Data([1, 2, 3]) && reads("image/png", hand) == nil)
        expect(hand.ends())
    }

    @Test("other programs' pictures are pasted, in each format, and their files and texts") func pasting() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("small")
        let png = [UInt8](try require(reads("image/png", hand)))
        let bmp = [UInt8](try require(reads("image/bmp", hand))),
            tiff = [UInt8](try require(reads("image/tiff", hand)))
        func pasted(_ data: [(String, [UInt8])]) throws -> [String: String] {
            let offer = try require(OtherProgram.Offer(data, as: "CLIPBOARD", on: hand.display))
            defer { offer.end() }
            return try self.pasted(hand)
        }
        for (format, bytes) in [("image/png", png), ("image/bmp", bmp), ("image/tiff", tiff)] {
            expect(try pasted([(format, bytes)])["picture"], equals: "8x8", "\(format)")
        }
        let both = try pasted([("image/png", png), ("text/html", Array("<i>x</i>".utf8)), ("STRING", [0x78, 0xFC])])
        expect(both["picture"] == "8x8" && both["html"] == "<i>x</i>" && both["string"] == "xü")
        expect(both["types"], equals: "public.png public.html public.utf8-plain-text")
        let files = try pasted([("text/uri-list", Array("file:///etc/hosts\r\nfile:///tmp/a%20b\r\n".utf8))])
        expect(files["files"], equals: "[\"/etc/hosts\", \"/tmp/a b\"]")
        // Damaged data is no picture and no text, and harms nobody. A damaged PNG leaves the BMP beside it.
        let bad = try pasted([("image/png", Array(png.prefix(50))), ("UTF8_STRING", [0x61, 0xFF])])
        expect(bad["picture"] == "none" && bad["string"] == "none")
        expect(try pasted([("image/png", Array(png.prefix(50))), ("image/bmp", bmp)])["picture"], equals: "8x8")
        expect(try pasted([("image/png", [])])["picture"], equals: "none")
        expect(try self.pasted(hand)["types"], equals: "", "the other program has ended")
        expect(hand.ends())
    }

    @Test("a picture of 10 MB is transferred in parts, in both directions") func large() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("large")
        expect(hand.hears("copied true"))
        let png = try require(OtherProgram.reads("CLIPBOARD", "image/png", on: hand.display, seconds: 30))
        expect(png.count > 7_000_000)
        let bmp = try require(reads("image/bmp", hand))
        expect(bmp.count, equals: 54 + 1620 * 1620 * 3)
        let offer = try require(
            OtherProgram.Offer([("image/bmp", [UInt8](bmp)), ("image/png", png)], as: "CLIPBOARD", on: hand.display))
        defer { offer.end() }
        expect(try pasted(hand)["picture"], equals: "1620x1620")
        expect(hand.ends())
    }

    @Test("xclip reads and copies the same", .enabled(if: !Program.run("command -v xclip").isEmpty, "needs xclip"))
    func xclip() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("xclip-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try hand.clicks("large")
        expect(hand.hears("copied true"))
        let clip = "xclip -selection clipboard -t image/png"
        hand.run("\(clip) -o > \(file.path)")
        let copied = try Data(contentsOf: file)
        expect(size(copied), equals: CGSize(width: 1620, height: 1620))
        // It stays until somebody else copies, and would keep what Foundation waits for open.
        let alone = "python3 -c 'import subprocess, sys; subprocess.run(sys.argv[1:])'"
        hand.run("\(alone) \(clip) -i \(file.path) >/dev/null 2>&1")
        let found = try pasted(hand)
        expect(found["picture"] == "1620x1620" && found["types"] == "public.png")
        hand.run("printf 'grüße' | \(alone) xclip -selection clipboard -i >/dev/null 2>&1")
        expect(try pasted(hand)["string"], equals: "grüße")
        try hand.clicks("types")
        expect(hand.hears("copied types"))
        expect(hand.run("xclip -selection clipboard -o -t text/html"), equals: "<b>bold</b>")
        expect(hand.run("xclip -selection clipboard -o"), equals: "bold")
        expect(hand.ends())
    }
}

extension OneDesktop {
    /// Pictures that are dragged between programs.
    @Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
    struct DraggedPictures {
        private func start(at place: String) throws -> (program: Program, window: String) {
            let program = try Program(
                "WindowProbe", ["clipboard"], environment: ["DISPLAY": Desktop.displayName, "SDL_VIDEODRIVER": "x11"])
            expect(program.waits(for: "appeared"))
            let window = Desktop.run(
                "xdotool search --all --sync --onlyvisible --pid \(program.processID) --name 'Window Probe'")
            try require(!window.isEmpty)
            Desktop.run("xdotool windowmove --sync \(window) \(place); sleep 0.3")
            return (program, window)
        }

        @Test("a dragged picture is data for one program and a file for another; both are dropped from the desktop")
        func dragging() throws {
            let (program, window) = try start(at: "60 40")
            defer { program.signal(SIGKILL) }
            let (other, target) = try start(at: "460 40")
            defer { other.signal(SIGKILL) }
            Desktop.run("xdotool windowfocus --sync \(window); sleep 0.2")
            func drag(to place: String) {
                Desktop.run("xdotool mousemove --window \(window) 50 90 sleep 0.1 mousedown 1 sleep 0.1")
                Desktop.run("xdotool mousemove --window \(window) 70 95 sleep 0.1")
                Desktop.run("xdotool mousemove --window \(target) 150 90 sleep 0.2 mousemove \(place) sleep 0.3")
                Desktop.run("xdotool mouseup 1")
            }
            drag(to: "--window \(target) 200 90")
            expect(other.waits(for: "dropped 1 pictures"))
            drag(to: "--window \(target) 100 170")
            expect(other.waits(for: "dropped [\"Picture.png\"]"))

            let pixels = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00])
            let png = [UInt8](try require(NSImage(cgImage: pixels).pngData()))
            _ = program.says(for: 0.2)
            expect(DesktopDrag.drop([("image/png", png)], on: window, x: 60 + 200, y: 40 + 90))
            expect(program.waits(for: "dropped 1 pictures"))
            let list = Array("file:///etc/hosts\r\n".utf8)
            let many: [(String, [UInt8])] = [
                ("text/html", [0x78]), ("text/plain", [0x78]), ("image/png", png), ("text/uri-list", list),
            ]
            expect(DesktopDrag.drop(many, on: window, x: 60 + 100, y: 40 + 170))
            expect(program.waits(for: "dropped [\"hosts\"]"))
            // A damaged picture is dropped, and is none.
            expect(DesktopDrag.drop([("image/png", [1, 2])], on: window, x: 60 + 200, y: 40 + 90))
            for program in [program, other] {
                program.signal(SIGTERM)
                expect(program.ends(), equals: 0)
            }
        }
    }
}
