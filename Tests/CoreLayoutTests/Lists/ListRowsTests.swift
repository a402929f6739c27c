import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

private struct FixedRow: View {
    let number: Int
    let runs: RunLog
    var body: some View {
        let _ = runs.value.append(number)
        Text("a")
        Text("b")
        Text("c")
    }
}

private struct DynamicRow: View {
    let number: Int
    let runs: RunLog
    var body: some View {
        let _ = runs.value.append(number)
        if number % 2 == 0 { Text("\(number)") }
    }
}

private struct StackedRow: View {
    let number: Int
    let runs: RunLog
    var body: some View {
        let _ = runs.value.append(number)
        VStack { if number % 2 == 0 { Text("\(number)") } }
    }
}

@MainActor struct ListRowsTests {
    @Test func onlyVisibleBodiesRun() {
        let runs = RunLog(), fixed = RunLog()
        let host = TestHost.live(width: 300, height: 400) {
            List { ForEach(0..<1000, id: \.self) { LoggedRow(number: $0, runs: runs) } }
        }
        host.update()
        expect(runs.value.count >= 15 && runs.value.count < 60)
        let other = TestHost.live(width: 300, height: 400) {
            List { ForEach(0..<1000, id: \.self) { FixedRow(number: $0, runs: fixed) } }
        }
        other.update()
        expect(fixed.value.count >= 5 && fixed.value.count < 30)
    }

    @Test func allBodiesOfADynamicCountRun() {
        let runs = RunLog()
        let host = TestHost.live(width: 300, height: 400) {
            List { ForEach(0..<1000, id: \.self) { DynamicRow(number: $0, runs: runs) } }
        }
        host.update()
        expect(Set(runs.value).count, equals: 1000)
        expect(host.find(text: "2") != nil && host.find(text: "1") == nil)
    }

    @Test func aStackAroundTheConditionIsLazyAgain() {
        let runs = RunLog()
        let host = TestHost.live(width: 300, height: 400) {
            List { ForEach(0..<1000, id: \.self) { StackedRow(number: $0, runs: runs) } }
        }
        host.update()
        expect(runs.value.count < 60)
        // Rows of odd numbers exist and are empty.
        expect(host.listRows.prefix(4).map(\.size.height).allSatisfy { $0 >= 24 })
    }

    @Test func twoViewsOfAnElementAreTwoRows() {
        let host = TestHost.live(width: 300, height: 4000) {
            List {
                ForEach(0..<20, id: \.self) { number in
                    Text("a\(number)")
                    Text("b\(number)")
                }
            }
        }
        host.update()
        expect(host.listRows.count, equals: 40)
        expect(host.labels.prefix(4), equals: ["a0", "b0", "a1", "b1"])
    }

    @Test func headersAndFootersAreRows() {
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Section("H") {
                    Text("a")
                    Text("b")
                }
                Section {
                    Text("c")
                } footer: {
                    Text("F")
                }
            }
        }
        host.update()
        expect(host.labels, equals: ["H", "a", "b", "c", "F"])
        expect(host.listRows.map(\.role), equals: [.header, .row, .row, .row, .footer])
        // Separators only between the rows of a section.
        expect(host.listRows.map { $0.appearance.line != nil }, equals: [false, true, false, false, false])
    }

    @Test func rowsInsideSectionsOfAForEachAreLazy() {
        let runs = RunLog()
        let host = TestHost.live(width: 300, height: 400) {
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section("S\(section)") {
                        ForEach(0..<1000, id: \.self) { LoggedRow(number: section * 1000 + $0, runs: runs) }
                    }
                }
            }
        }
        host.update()
        expect(runs.value.count < 60)
        host.key(.end)
        expect(host.find(text: "2,999") != nil)
        expect(runs.value.count < 130)
    }

    @Test func rowsFillTheWidthAndKeepTheirInsets() {
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Block("a", 20, 40)
                Block("b", 20, 40).listRowInsets(EdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 3))
                Block("c", 20, 4)
            }
            .listStyle(.plain)
        }
        host.update()
        expect(host.listRows.map(\.size.width), equals: [300, 300, 300])
        expect(host.listRows.map(\.size.height), equals: [48, 43, 24])
        expect(host.frame("a"), equals: CGRect(x: 10, y: 4, width: 20, height: 40))
        expect(host.frame("b"), equals: CGRect(x: 30, y: 49, width: 20, height: 40))
        expect(host.frame("c"), equals: CGRect(x: 10, y: 101, width: 20, height: 4))
    }

    @Test("a row that is being removed does not run for data without its element", arguments: [false, true])
    func removedRows(isLazy: Bool) {
        let items = Box([1, 2, 3]), name = Box("row")
        let host = TestHost.live(width: 300, height: 400) {
            if isLazy {
                List { ForEach(items.value.indices, id: \.self) { Text("\(name.value) \(items.value[$0])") } }
            } else {
                VStack { ForEach(items.value.indices, id: \.self) { Text("\(name.value) \(items.value[$0])") } }
            }
        }
        host.update()
        withAnimation(.linear(duration: 1)) {
            items.value = [1]
            name.value = "line"
        }
        host.advance(by: 0.5)
        expect(host.find(text: "line 1") != nil)
        host.settle()
        expect(host.find(text: "row 2") == nil && host.find(text: "line 2") == nil)
    }

    @Test("insets of single edges leave the others as they are; the innermost of an edge counts")
    func insetsOfEdges() {
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Block("a", 20, 40).listRowInsets(.leading, 30)
                Block("b", 20, 40).listRowInsets(.vertical, 10).listRowInsets(.top, 0).listRowInsets(.leading, nil)
                Block("c", 20, 40).listRowInsets(EdgeInsets()).listRowInsets(.leading, 30)
                Block("d", 20, 40).listRowInsets(.leading, 30).listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
        }
        host.update()
        expect(host.listRows.map(\.size.height), equals: [48, 60, 40, 40])
        expect(["a", "b", "c", "d"].map { host.frame($0)?.minX }, equals: [30, 10, 0, 30])
    }

    @Test func environmentSetsTheLeastHeight() {
        let host = TestHost.live(width: 300, height: 400) {
            List { Block("a", 20, 4) }.environment(\.defaultMinListRowHeight, 60)
        }
        host.update()
        expect(host.listRows[0].size.height, equals: 60)
    }

    @Test func backgroundsAreAsLargeAsTheRow() {
        let box = Box(true)
        let host = TestHost.live(width: 300, height: 200) {
            List {
                Text("a").listRowBackground(box.value ? Color.red : Color.blue)
                Text("b").listRowBackground(box.value ? Color.red : nil)
            }
            .listStyle(.plain)
        }
        host.update()
        expect(host.pixel(290, 3) == [229, 52, 53] && host.pixel(290, 40) == [229, 52, 53])
        box.value = false
        host.update()
        expect(host.pixel(290, 3) == [43, 109, 224] && host.pixel(290, 40) == [255, 255, 255])
    }

    @Test func linesAreHiddenAndTinted() {
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Text("a")
                Text("b").listRowSeparator(.hidden)
                Text("c").listRowSeparatorTint(.red)
                Text("d").listRowSeparator(.hidden, edges: .bottom)
                Text("e")
                Text("f")
            }
        }
        host.update()
        expect(host.listRows.map { $0.appearance.line != nil }, equals: [false, false, true, false, true, false])
        expect(host.listRows[2].appearance.line, equals: Color.red.resolve(in: .light))
        let sidebar = TestHost.live(width: 300, height: 400) {
            List {
                Text("a")
                Text("b").listRowSeparator(.visible)
                Text("c")
            }
            .listStyle(.sidebar)
        }
        sidebar.update()
        expect(sidebar.listRows.map { $0.appearance.line != nil }, equals: [true, true, false])
    }

    @Test("a separator begins and ends at guides that the row's view sets, also when they change")
    func separatorGuides() {
        let end = Box<CGFloat>(100)
        let host = TestHost.live(width: 300, height: 200) {
            List {
                Text("a").frame(width: 50)
                    .alignmentGuide(.listRowSeparatorLeading) { _ in 40 }
                    .alignmentGuide(.listRowSeparatorTrailing) { [end = end.value] _ in end }
                Text("b").frame(width: 50)
                Text("c")
            }
            .listStyle(.plain)
        }
        host.update()
        func length(of row: Int) -> Int {
            let bottom = Int(host.listRows[row].windowFrame.maxY) - 1
            let picture = host.snapshot()
            return (0..<300).count { picture.rgb($0, bottom) != picture.rgb(0, bottom) }
        }
        expect(length(of: 0), equals: 60)
        // Without a guide it does not end with its view.
        expect(length(of: 1) > 200)
        end.value = 150
        host.update()
        expect(length(of: 0), equals: 110)
    }

    @Test func sectionsOpenAndClose() {
        let isOpen = Box(true)
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Section(
                    "H",
                    isExpanded: Binding {
                        isOpen.value
                    } set: {
                        isOpen.value = $0
                    }
                ) {
                    Text("a")
                    Text("b")
                }
                Text("after")
            }
        }
        host.update()
        expect(host.labels.filter { $0.count < 6 && $0 != "chevron.right" }, equals: ["H", "a", "b", "after"])
        host.tap(at: CGPoint(x: 20, y: 12))
        expect(!isOpen.value)
        expect(host.find(text: "a") == nil && host.find(text: "after") != nil)
        expect(host.listRows.map(\.role), equals: [.header, .row])
        host.tap(at: CGPoint(x: 20, y: 12))
        expect(host.find(text: "b") != nil)
    }

    @Test func aSectionThatDoesNotCollapseShowsItsRows() {
        let isOpen = Box(false)
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Section("H", isExpanded: Binding(get: { isOpen.value }, set: { isOpen.value = $0 })) {
                    Text("a")
                }
                .collapsible(false)
            }
        }
        host.update()
        expect(host.listRows.map(\.role), equals: [.header, .row])
        host.tap(at: CGPoint(x: 20, y: 12))
        expect(!isOpen.value && host.find(text: "a") != nil)
    }

    @Test func badgesAreAtTheEndOfTheRow() throws {
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Text("a").badge(3).tag("a")
                Text("b").badge(0)
            }
        }
        host.update()
        let badge = try require(host.find(text: "3"))
        expect(abs(badge.maxX - 282) < 0.01)
        expect(host.listRows.count, equals: 2)
    }

    @Test("A badge is at the end of the row, whatever modifiers are around it") func wrappedBadges() throws {
        let host = TestHost.live(width: 300, height: 400) {
            List {
                Text("a").badge(3).padding(10).opacity(0.9)
                Text("b").badge(4).frame(height: 30).background(Color.blue)
                HStack { Text("c").badge(5) }
            }
        }
        host.update()
        expect(abs(try require(host.find(text: "3")).maxX - 272) < 0.01)
        expect(abs(try require(host.find(text: "4")).maxX - 282) < 0.01)
        expect(host.find(text: "5") == nil)
    }

    @Test func aListInAStackTakesTheRemainingSpace() {
        let host = TestHost.live(width: 300, height: 400) {
            VStack(spacing: 0) {
                Block("top", 300, 100)
                List { ForEach(0..<100) { Text("\($0)") } }.accessibilityIdentifier("list")
            }
        }
        host.update()
        expect(host.frame("list"), equals: CGRect(x: 0, y: 100, width: 300, height: 300))
    }

    @Test func scrollToTheLastOfAMillion() {
        let runs = RunLog()
        let proxy = Box<ScrollViewProxy?>(nil)
        let host = TestHost.live(width: 300, height: 400) {
            ScrollViewReader { reader in
                List(0..<1_000_000, id: \.self) { LoggedRow(number: $0, runs: runs) }
                    .onAppear { proxy.value = reader }
            }
        }
        host.update()
        proxy.value?.scrollTo(999_999, anchor: .bottom)
        host.update()
        expect(host.find(text: "999,999") != nil)
        expect(runs.value.count < 150)
    }
}
