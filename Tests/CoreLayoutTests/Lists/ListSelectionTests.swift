import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

@MainActor struct ListSelectionTests {
    private let width: CGFloat = 200

    /// Rows of 28 points with their numbers, in a plain list.
    private func many(_ model: Numbered, height: CGFloat = 280) -> TestHost {
        let host = TestHost.live(width: width, height: height) {
            List(model.ids, id: \.self, selection: model.binding(\.many)) { number in
                Text("\(number)").frame(height: 20).accessibilityIdentifier("\(number)")
            }
            .listStyle(.plain)
        }
        host.update()
        return host
    }

    private func row(_ index: Int) -> CGPoint { CGPoint(x: 150, y: CGFloat(index) * 28 + 14) }

    @Test func aClickSetsTheSingleSelection() {
        let model = Numbered(10)
        let host = TestHost.live(width: width, height: 280) {
            List(model.ids, id: \.self, selection: model.binding(\.one)) { Text("\($0)").frame(height: 20) }
                .listStyle(.plain)
        }
        host.tap(at: row(3))
        expect(model.one, equals: 3)
        expect(host.highlighted, equals: [3])
        host.tap(at: row(5), modifiers: [.shift])
        expect(model.one, equals: 5)
        host.tap(at: row(5), modifiers: [.control, .command])
        expect(model.one == nil && host.highlighted.isEmpty)
    }

    @Test func aSetAllowsSeveral() {
        let model = Numbered(10)
        let host = many(model)
        host.tap(at: row(2))
        expect(model.many, equals: [2])
        host.tap(at: row(5), modifiers: [.control, .command])
        expect(model.many, equals: [2, 5])
        host.tap(at: row(7), modifiers: .shift)
        expect(model.many, equals: [5, 6, 7])
        host.tap(at: row(4), modifiers: .shift)
        expect(model.many, equals: [4, 5])
        host.tap(at: row(5), modifiers: [.control, .command])
        expect(model.many, equals: [4])
        host.tap(at: row(0), modifiers: [.control, .shift])
        expect(model.many, equals: [0, 1, 2, 3, 4, 5])
        host.tap(at: row(3))
        expect(model.many == [3] && host.highlighted == [3])
    }

    @Test func tagsOfTheSelectionsTypeSelect() {
        let chosen = Box<String?>(nil)
        let host = TestHost.live(width: width, height: 280) {
            List(
                selection: Binding {
                    chosen.value
                } set: {
                    chosen.value = $0
                }
            ) {
                Text("plain").frame(height: 20)
                Text("a").frame(height: 20).tag("A")
                Text("n").frame(height: 20).tag(3)
                ForEach(0..<3) { Text("\($0)").frame(height: 20).tag("row \($0)") }
                Text("optional").frame(height: 20).tag(Optional("O"))
            }
            .listStyle(.plain)
        }
        host.update()
        var found: [String?] = []
        for index in 0..<7 {
            chosen.value = nil
            host.tap(at: row(index))
            found.append(chosen.value)
        }
        expect(found, equals: [nil, "A", nil, "row 0", "row 1", "row 2", "O"])
    }

    @Test func aBindingThatIsNotOptional() {
        let chosen = Box(1)
        let host = TestHost.live(width: width, height: 280) {
            List(
                selection: Binding {
                    chosen.value
                } set: {
                    chosen.value = $0
                }
            ) {
                ForEach(0..<4) { Text("\($0)").frame(height: 20) }
            }
            .listStyle(.plain)
        }
        host.update()
        expect(host.highlighted, equals: [1])
        host.tap(at: row(2))
        expect(chosen.value, equals: 2)
        host.tap(at: row(8))
        expect(chosen.value, equals: 2)
    }

    @Test func besideTheRowsNothingIsSelected() {
        let model = Numbered(3)
        let host = many(model)
        host.tap(at: row(1))
        host.tap(at: row(6))
        expect(model.many.isEmpty)
    }

    @Test("keys go on from the row that the program has selected")
    func keysAfterAChange() {
        let model = Numbered(10)
        let host = many(model)
        host.tap(at: row(5))
        model.many = [0]
        host.update()
        host.key(.downArrow)
        expect(model.many, equals: [1])
        model.many = []
        host.update()
        host.key(.downArrow)
        expect(model.many, equals: [2])
    }

    @Test func keysMove() {
        let model = Numbered(100)
        let host = many(model)
        host.tap(at: row(2))
        host.key(.downArrow)
        expect(model.many, equals: [3])
        host.key(.upArrow)
        host.key(.upArrow)
        expect(model.many, equals: [1])
        host.key(.downArrow, modifiers: .shift)
        host.key(.downArrow, modifiers: .shift)
        expect(model.many, equals: [1, 2, 3])
        host.key(.upArrow, modifiers: .shift)
        expect(model.many, equals: [1, 2])
        host.key(.end)
        expect(model.many, equals: [99])
        expect(host.frame("99")?.maxY, equals: 276)
        host.key(.home, modifiers: .shift)
        expect(model.many.count, equals: 100)
        expect(host.frame("0")?.minY, equals: 4)
        host.key(.home)
        host.key(.pageDown)
        expect(model.many, equals: [9])
        expect(host.frame("9")?.maxY, equals: 276)
        host.key(.pageDown)
        expect(model.many, equals: [18])
        host.key(.pageUp)
        expect(model.many, equals: [9])
        host.key("a", modifiers: [.control, .command])
        expect(model.many.count, equals: 100)
        host.key(.home)
        host.key(.upArrow)
        expect(model.many, equals: [0])
    }

    @Test func keysBringTheRowIntoView() {
        let model = Numbered(100)
        let host = many(model)
        host.tap(at: row(9))
        host.key(.downArrow)
        expect(model.many, equals: [10])
        expect(host.frame("10")?.maxY, equals: 276)
        for _ in 0..<10 { host.key(.upArrow) }
        expect(host.frame("0")?.minY, equals: 4)
    }

    @Test func headersAndDisabledRowsAreSkipped() {
        let chosen = Box<Int?>(nil)
        let host = TestHost.live(width: width, height: 400) {
            List(
                selection: Binding {
                    chosen.value
                } set: {
                    chosen.value = $0
                }
            ) {
                Section("A") { ForEach(0..<2) { Text("\($0)").accessibilityIdentifier("\($0)") } }
                Section("B") {
                    ForEach(2..<5) { Text("\($0)").selectionDisabled($0 == 2).accessibilityIdentifier("\($0)") }
                }
            }
        }
        host.tap("1")
        expect(chosen.value, equals: 1)
        host.key(.downArrow)
        expect(chosen.value, equals: 3)
        host.key(.upArrow)
        expect(chosen.value, equals: 1)
        host.tap("2")
        expect(chosen.value, equals: 1)
        host.key(.home)
        expect(chosen.value, equals: 0)
    }

    @Test func withoutTheKeyboardTheHighlightIsGrey() {
        let model = Numbered(5)
        model.many = [1]
        let host = many(model)
        expect(host.pixel(190, 42), equals: [220, 220, 223])
        host.tap(at: row(2))
        expect(host.pixel(190, 70), equals: [43, 109, 224])
        expect(host.pixel(190, 42), equals: [255, 255, 255])
    }

    /// The darkest pixel in a row's text.
    private func extreme(_ host: TestHost, _ row: Int, _ pick: (Int, Int) -> Bool) -> Int {
        let bitmap = host.snapshot()
        var found = bitmap.rgb(10, row * 28 + 5)[0]
        for x in 10..<30 {
            for y in row * 28 + 5..<row * 28 + 24 where pick(bitmap.rgb(x, y)[0], found) { found = bitmap.rgb(x, y)[0] }
        }
        return found
    }

    @Test func textIsWhiteOnTheAccent() {
        let model = Numbered(5)
        let host = many(model)
        expect(extreme(host, 2, <) < 100)
        host.tap(at: row(2))
        expect(extreme(host, 2, >) > 200 && extreme(host, 2, <) >= 43)
        host.tap(at: row(3))
        expect(extreme(host, 2, <) < 100)
        expect(extreme(host, 3, >) > 200)
        // A list that loses the keyboard focus: black on grey.
        let two = TestHost.live(width: 400, height: 280) {
            HStack(spacing: 0) {
                List(0..<3, selection: model.binding(\.one)) { Text("\($0)").frame(height: 20) }
                List(0..<3, selection: model.binding(\.many)) { Text("\($0)").frame(height: 20) }
            }
            .listStyle(.plain)
        }
        two.tap(at: CGPoint(x: 100, y: 14))
        expect(two.pixel(190, 5), equals: [43, 109, 224])
        two.tap(at: CGPoint(x: 300, y: 40))
        expect(two.pixel(190, 5), equals: [220, 220, 223])
        expect(extreme(two, 0, <) < 100)
        two.key(.downArrow)
        expect(model.many == [2] && model.one == 0)
    }

    @Test func selectingRunsNoBodyAndDamagesTwoRows() {
        let runs = RunLog()
        let model = Numbered(100)
        let host = TestHost.live(width: width, height: 280) {
            List(model.ids, id: \.self, selection: model.binding(\.many)) { LoggedRow(number: $0, runs: runs) }
                .listStyle(.plain)
        }
        host.tap(at: CGPoint(x: 150, y: 30))
        host.update()
        runs.value = []
        _ = host.takeStatistics()
        host.key(.downArrow)
        let statistics = host.takeStatistics()
        expect(model.many.count, equals: 1)
        expect(runs.value.isEmpty && statistics.bodies == 0)
        let height = host.listRows[0].size.height
        expect(statistics.damagedPixels <= Int((2 * height + 1) * width))
        expect(statistics.damagedPixels > Int(height * width))
    }

    @Test func aSelectionOfAnotherTypeIsReportedOnce() {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { if $0.hasPrefix("List:") { warnings.append($0) } }
        defer { RuntimeWarning.onIssue = nil }
        let chosen = Box<Set<String>>([])
        let host = TestHost.live(width: width, height: 280) {
            List(
                0..<5,
                selection: Binding {
                    chosen.value
                } set: {
                    chosen.value = $0
                }
            ) { Text("\($0)") }
        }
        host.tap(at: row(1))
        host.key(.downArrow)
        expect(chosen.value.isEmpty)
        expect(warnings.count, equals: 1)
    }

    @Test func selectedNeighboursMakeOneShape() {
        let model = Numbered(6)
        model.many = [1, 2, 4]
        let host = TestHost.live(width: width, height: 280) {
            List(model.ids, id: \.self, selection: model.binding(\.many)) { Text("\($0)").frame(height: 20) }
        }
        host.update()
        expect(host.listRows.map(\.appearance.joinsBelow), equals: [false, true, false, false, false, false])
        expect(host.listRows.map(\.appearance.joinsAbove), equals: [false, false, true, false, false, false])
    }

    @Test func rowsThatAreCreatedAgainAreStillWhite() {
        let model = Numbered(1000)
        let host = many(model)
        host.tap(at: row(1))
        host.key("a", modifiers: [.control, .command])
        host.scroll(at: row(2), dy: 28 * 500)
        expect(host.listRows.allSatisfy { $0.appearance.highlight != nil && $0.isEmphasised })
        expect(extreme(host, 2, <) >= 43)
        host.tap(at: row(0))
        expect(model.many, equals: [500])
        expect(extreme(host, 2, <) < 100)
    }

    @Test("identifiable elements are selected by a set, by an optional value and by a value")
    func identifiableData() throws {
        struct Item: Identifiable { let id: Int }
        struct Lists: View {
            @Binding var many: Set<Int>
            @Binding var optional: Int?
            @Binding var one: Int
            private let items = (0..<3).map(Item.init)
            var body: some View {
                HStack {
                    List(items, selection: $many) { Text("many \($0.id)") }
                    List(items, selection: $optional) { Text("optional \($0.id)") }
                    List(items, selection: $one) { Text("one \($0.id)") }
                }
            }
        }
        var (many, optional, one) = (Set<Int>(), Int?.none, 0)
        let host = TestHost(width: 400, height: 200) {
            Lists(
                many: Binding(get: { many }, set: { many = $0 }),
                optional: Binding(get: { optional }, set: { optional = $0 }),
                one: Binding(get: { one }, set: { one = $0 }))
        }
        for text in ["many 1", "optional 1", "one 1"] {
            let frame = try require(host.find(text: text))
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        expect(many == [1] && optional == 1 && one == 1)
    }
}
