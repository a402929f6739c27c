import CasementTesting
import Expectations
import SwiftUI
import Testing

/// What the forms of `PublicForms` do.
@MainActor struct PublicFormsTests {
    @Test("All forms show something")
    func shown() {
        let host = TestHost(width: 400, height: 400) { PublicForms() }
        host.update()
        for text in ["Menu", "Zoom", "Snap", "Drag", "Tab"] {
            expect(host.find(text: text) != nil, "\(text) is not shown")
        }
    }

    @Test("A provider of an address that is none of a file offers a link, and one of nothing is nil")
    func addresses() throws {
        let provider = try require(NSItemProvider(contentsOf: URL(string: "https://example.org")))
        expect(provider.hasItemConformingToTypeIdentifier("public.url"))
        expect(NSItemProvider(contentsOf: nil) == nil)
    }

    @Test("A focusable view says when it gets the focus")
    func focus() {
        let host = TestHost(width: 400, height: 400) { PublicForms() }
        host.update()
        host.tap(text: "wants it")
        expect(host.find(text: "has it") != nil)
    }

    @Test("What a modifier makes of a shape of unknown type is a view at once") func erased() {
        let views = PublicForms.atOnce(Rectangle())
        let host = TestHost(width: 90, height: 30) { HStack(spacing: 0) { ForEach(0..<3) { views[$0] } } }
        let picture = host.snapshot()
        let red = TestHost(width: 90, height: 30) { Color.red }.snapshot()[15, 15]
        let (fill, line, inside, plain) = (picture[15, 15], picture[30, 15], picture[45, 15], picture[75, 15])
        expect(fill == red && line != red && line != inside && plain != inside)
    }

    @Test("A dialog of data has a title that the program makes, and its actions end it")
    func dialogsOfData() {
        var opened: [String] = []
        let host = TestHost(width: 400, height: 400) {
            DialogsOfData().environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url.absoluteString)
                    return .handled
                })
        }
        host.settle()
        host.tap(text: "Quit it")
        host.settle()
        for text in ["Quit Notes?", "Notes are lost.", "Do it: 11", "asking"] {
            expect(host.find(text: text) != nil, "\(text) is not shown")
        }
        host.tap(text: "Do it: 11")
        host.settle()
        expect(host.find(text: "nothing") != nil && host.find(text: "Quit Notes?") == nil)
        host.tap(text: "Ask more")
        host.settle()
        expect(host.find(text: "Number 4") != nil)
        host.tap(text: "Number 4")
        host.settle()
        host.tap(text: "Home")
        expect(opened, equals: ["https://example.org"])
    }
}
