import CasementTesting
import Expectations
import HostSupport
import SwiftUI
import Testing

@MainActor @Observable private final class Chosen { var one: Int? }

/// What is typed to select a row, and the backgrounds of rows by style.
@MainActor struct TypeSelectEquivalentTests {
    @Test("Rows are selected by their equivalents; an empty one is passed")
    func typing() throws {
        let chosen = Chosen()
        let host = TestHost.live(width: 200, height: 200) {
            @Bindable var chosen = chosen
            List(selection: $chosen.one) {
                Text("Apple").typeSelectEquivalent("").tag(1)
                Image(systemName: "star").typeSelectEquivalent("Avocado").tag(2)
                Text("Banana").typeSelectEquivalent("Aubergine").tag(3)
                Text("Cherry").tag(4)
            }
        }
        host.settle()
        host.tap(at: CGPoint(x: 100, y: try require(host.find(text: "Cherry")).midY))
        expect(chosen.one, equals: 4)
        host.type("a")
        expect(chosen.one, equals: 2)
        host.advance(by: 5)
        host.type("au")
        expect(chosen.one, equals: 3)
        host.advance(by: 5)
        host.type("b")
        expect(chosen.one, equals: 3)
    }

    @Test("Styles with other backgrounds for every second row")
    func alternating() {
        func pixels(_ style: some ListStyle) -> Bitmap {
            let host = TestHost(width: 120, height: 120) { List(0..<4, id: \.self) { _ in Text("x") }.listStyle(style) }
            host.settle()
            return host.snapshot()
        }
        expect(pixels(.inset(alternatesRowBackgrounds: true)) != pixels(.inset))
        expect(pixels(.inset(alternatesRowBackgrounds: false)) == pixels(.inset))
        expect(pixels(.bordered(alternatesRowBackgrounds: true)) != pixels(.bordered))
    }
}
