import CoreTesting
import Expectations
import HostSupport
import Testing

/// Views in rows and columns.
@MainActor struct GridTests {
    private func small(_ anchor: UnitPoint?) -> Arrangement {
        Arrangement(400, 400) {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                GridRow {
                    Block("a", 60, 60)
                    Block("b", 60, 60)
                }
                GridRow {
                    Block("c", 60, 60)
                    if let anchor { Block("blue", 10, 10).gridCellAnchor(anchor) } else { Block("blue", 10, 10) }
                }
            }
        }
    }

    @Test("columns are as wide as their widest view, and views are centred or at an anchor")
    func columns() {
        expect(small(nil).size, equals: [121, 121])
        expect(small(nil)["blue"], equals: [86, 86, 10, 10])
        expect(small(UnitPoint(x: 0.25, y: 0.75))["blue"], equals: [73.5, 98.5, 10, 10])
    }

    @Test("a guide that changes within the same size moves a view in a column with an alignment of its own")
    func changedColumnGuide() {
        let place = Box<CGFloat>(0)
        expectLikeFresh(change: [{ place.value = 10 }, { place.value = 0 }]) {
            Grid {
                GridRow { Block("a", 20, 10).gridColumnAlignment(.trailing) }
                GridRow { Block("b", 20, 10).alignmentGuide(.trailing) { [place = place.value] in $0.width - place } }
            }
        }
    }

    private func divided(_ unsized: Axis.Set) -> Arrangement {
        Arrangement(200, 100) {
            Grid {
                GridRow {
                    Block("a", 20, 10)
                    Block("b", 40, 10)
                }
                Divider().gridCellUnsizedAxes(unsized).accessibilityIdentifier("line")
                GridRow { Block("c", 20, 10) }
            }
        }
    }

    @Test("a view outside a row spans the grid; cells missing from short rows stay empty")
    func spanning() {
        let wide = divided([])
        expect(wide.size, equals: [200, 37])
        expect(wide["line"], equals: [0, 18, 200, 1])
        let narrow = divided(.horizontal)
        expect(narrow.size, equals: [68, 37])
        expect(narrow["line"], equals: [0, 18, 68, 1])
        expect(narrow["c"], equals: [0, 27, 20, 10])
    }

    @Test("cells that span columns, and flexible columns")
    func spans() {
        let view = Arrangement(208, 100) {
            Grid {
                GridRow {
                    Fill("a")
                    Fill("b")
                }
                GridRow { Fill("wide").gridCellColumns(2) }
            }
        }
        expect(view["a"], equals: [0, 0, 100, 46])
        expect(view["b"], equals: [108, 0, 100, 46])
        expect(view["wide"], equals: [0, 54, 208, 46])
        let pushed = Arrangement(400, 400) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 10, 10)
                    Block("b", 20, 10)
                    Block("c", 30, 10)
                }
                GridRow { Block("wide", 50, 10).gridCellColumns(2) }
            }
        }
        expect(pushed.size, equals: [80, 20])
        expect(pushed["c"], equals: [50, 0, 30, 10])
        expect(pushed["wide"], equals: [0, 10, 50, 10])
    }

    @Test("alignments of the grid, of a row and of a column")
    func alignments() {
        let view = Arrangement(400, 400) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 30, 30)
                    Block("b", 30, 30)
                }
                GridRow(alignment: .bottom) {
                    Block("c", 10, 10)
                    Block("d", 10, 30).gridColumnAlignment(.trailing)
                }
                GridRow {
                    Block("e", 10, 10)
                    Block("f", 10, 30)
                }
            }
        }
        expect(view["c"], equals: [0, 50, 10, 10])
        expect(view["d"], equals: [50, 30, 10, 30])
        expect(view["e"], equals: [0, 60, 10, 10])
        expect(view["f"], equals: [50, 60, 10, 30])
    }

    @Test("texts in a row share a baseline")
    func baselines() {
        let view = Arrangement(400, 400) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("Large").font(.system(size: 40)).accessibilityIdentifier("large")
                    Text("small").font(.system(size: 10)).accessibilityIdentifier("small")
                }
            }
        }
        expect((view["small"]?[1] ?? 0) > 10)
    }

    @Test("rows are inserted, removed and changed; cells keep their state; outside a grid a row is its views")
    func edits() {
        let rows = Box([1, 2]), isBottom = Box(false)
        let host = TestHost.live(width: 300, height: 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(rows.value, id: \.self) { row in
                    GridRow(alignment: isBottom.value ? .bottom : .top) {
                        Block("a\(row)", 20, 20)
                        Block("b\(row)", CGFloat(10 * row), 10)
                    }
                }
            }
        }
        expect(host.layoutTree.frame.size, equals: CGSize(width: 40, height: 40))
        rows.value = [3, 1]
        host.update()
        expect(host.layoutTree.frame.size, equals: CGSize(width: 50, height: 40))
        expect(host.frame("b3")?.minY, equals: host.frame("a3")?.minY)
        isBottom.value = true
        host.update()
        expect(host.frame("b3")?.maxY, equals: host.frame("a3")?.maxY)
        let plain = Arrangement(100, 100) {
            HStack(spacing: 0) {
                GridRow {
                    Block("a", 10, 10)
                    Block("b", 10, 10)
                }
            }
        }
        expect(plain["b"], equals: [10, 0, 10, 10])
    }

    @Test("an anchor takes the place of the row's alignment", arguments: [(0.0, 0), (0.5, 20), (1, 40)])
    func anchoredCells(y: Double, expected: CGFloat) {
        for alignment in [VerticalAlignment.top, .center, .bottom] {
            let view = Arrangement(200, 200) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow(alignment: alignment) {
                        Block("high", 10, 50)
                        Block("low", 10, 10).gridCellAnchor(UnitPoint(x: 0.5, y: y))
                    }
                }
            }
            expect(view.size, equals: [20, 50])
            expect(view["low"], equals: [10, expected, 10, 10])
        }
        let anchoredIsHigher = Arrangement(200, 200) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Block("low", 10, 10)
                    Block("high", 10, 50).gridCellAnchor(.center)
                }
            }
        }
        expect(anchoredIsHigher["low"], equals: [0, 40, 10, 10])
    }
}
