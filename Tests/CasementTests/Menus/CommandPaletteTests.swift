import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor @Observable private final class PaletteModel {
    var text = "word"
    var log: [String] = []
}

/// Commands found by parts of their names.
@MainActor struct CommandPaletteTests {
    private func makeApp(_ model: PaletteModel, height: CGFloat = 480) -> TestApp {
        TestApp(width: 700, height: height) {
            WindowGroup("Main") {
                @Bindable var model = model
                TextField("Text", text: $model.text).accessibilityIdentifier("field").padding()
            }
            .commands {
                CommandMenu("Tools") {
                    Button("Build and Run") { model.log.append("run") }.keyboardShortcut("r")
                    Button("Rebuild") {}.disabled(true)
                    Menu("Tests") { Button("Run All") { model.log.append("all") } }
                }
            }
        }
    }

    private func open(_ app: TestApp) -> TestHost {
        app.windows[0].key("p", modifiers: [.command, .shift])
        app.settle()
        return app.windows[0]
    }

    @Test("Typing finds a command, Return runs it; Escape and a press beside it close") func finding() {
        let model = PaletteModel()
        let app = makeApp(model)
        let host = open(app)
        expect(host.find(text: "Build and Run") != nil && host.find(text: "Ctrl+R") != nil)
        expect(host.find(text: "Tools › Tests") != nil)
        host.type("bar")
        app.settle()
        expect(host.find(text: "Build and Run") != nil && host.find(text: "Run All") == nil)
        host.type("\n")
        app.settle()
        expect(model.log == ["run"] && host.find(text: "Build and Run") == nil && model.text == "word")
        _ = open(app)
        host.type("tests all")
        host.key(.return)
        app.settle()
        expect(model.log, equals: ["run", "all"])
        _ = open(app)
        host.type("rebuild\n")
        app.settle()
        expect(model.log.count == 2 && host.find(text: "Rebuild") != nil)
        host.key(.escape)
        app.settle()
        expect(host.find(text: "Rebuild") == nil)
        _ = open(app)
        host.tap(at: CGPoint(x: 5, y: 470))
        app.settle()
        expect(host.find(text: "Rebuild") == nil)
        _ = open(app)
        host.type("zzz")
        app.settle()
        expect(host.find(text: "No Commands") != nil)
        _ = open(app)
        expect(host.find(text: "No Commands") == nil)
    }

    @Test("A row that is cut off is not seen on its edge, or below it", arguments: 0..<8) func edge(step: Int) throws {
        let app = makeApp(PaletteModel(), height: 300 + 4 * CGFloat(step))
        let host = open(app)
        let frame = try require(host.accessibilityTree.first { $0.role == "dialog" }).frame
        let picture = host.snapshot()
        for y in [Int(frame.maxY.rounded(.up)) - 1, Int(frame.maxY.rounded(.up))] {
            let row = (Int(frame.minX) + 30..<Int(frame.maxX) - 30).map { Int(picture[$0, y].g) }
            let (least, most) = (row.min() ?? 0, row.max() ?? 0)
            expect(most - least < 20, "\(y) of \(frame): \(least) to \(most)")
        }
    }

    @Test("The focus is where it was, and the command is for it") func focus() {
        let model = PaletteModel()
        let app = makeApp(model)
        app.windows[0].tap("field")
        app.windows[0].key("a", modifiers: .command)
        let host = open(app)
        host.type("cut\n")
        app.settle()
        expect(model.text, equals: "")
        host.type("x")
        expect(model.text, equals: "x")
    }

    @Test("The arrow keys choose") func arrows() {
        let model = PaletteModel()
        let app = makeApp(model)
        let host = open(app)
        host.type("run")
        host.key(.downArrow)
        host.key(.return)
        app.settle()
        let first = model.log
        _ = open(app)
        host.type("run")
        host.key(.return)
        app.settle()
        expect(first.count == 1 && model.log.count == 2 && model.log[0] != model.log[1])
    }
}
