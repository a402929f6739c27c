import CasementCore
import CasementTesting
import Foundation
import SwiftUI
import Testing

// The examples of docs/clipboard.md, verbatim.

struct Scrapbook: View {
    @Environment(\.clipboard) private var clipboard
    @State private var pictures: [Image] = []

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack { ForEach(pictures.indices, id: \.self) { pictures[$0] } }
            }
            HStack {
                Button("Copy Last") { if let last = pictures.last { clipboard.copy(last) } }
                Button("Paste") {
                    Task { pictures += (try? await clipboard.paste(Image.self)) ?? [] }
                }
                .disabled(!clipboard.contains(Image.self))
            }
        }
    }
}

func copyAsLink(_ title: String, _ url: URL) {
    let pasteboard = NSPasteboard.general
    pasteboard.clearContents()
    pasteboard.setString("<a href=\"\(url.absoluteString)\">\(title)</a>", forType: .html)
    pasteboard.setString(url.absoluteString, forType: .string)
}

func pastedPicture() -> NSImage? {
    NSPasteboard.general.readObjects(forClasses: [NSImage.self])?.first as? NSImage
}

@MainActor struct DocumentedClipboard {
    @Test("the scrapbook pastes a picture and copies it") func scrapbook() async {
        let host = TestHost { Scrapbook() }
        host.update()
        let picture = NSImage(cgImage: CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]))
        host.pasteboard.clearContents()
        host.pasteboard.writeObjects([picture])
        host.settle()
        host.tap(text: "Paste")
        for _ in 0..<100 {
            await host.settleTasks()
            host.pasteboard.clearContents()
            host.tap(text: "Copy Last")
            if host.pasteboard.types != nil { break }
        }
        #expect(host.pasteboard.types?.first == .png)
    }

    @Test("a link is copied as HTML and as text") func link() throws {
        let host = TestHost { Text("a window") }
        host.update()
        copyAsLink("Casement", try #require(URL(string: "https://example.org")))
        #expect(host.pasteboard.string(forType: .string) == "https://example.org" && pastedPicture() == nil)
        #expect(host.pasteboard.string(forType: .html) == "<a href=\"https://example.org\">Casement</a>")
    }
}
