import CasementTesting
import Expectations
import SwiftUI
import Testing

@MainActor @Suite("What scenes say of the labels in toolbars") struct WindowToolbarLabels {
    @Test("The labels of the items of a window's toolbar are those of its scene") func toolbarLabels() {
        func showsTitle(_ style: ToolbarLabelStyle?) -> Bool {
            let app = TestApp {
                if let style {
                    WindowGroup { Tools() }.windowToolbarLabelStyle(fixed: style)
                } else {
                    WindowGroup { Tools() }
                }
            }
            return app.windows[0].find(text: "Add") != nil
        }
        expect(!showsTitle(nil) && !showsTitle(.iconOnly))
        expect(showsTitle(.titleAndIcon) && showsTitle(.titleOnly))
    }

    @Test("A binding changes the labels of the items of a window's toolbar") func boundToolbarLabels() {
        let app = TestApp(LabelledProgram.self)
        let window = app.windows[0]
        expect(window.find(text: "Add") == nil)
        window.tap(text: "Titles")
        expect(window.find(text: "Add") != nil)
    }
}

private struct Tools: View {
    var body: some View {
        Text("content").toolbar { Button("Add", systemImage: "plus") {} }
    }
}

private struct LabelledProgram: App {
    @AppStorage("labels") private var labels = ToolbarLabelStyle.iconOnly

    var body: some Scene {
        WindowGroup {
            VStack {
                Tools()
                Button("Titles") { labels = .titleAndIcon }
            }
            .windowResizeAnchor(.top)
        }
        .windowToolbarLabelStyle($labels)
    }
}
