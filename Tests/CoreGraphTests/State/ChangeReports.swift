import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The output of `_printChanges()`, read through the graph rather than from standard output.
@MainActor struct ChangeReports {
    @MainActor final class Report {
        var lines: [String] = []
        func note<V>(_ type: V.Type) { lines.append(ViewGraph.describeChanges(of: type) ?? "none") }
    }

    struct V: View {
        @State private var name = ""
        let report: Report
        var body: some View {
            let _ = report.note(V.self)
            Button(name) { name += "x" }.accessibilityIdentifier("button")
        }
    }

    struct Plain: View {
        var number = 0
        let report: Report
        var body: some View {
            let _ = report.note(Plain.self)
            Text("\(number)")
        }
    }

    @Test func theFirstRun() {
        let report = Report()
        let host = TestHost.live {
            V(report: report)
            Plain(report: report)
        }
        host.update()
        expect(report.lines, equals: ["V: @self, @identity, _name changed.", "Plain: @self changed."])
    }

    @Test func stateAndInputs() {
        let report = Report(), number = Box(0)
        let host = TestHost.live {
            V(report: report)
            Plain(number: number.value, report: report)
        }
        host.update()
        report.lines = []
        host.tap("button")
        number.value = 1
        host.update()
        expect(report.lines, equals: ["V: _name changed.", "Plain: @self changed."])
    }

    private struct Clamped: DynamicProperty {
        @State var value = 0
    }

    @Test func bindingsEnvironmentOwnPropertiesAndObservedObjects() {
        struct Mixed: View {
            @Binding var bound: Int
            @Environment(\.lineLimit) private var limit
            @Environment(\.isEnabled) private var isEnabled
            private var clamped = Clamped()
            let model: Box<Int>
            let report: Report

            init(bound: Binding<Int>, model: Box<Int>, report: Report) {
                (_bound, self.model, self.report) = (bound, model, report)
            }

            var body: some View {
                let _ = report.note(Mixed.self)
                Text("\(bound) \(limit ?? 0) \(isEnabled) \(model.value)")
                Button("") { clamped.value += 1 }.accessibilityIdentifier("own\(clamped.value)")
                Button("") { bound += 1 }.accessibilityIdentifier("bound")
            }
        }
        struct Owner: View {
            @State private var number = 0
            let limit: Box<Int>
            let model: Box<Int>
            let report: Report
            var body: some View {
                Mixed(bound: $number, model: model, report: report).environment(\.lineLimit, limit.value)
            }
        }
        let report = Report(), limit = Box(1), model = Box(0)
        let host = TestHost.live { Owner(limit: limit, model: model, report: report) }
        host.update()
        expect(report.lines, equals: ["Mixed: @self, @identity, _bound, _limit, _isEnabled, clamped changed."])
        report.lines = []
        host.tap("bound")
        limit.value = 2
        host.update()
        host.tap("own0")
        model.value = 5
        host.update()
        expect(
            report.lines,
            equals: [
                "Mixed: _bound changed.", "Mixed: _limit changed.", "Mixed: clamped changed.",
                "Mixed: @dependencies changed.",
            ])
    }

    @Test func modifiersReportToo() {
        struct Modifier: ViewModifier {
            @State private var isOn = false
            let report: Report
            func body(content: Content) -> some View {
                let _ = report.note(Modifier.self)
                content.opacity(isOn ? 1 : 0.5).onTapGesture { isOn.toggle() }.accessibilityIdentifier("tap")
            }
        }
        let report = Report()
        let host = TestHost.live { Color.red.modifier(Modifier(report: report)) }
        host.tap("tap")
        expect(report.lines, equals: ["Modifier: @self, @identity, _isOn changed.", "Modifier: _isOn changed."])
    }

    /// Outside a body there is no output.
    @Test func outsideABody() {
        V._printChanges()
        expect(ViewGraph.describeChanges(of: V.self) == nil)
    }
}
