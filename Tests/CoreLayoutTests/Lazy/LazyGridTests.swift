import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

@MainActor struct LazyGridTests {
    @Test func fixedAndAdaptive() {
        let host = TestHost(width: 200, height: 200) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<7, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
            }
            .frame(width: 200)
        }
        expect(host.frame("0"), equals: CGRect(x: 0, y: 62, width: 70, height: 20))
        expect(host.frame("1"), equals: CGRect(x: 78, y: 62, width: 57, height: 20))
        expect(host.frame("2"), equals: CGRect(x: 143, y: 62, width: 57, height: 20))
        expect(host.frame("6"), equals: CGRect(x: 0, y: 118, width: 70, height: 20))
    }

    @Test func flexibleClampInOrder() {
        let columns = [
            GridItem(.fixed(100), spacing: 0), GridItem(.flexible(minimum: 100, maximum: 200), spacing: 0),
            GridItem(.flexible(minimum: 10, maximum: 50), spacing: 0),
        ]
        expect(GridTrack.tracks(of: columns, in: 300).map(\.length), equals: [100, 100, 50])
        let host = TestHost(width: 300, height: 100) {
            LazyVGrid(columns: columns) {
                ForEach(0..<3) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
            }
        }
        expect(host.frames("0").first?.width, equals: 100)
        expect(host.frame("2")?.width, equals: 50)
    }

    @Test func badItems() {
        for size in [
            GridItem.Size.fixed(.nan), .flexible(minimum: .nan, maximum: -1), .adaptive(minimum: 0),
            .adaptive(minimum: .infinity),
            .adaptive(minimum: .nan),
        ] {
            let host = TestHost(width: 300, height: 100) {
                VStack(spacing: 0) {
                    Block("sibling", 100, 20)
                    ScrollView {
                        LazyVGrid(columns: [GridItem(size, spacing: .nan), GridItem(size)]) {
                            ForEach(0..<30) { Text("\($0)") }
                        }
                    }
                }
            }
            host.update()
            expect(host.find(text: "0") != nil, "\(size)")
            expect(host.layoutTree.isPlausible, "\(size)")
            host.scroll(at: CGPoint(x: 150, y: 50), dy: 50)
            expect(host.layoutTree.isPlausible, "\(size)")
            expect(host.frame("sibling"), equals: CGRect(x: 100, y: 0, width: 100, height: 20), "\(size)")
            expect(host.pixel(150, 10) != windowColor)
        }
        let empty = TestHost(width: 40, height: 40) { LazyVGrid(columns: []) { Text("a") } }
        expect(empty.find(text: "a") != nil)
        expect(empty.layoutTree.isPlausible)
    }

    @Test func thousandsOfCells() {
        let count = Box(10_000)
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) {
                    ForEach(0..<count.value, id: \.self) {
                        Color.red.frame(height: 20).accessibilityIdentifier("\($0)")
                    }
                }
            }
        }
        host.update()
        expect(host.takeStatistics().nodesCreated < 600)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: 20_000)
        expect(host.frame("5000"), equals: CGRect(x: 0, y: 0, width: 20, height: 20))
        expect(host.frame("5006"), equals: CGRect(x: 20, y: 20, width: 20, height: 20))
        count.value = 9999
        host.update()
        expect(host.frame("5006"), equals: CGRect(x: 20, y: 20, width: 20, height: 20))
        host.key(.end)
        expect(host.frame("9998")?.maxY, equals: 200)
        host.scroll(at: CGPoint(x: 50, y: 100), dy: -20_000)
        let first = (0..<2000).first { host.frame("\($0 * 5)")?.minY == 0 }.map { $0 * 5 } ?? 0
        expect(first > 100)
        // Other columns: the first visible cell is still in the first line.
        host.resize(width: 60, height: 200)
        expect(host.frame("\(first)")?.minY, equals: 0)
    }

    @Test func sectionsTakeLinesOfTheirOwn() {
        let host = TestHost(width: 100, height: 200) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<3, id: \.self) { Block("\(section)-\($0)", 50, 20) }
                        } header: {
                            Block("h\(section)", 90, 10)
                        }
                    }
                }
            }
        }
        expect(host.frame("h0"), equals: CGRect(x: 5, y: 0, width: 90, height: 10))
        expect(host.frame("0-2"), equals: CGRect(x: 0, y: 30, width: 50, height: 20))
        expect(host.frame("h1"), equals: CGRect(x: 5, y: 50, width: 90, height: 10))
        expect(host.frame("1-1"), equals: CGRect(x: 50, y: 60, width: 50, height: 20))
    }

    @Test func horizontalGrid() {
        let host = TestHost(width: 200, height: 100) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
                    ForEach(0..<100, id: \.self) { Color.red.frame(width: 30).accessibilityIdentifier("\($0)") }
                }
            }
        }
        expect(host.frame("3"), equals: CGRect(x: 30, y: 50, width: 30, height: 50))
    }
}
