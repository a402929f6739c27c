import CasementCore
import CasementSDL
import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Windows come back with the size that the user gave them, at places that exist.
@MainActor struct FramesOfWindows {
    private let screens = [
        CGRect(x: 0, y: 30, width: 1000, height: 770), CGRect(x: 1000, y: 0, width: 800, height: 600),
    ]

    private func fitted(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> KeptFrame {
        KeptFrame(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height)).fitted(into: screens)
    }

    @Test("Each window comes back with its size, also those of scenes without an id") func sizes() {
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(value: 1) } }
            WindowGroup("Number", for: Int.self) { $number in Text("\(number ?? 0)") }
                .defaultSize(width: 300, height: 200)
        }
        app.windows[0].resize(width: 500, height: 400)
        app.windows[0].tap(text: "Open")
        expect(app.windows[0].size, equals: CGSize(width: 300, height: 200))
        app.windows[0].resize(width: 310, height: 220)
        app.relaunch()
        expect(app.windows.map(\.title), equals: ["Number", "Main"])
        expect(app.windows.map(\.size), equals: [CGSize(width: 310, height: 220), CGSize(width: 500, height: 400)])
        app.relaunch()
        expect(app.windows.map(\.size.width), equals: [310, 500], "The second start forgets nothing.")
    }

    @Test("A window of a scene that does not come back has its default size") func disabled() {
        let app = TestApp { WindowGroup { Text("x") }.restorationBehavior(.disabled) }
        app.windows[0].resize(width: 500, height: 400)
        app.relaunch()
        expect(app.windows[0].size, equals: CGSize(width: 800, height: 600))
    }

    @Test("A window that a screen shows stays where it is") func kept() {
        expect(fitted(100, 50, 400, 300).origin, equals: CGPoint(x: 100, y: 50))
        expect(fitted(1100, 10, 400, 300).origin, equals: CGPoint(x: 1100, y: 10))
    }

    @Test("A window that leaves its screen is moved into it, and is not larger") func moved() {
        expect(fitted(900, 700, 90, 300).origin, equals: CGPoint(x: 900, y: 500))
        expect(fitted(-50, 0, 400, 300).origin, equals: CGPoint(x: 0, y: 30))
        let large = fitted(-50, -50, 5000, 5000)
        expect(large, equals: KeptFrame(origin: CGPoint(x: 0, y: 30), size: CGSize(width: 1000, height: 770)))
    }

    @Test("A window on no screen gets a place of the desktop's choice") func lost() {
        expect(fitted(5000, 100, 400, 300), equals: KeptFrame(size: CGSize(width: 400, height: 300)))
        expect(fitted(1790, 590, 400, 300).origin, equals: nil, "Too little of it would be seen.")
        let none = KeptFrame(origin: .zero, size: CGSize(width: 400, height: 300)).fitted(into: [])
        expect(none, equals: KeptFrame(size: CGSize(width: 400, height: 300)))
    }

    @Test("A file can say anything") func nonsense() {
        expect(fitted(.nan, 0, 400, 300).origin, equals: nil)
        expect(fitted(1e300, -1e300, 400, 300).origin, equals: nil)
        expect(fitted(0, 40, .infinity, -5).size, equals: CGSize(width: 1, height: 1))
        expect(fitted(0, 40, 1e300, 1e300).size, equals: CGSize(width: 1000, height: 770))
    }

    @Test("A list of windows that is damaged causes a message, and the program starts afresh") func damaged() {
        let store = ValueStore(MemoryBackend())
        for text in ["[{\"scene\":", "{}", "[{\"scene\":\"0\",\"number\":0,\"frame\":{\"size\":[1e999,0]}}]"] {
            store.set(text, forKey: "windows")
            let warnings = warnings { expect(WindowMemory(store).records, equals: []) }
            expect(
                warnings,
                equals: ["The list of windows that were open last cannot be read. They are not opened again."])
        }
    }

    @Test("A window of its content's size opens with the ideal one, and may be smaller where the content may")
    func flexibleContent() {
        let app = TestApp {
            Window("Main", id: "main") {
                Color.red.frame(
                    minWidth: 100, idealWidth: 333, maxWidth: .infinity, minHeight: 80, idealHeight: 222, maxHeight: 222
                )
            }
            .windowResizability(.contentSize)
        }
        app.settle()
        let window = app.windows[0]
        expect(window.size, equals: CGSize(width: 333, height: 222))
        expect(window.minimumSize, equals: CGSize(width: 100, height: 222))
        expect(window.maximumSize, equals: CGSize(width: CGFloat.infinity, height: 222))
    }
}
