import CoreTesting
import Expectations
import HostSupport
import Testing

/// Nested stacks, and layers.
@MainActor struct NestedStacks {
    private func grid() -> some View {
        VStack {
            Block("red", 40, 40)
            Block("blue", 40, 40)
            HStack {
                Block("green", 40, 40)
                Block("yellow", 40, 40)
            }
        }
    }

    @Test("nested stacks take their ideal size")
    func ideal() {
        let view = Arrangement(400, 400) { grid() }
        expect(view.size, equals: [88, 136])
        expect(view["red"], equals: [24, 0, 40, 40])
        expect(view["blue"], equals: [24, 48, 40, 40])
        expect(view["green"], equals: [0, 96, 40, 40])
        expect(view["yellow"], equals: [48, 96, 40, 40])
        let framed = Arrangement(400, 400) { grid().frame(width: 150, height: 150) }
        expect(framed["red"], equals: [55, 7, 40, 40])
        expect(framed["blue"], equals: [55, 55, 40, 40])
        expect(framed["green"], equals: [31, 103, 40, 40])
        expect(framed["yellow"], equals: [79, 103, 40, 40])
    }

    @Test("alignments of nested stacks")
    func alignments() {
        let view = Arrangement(400, 400) {
            VStack(alignment: .leading) {
                Block("red", 30, 30)
                Block("blue", 40, 40)
                HStack(alignment: .top) {
                    Block("green", 50, 50)
                    Block("yellow", 60, 60)
                }
            }
        }
        expect(view.size, equals: [118, 146])
        expect(view["red"], equals: [0, 0, 30, 30])
        expect(view["blue"], equals: [0, 38, 40, 40])
        expect(view["green"], equals: [0, 86, 50, 50])
        expect(view["yellow"], equals: [58, 86, 60, 60])
    }

    @Test("flexible heights are shared with a nested stack")
    func shared() {
        let view = Arrangement(100, 236) {
            VStack {
                Fill("a")
                HStack {
                    Fill("b")
                    Fill("c")
                }
                Color.red.frame(height: 20).accessibilityIdentifier("d")
            }
        }
        expect(view["a"], equals: [0, 0, 100, 100])
        expect(view["b"], equals: [0, 108, 46, 100])
        expect(view["c"], equals: [54, 108, 46, 100])
        expect(view["d"], equals: [0, 216, 100, 20])
    }

    @Test("the size of a ZStack is that of its members of the highest priority")
    func layerPriority() {
        let view = Arrangement(400, 400) {
            ZStack(alignment: .leading) {
                Block("blue", 100, 100).layoutPriority(-0.1)
                Block("red", 60, 60)
                Block("green", 40, 40).layoutPriority(1)
            }
            .overlay { Block("black", 20, 20) }
        }
        expect(view.size, equals: [40, 40])
        expect(view["blue"], equals: [0, -30, 100, 100])
        expect(view["red"], equals: [0, -10, 60, 60])
        expect(view["green"], equals: [0, 0, 40, 40])
        expect(view["black"], equals: [10, 10, 20, 20])
    }

    @Test("overlay and background are aligned in their base")
    func secondaryAlignment() {
        let view = Arrangement(400, 400) {
            Block("red", 200, 200)
                .overlay(alignment: .topLeading) { Block("green", 100, 100) }
                .background(alignment: .bottomTrailing) { Block("blue", 100, 100) }
        }
        expect(view.size, equals: [200, 200])
        expect(view["red"], equals: [0, 0, 200, 200])
        expect(view["green"], equals: [0, 0, 100, 100])
        expect(view["blue"], equals: [100, 100, 100, 100])
    }

    @Test("an overlay is proposed its base's size and never changes it")
    func overlaySize() {
        let small = Arrangement(500, 500) { Block("base", 40, 30).overlay(Fill("over")) }
        expect(small["over"], equals: [0, 0, 40, 30])
        expect(small.size, equals: [40, 30])
        let large = Arrangement(500, 500) { Block("base", 40, 40).overlay(Block("big", 100, 100)) }
        expect(large["big"], equals: [-30, -30, 100, 100])
        expect(large.size, equals: [40, 40])
    }

    @Test("the nine alignments of a ZStack")
    func layerAlignments() {
        let places: [(Alignment, CGFloat, CGFloat)] = [
            (.topLeading, 0, 0), (.top, 40, 0), (.topTrailing, 80, 0), (.leading, 0, 20), (.center, 40, 20),
            (.trailing, 80, 20), (.bottomLeading, 0, 40), (.bottom, 40, 40), (.bottomTrailing, 80, 40),
        ]
        for (alignment, x, y) in places {
            let view = Arrangement(400, 400) {
                ZStack(alignment: alignment) {
                    Block("base", 100, 60)
                    Block("a", 20, 20)
                }
            }
            expect(view["a"], equals: [x, y, 20, 20])
        }
    }

    @Test("several root views are laid out in a column; in a row side by side")
    func implicitRoot() {
        struct Two: View {
            var body: some View {
                Fill("red")
                Fill("blue")
            }
        }
        let view = Arrangement(100, 108) { Two() }
        expect(view["red"], equals: [0, 0, 100, 50])
        expect(view["blue"], equals: [0, 58, 100, 50])
        let row = Arrangement(108, 100) { HStack { Two() } }
        expect(row["red"], equals: [0, 0, 50, 100])
        expect(row["blue"], equals: [58, 0, 50, 100])
    }

    @Test("the window centres its root view")
    func rootIsCentred() {
        let host = TestHost(width: 200, height: 100) { Block("a", 50, 20) }
        expect(host.frame("a"), equals: CGRect(x: 75, y: 40, width: 50, height: 20))
        host.resize(width: 60, height: 61)
        expect(host.frame("a"), equals: CGRect(x: 5, y: 20.5, width: 50, height: 20))
    }
}
