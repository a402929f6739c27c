import CasementTesting
import Expectations
import Foundation
import Testing

/// Presentations and destinations in strange places, and of strange sizes.
@MainActor struct StrangePresentations {
    @Observable final class Model {
        var sheet = false
        var other = false
        var exists = true
        var path: [Int] = []
    }

    private func host(_ view: some View) -> TestHost {
        let host = TestHost { view }
        host.settle()
        return host
    }

    private func count(_ role: String, _ host: TestHost) -> Int {
        host.accessibilityTree.all.filter { $0.role == role }.count
    }

    private struct LazyDestinations: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<1000) { row in
                            Text("row \(row)").frame(height: 40)
                                .navigationDestination(for: Int.self) { Text("page \($0) of row \(row)") }
                        }
                    }
                }
            }
        }
    }

    @Test("A destination in a lazy stack is used while its row exists, the first of several")
    func lazyDestination() {
        let model = Model()
        let host = host(LazyDestinations(model: model))
        model.path = [3]
        host.settle()
        expect(host.find(text: "page 3 of row 0") != nil)
        host.perform(onLabel: "Back")
        host.settle()
        expect(host.find(text: "row 0") != nil && model.path.isEmpty)
    }

    private struct Going: View {
        @Bindable var model: Model
        var body: some View {
            VStack {
                Text("root")
                if model.exists {
                    Text("presenter").sheet(isPresented: $model.sheet) { Text("sheet") }
                        .alert("Alert", isPresented: $model.other) {}
                }
            }
        }
    }

    @Test("A view that goes in the update in which it is to present shows nothing, until it is there again")
    func presenterGoes() {
        let model = Model()
        let host = host(Going(model: model))
        (model.sheet, model.exists) = (true, false)
        host.settle()
        expect(count("dialog", host), equals: 0)
        model.exists = true
        host.settle()
        expect(count("dialog", host), equals: 1)
        (model.sheet, model.other, model.exists) = (false, true, false)
        host.settle()
        expect(count("dialog", host) == 0 && count("alert", host) == 0)
        expect(host.accessibilityTree.first { $0.label == "root" } != nil)
    }

    private struct Two: View {
        @Bindable var model: Model
        var body: some View {
            Text("root").sheet(isPresented: $model.sheet) { Text("one") }
                .sheet(isPresented: $model.other) { Text("two") }
        }
    }

    @Test("Two sheets of one view at once stand above each other and close one after the other")
    func two() {
        let model = Model()
        let host = host(Two(model: model))
        (model.sheet, model.other) = (true, true)
        host.settle()
        expect(count("dialog", host), equals: 1)
        host.key(.escape)
        host.settle()
        expect(model.sheet != model.other && count("dialog", host) == 1)
        host.key(.escape)
        host.settle()
        expect(!model.sheet && !model.other && count("dialog", host) == 0)
    }

    private struct Deep: View {
        let number: Int
        @State private var isOn = false
        var body: some View {
            Text("sheet \(number)")
                .onAppear { isOn = number < 12 }
                .sheet(isPresented: $isOn) { Deep(number: number + 1) }
        }
    }

    @Test("Sheets that present sheets as they appear are all shown, and all close")
    func deep() {
        let host = host(Deep(number: 0))
        expect(host.find(text: "sheet 12") != nil)
        for number in (1...12).reversed() {
            host.key(.escape)
            host.settle()
            expect(host.find(text: "sheet \(number)") == nil)
        }
        expect(count("dialog", host), equals: 0)
    }

    private struct Sizes: View {
        @Bindable var model: Model
        var body: some View {
            Text("root").sheet(isPresented: $model.sheet) { Text("s").frame(width: .nan, height: .infinity) }
                .popover(isPresented: $model.other) { Color.red.frame(width: 1e6, height: 1e6) }
        }
    }

    @Test("Endless sheets and popovers stay in the window, also in one of a single point")
    func sizes() {
        let model = Model()
        let host = host(Sizes(model: model))
        model.sheet = true
        host.settle()
        let sheet = host.accessibilityTree.first { $0.role == "dialog" }
        expect(CGRect(x: 0, y: 0, width: 400, height: 300).contains(sheet?.frame ?? .infinite))
        host.resize(width: 1, height: 1)
        host.settle()
        (model.sheet, model.other) = (false, true)
        host.settle()
        host.resize(width: 300, height: 300)
        host.settle()
        expect(count("popover", host) == 1 && host.snapshot().width == 300)
    }
}
