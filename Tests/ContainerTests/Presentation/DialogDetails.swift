import CasementTesting
import Expectations
import Foundation
import Testing

/// Severity, icons and suppression of alerts, and the sizes and costs of sheets.
@MainActor struct DialogDetails {
    @Observable @MainActor final class Model {
        var isOn = false
        var isSuppressed = false
        var extent: CGFloat = 300
        var usesForm = false
    }

    private let model = Model()

    private func elements(_ role: String, _ host: TestHost) -> [AccessibilitySnapshot] {
        host.accessibilityTree.all.filter { $0.role == role }
    }

    // MARK: Alerts

    private struct Eraser: View {
        @Bindable var model: Model
        var title: LocalizedStringKey?

        var body: some View {
            let view = Text("root")
                .alert("Erase?", isPresented: $model.isOn) {
                    Button("Erase", role: .destructive) {}
                    Button("Keep", role: .cancel) {}
                }
                .dialogSeverity(.critical)
            if let title {
                view.dialogSuppressionToggle(title, isSuppressed: $model.isSuppressed)
            } else {
                view.dialogSuppressionToggle(isSuppressed: $model.isSuppressed)
            }
        }
    }

    @Test("A critical alert has a warning sign, and a check box sets whether it is suppressed") func severity() throws {
        model.isOn = true
        let host = TestHost { [model] in Eraser(model: model) }
        host.settle()
        let alert = try require(elements("alert", host).first)
        expect(alert.label == "Erase?" && alert.all.contains { $0.role == "image" && $0.label == "Warning" })
        expect(elements("checkbox", host).map(\.label), equals: ["Do not show this message again"])
        host.tap(text: "Do not show this message again")
        host.settle()
        expect(model.isSuppressed && elements("checkbox", host).first?.value == "on")
        host.tap(text: "Keep")
        host.settle()
        expect(!model.isOn && model.isSuppressed)
    }

    @Test("The check box has the program's title") func suppressionTitle() {
        model.isOn = true
        let host = TestHost { [model] in Eraser(model: model, title: "Never ask") }
        host.settle()
        expect(elements("checkbox", host).map(\.label), equals: ["Never ask"])
    }

    @Test("A dialog has the icon of the program, and none by default") func icon() {
        for hasIcon in [true, false] {
            let host = TestHost {
                Text("root")
                    .confirmationDialog("Export", isPresented: .constant(true), titleVisibility: .visible) {
                        Button("Picture") {}
                    }
                    .dialogIcon(hasIcon ? Image(systemName: "star") : nil)
            }
            host.settle()
            expect(elements("image", host).count, equals: (hasIcon ? 1 : 0))
        }
    }

    // MARK: Sizes

    private struct SquareSizing: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            ProposedViewSize(width: 400, height: root.sizeThatFits(.unspecified).width)
        }
    }

    private func sizes(_ sizing: some PresentationSizing) -> [CGSize] {
        let host = TestHost(width: 1000, height: 800) { [model] in
            Text("root").sheet(isPresented: .constant(true)) {
                Color.blue.frame(width: model.extent, height: model.extent).presentationSizing(sizing)
            }
        }
        return [CGFloat(300), 500, 400].map { extent in
            model.extent = extent
            host.settle()
            return elements("dialog", host).first?.frame.size ?? .zero
        }
    }

    private func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

    @Test("A sheet has the ideal size of its content, that of a form or of a page") func sizings() {
        expect(sizes(.automatic), equals: [square(300), square(500), square(400)])
        expect(sizes(.fitted), equals: [square(300), square(500), square(400)])
        expect(Set(sizes(.form)), equals: [CGSize(width: 540, height: 620)])
        // A page is higher than the window.
        expect(Set(sizes(.page)), equals: [CGSize(width: 720, height: 760)])
    }

    @Test("An axis fits the content, or never shrinks") func derivedSizings() {
        expect(sizes(.form.fitted(horizontal: false, vertical: true)).map(\.height), equals: [300, 500, 400])
        expect(Set(sizes(.form.fitted(horizontal: false, vertical: true)).map(\.width)), equals: [540])
        expect(sizes(.fitted.sticky(horizontal: true)).map(\.width), equals: [300, 500, 500])
        expect(sizes(.fitted.sticky(horizontal: true)).map(\.height), equals: [300, 500, 400])
        expect(
            sizes(.fitted.sticky(horizontal: true, vertical: true)), equals: [square(300), square(500), square(500)])
    }

    @Test("A program's own sizing, also one that makes no sense") func ownSizing() {
        struct Odd: PresentationSizing {
            func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
            {
                ProposedViewSize(width: -.infinity, height: .nan)
            }
        }
        expect(sizes(SquareSizing()).first, equals: CGSize(width: 400, height: 300))
        expect(sizes(Odd()).first, equals: square(300))
    }

    @Test("A sizing that changes resizes the sheet") func changing() {
        let host = TestHost(width: 1000, height: 800) { [model] in
            Text("root").sheet(isPresented: .constant(true)) {
                if model.usesForm {
                    Text("content").presentationSizing(.form)
                } else {
                    Text("content").presentationSizing(.fitted)
                }
            }
        }
        host.settle()
        expect(elements("dialog", host).first?.frame.size, equals: CGSize(width: 280, height: 120))
        model.usesForm = true
        host.settle()
        expect(elements("dialog", host).first?.frame.size, equals: CGSize(width: 540, height: 620))
        expect(!host.pipeline.needsFrame)
    }

    // MARK: Costs

    @Test("A sheet that comes and goes paints its shadow once", arguments: [1, 1.5, 2]) func moving(scale: Double) {
        let host = TestHost(width: 600, height: 400, scale: scale) { [model] in
            List(0..<30, id: \.self) { Text("Row \($0)") }
                .sheet(isPresented: Bindable(model).isOn) { Text("sheet").frame(width: 300, height: 200) }
        }
        host.settle()
        for isOn in [true, false] {
            model.isOn = isOn
            host.update()
            host.advance(by: 1.0 / 60)
            _ = host.takeStatistics()
            host.advance(by: 0.1)
            let statistics = host.takeStatistics()
            expect(statistics.framesPresented > 3 && statistics.rasterisedPixels == 0)
            host.settle()
        }
    }

    // MARK: Pages

    private struct Pages: View {
        var body: some View {
            Text("root").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    NavigationLink("Go") {
                        Text("second").toolbar {
                            ToolbarItem(placement: .confirmationAction) { Button("Finish") {} }
                        }
                    }
                    .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Start") {} } }
                }
            }
        }
    }

    @Test("While a page slides, the sheet has the buttons of the upper page alone") func buttons() {
        let host = TestHost { Pages() }
        host.settle()
        func shown() -> [Bool] { ["Start", "Finish"].map { host.find(text: $0) != nil } }
        expect(shown(), equals: [true, false])
        host.tap(text: "Go")
        host.advance(by: 0.1)
        expect(shown(), equals: [false, true])
        host.settle()
        expect(shown(), equals: [false, true])
        host.perform(onLabel: "Back")
        host.advance(by: 0.1)
        expect(shown(), equals: [true, false])
        host.settle()
        expect(shown(), equals: [true, false])
    }
}
