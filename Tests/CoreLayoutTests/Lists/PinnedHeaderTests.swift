import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// Section headers that stay visible while their rows are scrolled, and the lines between sections.
@MainActor struct PinnedHeaderTests {
    private let middle = CGPoint(x: 100, y: 100)

    private struct Rows: View {
        var sections = 5
        var selection: Binding<String?>?
        var line = Visibility.automatic
        var body: some View {
            List(selection: selection) {
                ForEach(0..<sections, id: \.self) { section in
                    Section {
                        ForEach(0..<8, id: \.self) { row in
                            Text("row \(section).\(row)").frame(height: 20).tag("\(section).\(row)")
                        }
                    } header: {
                        Text("Section \(section)")
                    }
                    .listSectionSeparator(section == 0 ? line : .automatic)
                }
            }
        }
    }

    private func host(_ view: Rows = Rows()) -> TestHost {
        let host = TestHost(width: 200, height: 200) { view.listStyle(.plain) }
        host.settle()
        return host
    }

    @Test("A header stays at the top while its section is scrolled, and the next one pushes it out")
    func pinned() throws {
        let host = host()
        let own = try require(host.find(text: "Section 0"))
        host.scroll(at: middle, dy: 60)
        host.settle()
        expect(host.find(text: "Section 0"), equals: own)
        // The section is as long as its header and 8 rows of 28 points.
        let length = try require(host.find(text: "Section 1")).midY + 60 - own.midY - 8
        host.scroll(at: middle, dy: length - 60 - 10)
        host.settle()
        let pushed = try require(host.find(text: "Section 0"))
        expect(pushed.minY < own.minY && pushed.minY > own.minY - 30)
        host.scroll(at: middle, dy: 40)
        host.settle()
        expect(try require(host.find(text: "Section 1")).minY, equals: own.minY)
    }

    @Test("Inset and bordered lists pin headers, sidebars do not")
    func styles() throws {
        func pins<S: ListStyle>(_ style: S) throws -> Bool {
            let host = TestHost(width: 200, height: 200) { Rows().listStyle(style) }
            host.settle()
            host.scroll(at: middle, dy: 80)
            host.settle()
            return (host.find(text: "Section 0")?.minY ?? -1) > 0
        }
        expect(try pins(.inset) && pins(.bordered) && pins(.plain))
        expect(try !pins(.sidebar))
    }

    @Test("Scrolling runs no body and makes no header again")
    func cost() {
        let host = host(Rows(sections: 2_000))
        host.scroll(at: middle, dy: 30)
        host.settle()
        let cost = host.statistics { host.pipeline.handle(.scroll(middle, dx: 0, dy: 3)) }
        expect(cost.bodies == 0 && cost.nodesCreated == 0 && cost.layoutMeasures == 0)
    }

    @Test("A press on a pinned header is none on the row below it, and keys scroll rows out from under it")
    func input() throws {
        let selected = Box<String?>(nil)
        let host = host(
            Rows(
                selection: Binding {
                    selected.value
                } set: {
                    selected.value = $0
                }))
        host.scroll(at: middle, dy: 70)
        host.settle()
        let header = try require(host.find(text: "Section 0"))
        host.tap(at: CGPoint(x: 150, y: header.midY))
        expect(selected.value == nil)
        host.tap(at: CGPoint(x: 150, y: 150))
        for _ in 0..<6 {
            host.key(.upArrow)
            host.settle()
            let value = try require(selected.value)
            guard let row = host.find(text: "row \(value)"), let header = host.find(text: "Section 0") else {
                Issue.record("\(value) is not visible")
                continue
            }
            expect(row.minY >= header.maxY)
        }
    }

    @Test("Lines between sections: none by default, one where a section asks for it")
    func lines() {
        func count(_ line: Visibility) -> Int {
            host(Rows(line: line)).listRows.filter { $0.appearance.sectionLine != nil || $0.appearance.endLine != nil }
                .count
        }
        expect(count(.automatic) == 0 && count(.hidden) == 0)
        // The start of the first section is in view, its end is below.
        expect(count(.visible), equals: 1)

        let single = TestHost(width: 200, height: 200) {
            List {
                Section { Text("a") }.listSectionSeparator(.visible)
                Section { Text("b") }.listSectionSeparator(.hidden, edges: .top).listSectionSeparatorTint(.red)
                Section { Text("c") }.listSectionSeparator(.visible).listSectionSeparatorTint(.red)
            }
        }
        single.settle()
        let lines = single.listRows.map { ($0.appearance.sectionLine, $0.appearance.endLine) }
        expect(lines.count, equals: 3)
        // Above the first, none that is hidden, and around the last.
        expect(lines[0].0 != nil && lines[1].0 == nil && lines[2].0 != nil && lines[2].1 == lines[2].0)
    }
}
