import CoreTesting
import Expectations
import HostSupport
import Testing

/// How stacks divide their space: least flexible first, by priority.
@MainActor struct StackDivision {
    @Test("equally flexible children get equal shares")
    func equal() {
        let view = Arrangement(300, 100) {
            HStack(spacing: 0) {
                Fill("a")
                Fill("b")
                Fill("c")
            }
        }
        expect(view["a"], equals: [0, 0, 100, 100])
        expect(view["b"], equals: [100, 0, 100, 100])
        expect(view["c"], equals: [200, 0, 100, 100])
    }

    @Test("a stack may overflow, because the least flexible child is measured first")
    func overflow() {
        let view = Arrangement(150, 100) {
            HStack(spacing: 0) {
                Rectangle().frame(maxWidth: 100).accessibilityIdentifier("max")
                Rectangle().frame(minWidth: 100).accessibilityIdentifier("min")
            }
            .frame(width: 150, height: 100)
        }
        expect(view["max"], equals: [-12.5, 0, 75, 100])
        expect(view["min"], equals: [62.5, 0, 100, 100])
    }

    @Test("of infinitely flexible children, the one with the larger minimum is measured first")
    func minimumFirst() {
        let view = Arrangement(210, 10) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 40).accessibilityIdentifier("a")
                Fill("b")
                Color.red.frame(minWidth: 100).accessibilityIdentifier("c")
            }
        }
        expect(view["a"], equals: [0, 0, 40, 10])
        expect(view["b"], equals: [40, 0, 70, 10])
        expect(view["c"], equals: [110, 0, 100, 10])
    }

    @Test("neighbours are 8 points apart by default")
    func spacing() {
        let view = Arrangement(208, 50) {
            HStack {
                Fill("a")
                Fill("b")
            }
        }
        expect(view["a"], equals: [0, 0, 100, 50])
        expect(view["b"], equals: [108, 0, 100, 50])
        let column = Arrangement(50, 208) {
            VStack {
                Fill("a")
                Fill("b")
            }
        }
        expect(column["b"], equals: [0, 108, 50, 100])
    }

    @Test("a higher priority takes everything but the others' minimum")
    func priority() {
        let view = Arrangement(100, 316) {
            VStack {
                Fill("red")
                Fill("blue").layoutPriority(1)
                HStack {
                    Color.green
                    Color.yellow
                }.accessibilityIdentifier("row")
            }
        }
        expect(view["red"], equals: [0, 0, 100, 0])
        expect(view["blue"], equals: [0, 8, 100, 300])
        expect(view["row"]?[1], equals: 316)
        expect(view["row"]?[3], equals: 0)
    }

    @Test("the minimum of a lower priority is reserved")
    func priorityAndMinimum() {
        let view = Arrangement(200, 10) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 50).accessibilityIdentifier("a")
                Fill("b").layoutPriority(1)
            }
        }
        expect(view["a"], equals: [0, 0, 50, 10])
        expect(view["b"], equals: [50, 0, 150, 10])
    }

    @Test("a spacer is at least 8 long, and neighbours of a spacer have no other spacing")
    func spacerMinimum() {
        for isFixed in [false, true] {
            let view = Arrangement(100, 20) {
                HStack {
                    Block("a", 50, 10)
                    Spacer()
                    Block("b", 50, 10)
                }.fixedSize(horizontal: isFixed, vertical: false)
            }
            expect(view.size, equals: [108, 10])
            expect(view["b"], equals: [58, 0, 50, 10])
        }
    }

    @Test("spacers of different minimums are equally long if there is enough space")
    func spacersSplit() {
        let view = Arrangement(200, 20) {
            HStack {
                Block("a", 30, 10)
                Spacer(minLength: 20)
                Block("b", 30, 10)
                Spacer(minLength: 10)
                Block("c", 30, 10)
            }
        }
        expect(["a", "b", "c"].map { view[$0]?[0] }, equals: [0, 85, 170])
    }

    @Test("a spacer's minimum may make the stack overflow its frame, which centres it")
    func spacerOverflow() {
        let view = Arrangement(150, 80) {
            HStack {
                Block("a", 30, 50)
                Spacer(minLength: 100)
                Block("b", 30, 50)
            }.frame(width: 150, height: 80)
        }
        expect(view["a"], equals: [-5, 15, 30, 50])
        expect(view["b"], equals: [125, 15, 30, 50])
    }

    @Test("a spacer is measured after every other view")
    func spacerLast() {
        let view = Arrangement(100, 10) {
            HStack(spacing: 0) {
                Fill("a")
                Spacer().accessibilityIdentifier("spacer")
            }
        }
        expect(view["a"], equals: [0, 0, 92, 10])
        expect(view["spacer"]?[2], equals: 8)
    }

    @Test("a spacer takes the remaining space along the stack, and none across it")
    func spacerAcross() {
        let view = Arrangement(200, 100) {
            VStack {
                Block("a", 20, 20)
                Spacer().accessibilityIdentifier("spacer")
                Block("b", 20, 20)
            }
        }
        expect(view["spacer"]?[3], equals: 60)
        expect(view.size, equals: [20, 100])
        expect(view["b"], equals: [0, 80, 20, 20])
    }

    @Test("a negative spacing makes neighbours overlap")
    func negativeSpacing() {
        let view = Arrangement(100, 20) {
            HStack(spacing: -5) {
                Block("a", 20, 10)
                Block("b", 20, 10)
            }
        }
        expect(view["b"], equals: [15, 0, 20, 10])
        expect(view.size, equals: [35, 10])
    }

    @Test("an empty stack has no size, a hidden member no spacing")
    func empty() {
        expect(Arrangement(100, 100) { VStack {} }.size, equals: [0, 0])
        expect(
            Arrangement(100, 100) {
                VStack {
                    Block("a", 10, 10)
                    EmptyView()
                    Block("b", 10, 10)
                }
            }.size, equals: [10, 28])
    }
}
