import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Modifiers of scenes that programs make.
@MainActor struct SceneModifierTests {
    private struct Sized: _SceneModifier {
        let model: SceneModel
        @State private var extra = 20.0

        func body(content: SceneContent) -> some Scene {
            content.defaultSize(width: 200 + extra, height: 100)
            if model.on { Window("Log", id: "log") { Text("log") } }
        }
    }

    @Test("A modifier changes the windows of a scene, and adds some") func modifying() {
        let model = SceneModel()
        model.on = true
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(id: "log") } }.modifier(Sized(model: model))
            ModifiedContent(content: _EmptyScene(), modifier: Sized(model: SceneModel()))
        }
        app.settle()
        expect(app.windows.map(\.size), equals: [CGSize(width: 220, height: 100)])
        app.windows[0].tap(text: "Open")
        expect(app.windows.map(\.title), equals: ["Log", "Main"])
        model.on = false
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
    }

    @Test("Styles of windows that a view opens leave the view as it is") func presentedStyles() {
        let host = TestHost {
            Text("words").presentedWindowToolbarStyle(.expanded).presentedWindowStyle(.hiddenTitleBar)
        }
        expect(host.find(text: "words") != nil)
    }
}
