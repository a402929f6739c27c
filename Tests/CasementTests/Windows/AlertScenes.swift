import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Alerts in windows of their own.
@MainActor struct AlertScenes {
    private func program(_ model: SceneModel) -> TestApp {
        TestApp {
            WindowGroup("Main") { TapCounter() }
            AlertScene(
                "Connection lost",
                isPresented: Binding {
                    model.on
                } set: {
                    model.on = $0
                }
            ) {
                Button("Again") { model.number += 1 }
                Button("Cancel", role: .cancel) { model.number += 10 }
            } message: {
                Text("No answer from \(model.text).")
            }
            .dialogSeverity(.critical)
        }
    }

    @Test("It opens while the binding is true, in the size of its content") func opening() throws {
        let model = SceneModel()
        let app = program(model)
        expect(app.windows.map(\.title), equals: ["Main"])
        model.on = true
        app.settle()
        expect(app.windows.map(\.title), equals: ["Connection lost", "Main"])
        let alert = app.windows[0]
        expect(alert.size.width, equals: 320)
        expect(alert.size.height > 100 && alert.size.height < 400)
        expect(alert.find(text: "No answer from one.") != nil)
        expect(alert.accessibilityTree.description.contains("Warning"))
        model.text = "two"
        app.settle()
        expect(alert.find(text: "No answer from two.") != nil)
        model.on = false
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
    }

    @Test("An action closes it and sets the binding") func actions() {
        let model = SceneModel()
        let app = program(model)
        model.on = true
        app.settle()
        app.windows[0].tap(text: "Again")
        app.settle()
        expect(model.number == 1 && !model.on)
        expect(app.windows.map(\.title), equals: ["Main"])
    }

    @Test("Escape cancels, Return confirms, the close button only closes")
    func keys() {
        let model = SceneModel()
        let app = program(model)
        for (close, number) in [(0, 10), (1, 11), (2, 11)] {
            model.on = true
            app.settle()
            let alert = app.windows[0]
            switch close {
            case 0: alert.key(.escape)
            case 1: alert.key(.return)
            default: alert.close()
            }
            app.settle()
            expect(model.number, equals: number)
            expect(!model.on && app.windows.map(\.title) == ["Main"])
        }
    }

    @Test("It may be open at launch, and does not come back") func launch() {
        let model = SceneModel()
        model.on = true
        let app = program(model)
        expect(app.windows.map(\.title), equals: ["Connection lost", "Main"])
        model.on = false
        app.relaunch()
        expect(app.windows.map(\.title), equals: ["Main"])
    }

    @Test("Without data it is not shown; without actions it has a button OK") func data() {
        let model = SceneModel()
        model.on = true
        var isShown = false
        let app = TestApp {
            WindowGroup("Main") { Text("main") }
            AlertScene(
                "Number",
                isPresented: Binding {
                    model.on
                } set: {
                    model.on = $0
                },
                presenting: model.number == 0 ? nil : model.number
            ) { _ in
            } message: {
                Text("It is \($0).")
            }
            AlertScene(
                "Plain",
                isPresented: Binding {
                    isShown
                } set: {
                    isShown = $0
                }
            ) {}
        }
        expect(app.windows.count, equals: 1)
        isShown = true
        model.number = 7
        app.settle()
        expect(app.window("Number")?.find(text: "It is 7.") != nil)
        app.window("Number")?.tap(text: "OK")
        app.settle()
        expect(!model.on && app.window("Number") == nil)
    }
}
