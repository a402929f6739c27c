import CasementTesting
import Expectations
import Testing

/// Arrow keys in each kind of container.
@MainActor struct ArrowKeyTests {
    private let model = ControlModel()

    @Test("in a lazy grid the focus moves to the neighbour in each direction, and into rows that were not visible")
    func grid() {
        struct Cells: View {
            let log: (Int) -> Void
            @FocusState private var focus: Int?
            var body: some View {
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 10), count: 4), spacing: 10) {
                        ForEach(0..<200) { number in
                            Color.blue.frame(width: 40, height: 30).focusable().focused($focus, equals: number)
                        }
                    }
                }
                .onChange(of: focus) { if let focus { log(focus) } }
            }
        }
        let model = model
        let host = TestHost(width: 240, height: 160) { Cells { model.log.append("\($0)") } }
        func press(_ keys: KeyEquivalent...) -> String? {
            for key in keys {
                host.key(key)
                host.settle()
            }
            return model.log.last
        }
        expect(press(.tab), equals: "0")
        expect(press(.rightArrow, .rightArrow), equals: "2")
        expect(press(.downArrow), equals: "6")
        expect(press(.leftArrow), equals: "5")
        expect(press(.upArrow), equals: "1")
        expect(press(.upArrow), equals: "1", "no cell is above")
        for row in 1...30 { expect(press(.downArrow), equals: "\(row * 4 + 1)") }
        for row in (20..<30).reversed() { expect(press(.upArrow), equals: "\(row * 4 + 1)") }
    }

    private struct Letters: View {
        @Bindable var model: ControlModel
        var body: some View {
            Picker("Letter", selection: $model.choice) {
                Text("Alpha").tag("A")
                Text("Beta").tag("B")
                Text("Gamma").tag("C")
            }
        }
    }

    @Test("a radio group and segments select the next choice, and stop at the ends", arguments: [0, 1, 2])
    func choices(look: Int) {
        let model = model
        let host = TestHost(width: 400, height: 300) {
            switch look {
            case 0: Letters(model: model).pickerStyle(.segmented)
            case 1: Letters(model: model).pickerStyle(.radioGroup)
            default: Letters(model: model).pickerStyle(.inline)
            }
        }
        host.update()
        host.key(.tab)
        let (on, back): (KeyEquivalent, KeyEquivalent) = look == 0 ? (.rightArrow, .leftArrow) : (.downArrow, .upArrow)
        var chosen: [String] = []
        for key in [on, on, on, back, back, back] {
            host.key(key)
            host.settle()
            chosen.append(model.choice)
        }
        expect(chosen, equals: ["B", "C", "C", "B", "A", "A"])
    }

    @Test("a picker's menu opens by Space, and the arrow keys and Return select")
    func menu() {
        let model = model
        let host = TestHost(width: 400, height: 300) { Letters(model: model) }
        host.update()
        host.key(.tab)
        host.key(.space)
        expect(host.find(text: "Beta") != nil)
        host.key(.upArrow)
        host.key(.return)
        host.settle()
        expect(model.choice == "C" && host.find(text: "Beta") == nil)
        host.key(.space)
        host.key(.downArrow)
        host.key(.downArrow)
        host.key(.space)
        expect(model.choice, equals: "B")
    }

    @Test("in a list the selection moves up and down")
    func list() {
        let selected = Selected()
        @Bindable var bound = selected
        let host = TestHost(width: 200, height: 200) {
            List(0..<50, id: \.self, selection: $bound.row) { Text("Row \($0)") }
        }
        host.update()
        host.key(.tab)
        for _ in 0..<30 { host.key(.downArrow) }
        let lower = selected.row
        expect(lower == 29 || lower == 30)
        host.key(.upArrow)
        expect(selected.row, equals: lower.map { $0 - 1 })
        host.settle()
        let frame = host.find(text: "Row \(selected.row ?? -1)")
        expect(frame.map { $0.minY >= 0 && $0.maxY <= 200 } ?? false, "it is visible")
    }

    @Observable @MainActor final class Selected { var row: Int? }
}
