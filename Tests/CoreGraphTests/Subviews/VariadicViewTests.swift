import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

private struct RankTrait: _ViewTraitKey { static let defaultValue = 0 }

/// Children that a program lays out by SwiftUI's older names.
@MainActor struct VariadicViewTests {
    private struct Numbered: _VariadicView_MultiViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            Text("\(children.count) children")
            ForEach(children) { child in
                Text("rank \(child[RankTrait.self]), id \(child.id(as: String.self) ?? "none")")
                child
                if child.id != children.last?.id { Text("line") }
            }
        }
    }

    private struct LastFirst: _VariadicView.UnaryViewRoot {
        var spacing = 0.0
        func body(children: _VariadicView.Children) -> some View {
            VStack(spacing: spacing) { ForEach(children.reversed()) { $0 } }
        }
    }

    @MainActor @Observable final class Model { var rows = [1, 2] }

    private struct Counter: View {
        @State private var taps = 0
        var body: some View { Button("taps \(taps)") { taps += 1 } }
    }

    @Test("A root gets each child, with its id and traits, and its result is several views")
    func children() {
        let host = TestHost {
            VStack {
                _VariadicView.Tree(Numbered()) {
                    Text("first")._trait(RankTrait.self, 7)
                    ForEach(["a", "b"], id: \.self) { Text("row \($0)") }
                }
            }
        }
        expect(
            host.requests.map(\.text),
            equals: [
                "3 children", "rank 7, id none", "first", "line", "rank 0, id a", "row a", "line", "rank 0, id b",
                "row b",
            ])
    }

    @Test("A child keeps its state while the root and the other children change")
    func state() {
        let model = Model()
        let host = TestHost.live {
            _VariadicView.Tree(LastFirst(spacing: Double(model.rows.count))) {
                Counter()
                ForEach(model.rows, id: \.self) { Text("row \($0)") }
            }
        }
        host.tap(text: "taps 0")
        model.rows = [3, 2, 1]
        host.update()
        expect(host.find(text: "taps 1") != nil)
        expect(host.requests.map(\.text).first, equals: "row 1")
    }
}
