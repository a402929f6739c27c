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
}
