import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var other = 0
    func go() { withAnimation(.linear(duration: 1)) { x = 100 } }
}

private struct Content<Shown: View>: View {
    let model: Model
    @ViewBuilder let shown: (Model) -> Shown
    var body: some View { shown(model).frame(width: 200, height: 100, alignment: .topLeading) }
}

/// Which animation applies to a change, from the state to the view that moves.
@MainActor struct AnimationScopes {
    private let model = Model()

    private func host<Shown: View>(@ViewBuilder _ shown: @escaping (Model) -> Shown) -> TestHost {
        let model = model
        let host = TestHost(width: 200, height: 100) { Content(model: model, shown: shown) }
        host.update()
        return host
    }

    private func square(_ name: String = "square") -> some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
    }

    /// The position of the square after so many seconds, rounded to a tenth of a point.
    private func x(_ host: TestHost, after seconds: Double, _ name: String = "square") -> CGFloat {
        host.update()
        if seconds > 0 { host.advance(by: seconds) }
        return ((host.frame(name)?.minX ?? -1) * 10).rounded() / 10
    }

    @Test func noneBelowMakesAChangeJump() {
        let host = host { square().offset(x: $0.x).animation(nil, value: $0.x) }
        model.go()
        expect(x(host, after: 0), equals: 100)
        expect(host.settle())
    }

    @Test func noneForAnotherValueLeavesItAlone() {
        let host = host { square().offset(x: $0.x).animation(nil, value: $0.other) }
        model.go()
        expect(x(host, after: 0.5), equals: 50)
    }

    @Test func aTransactionWithoutAnimationAppliesBelowIt() {
        let host = host { model in
            VStack(alignment: .leading, spacing: 0) {
                square("still").offset(x: model.x).transaction { $0.animation = nil }
                square().offset(x: model.x)
            }
        }
        model.go()
        expect(x(host, after: 0.5) == 50 && x(host, after: 0, "still") == 100)
    }

    @Test func aTransactionForAValueAppliesWhenItChanges() {
        let host = host { model in
            square().offset(x: model.x).transaction(value: model.other) { $0.animation = .linear(duration: 4) }
        }
        model.go()
        expect(x(host, after: 0.5), equals: 50)
        host.settle()
        withAnimation(.linear(duration: 1)) { (model.x, model.other) = (0, 1) }
        expect(x(host, after: 1), equals: 75)
    }

    @Test func disabledAnimationsDisableThoseOfValues() {
        let host = host { square().offset(x: $0.x).animation(.linear(duration: 1), value: $0.x) }
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.x = 100 }
        expect(x(host, after: 0), equals: 100)
        withAnimation(nil) { model.x = 0 }
        expect(x(host, after: 0.5), equals: 50)
    }

    /// A view with two states of its own, both of which one body shows.
    private struct Pair: View {
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        let log: (CGFloat, CGFloat) -> Void
        let onTap: (Binding<CGFloat>, Binding<CGFloat>) -> Void

        var body: some View {
            let _ = log(x, y)
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square").offset(x: x)
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("other").offset(x: y)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
            .contentShape(Rectangle()).onTapGesture { onTap($x, $y) }
        }
    }

    private func pair(_ onTap: @escaping (Binding<CGFloat>, Binding<CGFloat>) -> Void) -> (TestHost, Seen) {
        let seen = Seen()
        let host = TestHost(width: 200, height: 100) { Pair(log: { seen.values.append([$0, $1]) }, onTap: onTap) }
        host.update()
        seen.values = []
        host.tap(at: CGPoint(x: 190, y: 90))
        return (host, seen)
    }

    private final class Seen { var values: [[CGFloat]] = [] }

    @Test func eachChangeOfAnActionHasItsOwn() {
        let (host, seen) = pair { x, y in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
            withAnimation(.linear(duration: 2)) { y.wrappedValue = 100 }
            // An action sees both new values immediately.
            expect(x.wrappedValue == 100 && y.wrappedValue == 100)
        }
        expect(seen.values, equals: [[100, 0], [100, 100]])
        expect(x(host, after: 0.5) == 50 && x(host, after: 0, "other") == 25)
        expect(host.settle())
        expect(x(host, after: 0, "other"), equals: 100)
    }

    @Test func changesBesideAnAnimationAreImmediate() {
        for isFirst in [true, false] {
            let (host, _) = pair { x, y in
                if isFirst { y.wrappedValue = 100 }
                withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
                if !isFirst { y.wrappedValue = 100 }
            }
            expect(x(host, after: 0.5) == 50 && x(host, after: 0, "other") == 100)
        }
    }

    @Test func equalTransactionsAreOneChange() {
        let (_, seen) = pair { x, y in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
            withAnimation(.linear(duration: 1)) { y.wrappedValue = 100 }
        }
        expect(seen.values, equals: [[100, 100]])
    }

    /// One state set twice: it jumps to the first value and is animated from there.
    @Test func aStateSetTwiceGoesFromTheFirstToTheSecond() {
        let (host, seen) = pair { x, _ in
            x.wrappedValue = 50
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
        }
        expect(seen.values, equals: [[50, 0], [100, 0]])
        expect(x(host, after: 0.5), equals: 75)
    }

    @Test func completionsOfEachAreItsOwn() {
        var log: [String] = []
        let (host, _) = pair { x, y in
            withAnimation(.linear(duration: 1)) {
                x.wrappedValue = 100
            } completion: {
                log.append("x")
            }
            withAnimation(.linear(duration: 2)) {
                y.wrappedValue = 100
            } completion: {
                log.append("y")
            }
        }
        host.advance(by: 0.9)
        expect(log.isEmpty)
        host.advance(by: 0.2)
        expect(log, equals: ["x"])
        host.advance(by: 1)
        expect(log, equals: ["x", "y"])
    }

    @Test func theInnermostCallCounts() {
        let host = host { square().offset(x: $0.x) }
        withAnimation(.linear(duration: 4)) { withAnimation(.linear(duration: 1)) { model.x = 100 } }
        expect(x(host, after: 0.5), equals: 50)
    }

    @Test func aChangeWithoutAnimationEndsTheAnimation() {
        let host = host { square().offset(x: $0.x) }
        model.go()
        expect(x(host, after: 0.5), equals: 50)
        model.x = 20
        expect(x(host, after: 0), equals: 20)
        expect(host.settle())
    }

    @Test func changesElsewhereDoNotAffectTheAnimation() {
        let host = host { square().offset(x: $0.x).opacity($0.other == 0 ? 1 : 0.5) }
        model.go()
        expect(x(host, after: 0.25), equals: 25)
        model.other = 1
        expect(x(host, after: 0.25), equals: 50)
    }

    @Test func theInnermostModifierCounts() {
        let host = host {
            square().offset(x: $0.x).animation(.linear(duration: 1), value: $0.x)
                .animation(.linear(duration: 4), value: $0.x)
        }
        model.x = 100
        expect(x(host, after: 0.5), equals: 50)
    }

    @Test func betweenTwoModifiersTheOuterCounts() {
        let host = host {
            square().offset(x: $0.x).animation(.linear(duration: 1), value: $0.x)
                .offset(y: $0.x).animation(.linear(duration: 4), value: $0.x)
        }
        model.x = 100
        expect(x(host, after: 1), equals: 100)
        expect(host.frame("square")?.minY, equals: 25)
    }

    @Test func withoutAValueEveryChangeIsAnimated() {
        let host = host { square().offset(x: $0.x).animation(.linear(duration: 1)) }
        model.x = 100
        expect(x(host, after: 0.5), equals: 50)
    }

    @Test func bothKindsOfCompletionsRunInTime() {
        let host = host { square().offset(x: $0.x) }
        var log: [String] = []
        withAnimation(.smooth) {
            model.x = 100
        } completion: {
            log.append("looks done")
        }
        withAnimation(.smooth, completionCriteria: .removed) {
            model.y = 1
            model.x = 100
        } completion: {
            log.append("nothing moved")
        }
        host.update()
        expect(log, equals: ["nothing moved"])
        host.advance(by: 0.48)
        expect(log.count, equals: 1)
        host.advance(by: 0.04)
        expect(log.last, equals: "looks done")
    }

    @Test func withAnimationReturnsTheResult() throws {
        expect(withAnimation { 3 }, equals: 3)
        expect(withTransaction(Transaction()) { "a" }, equals: "a")
        struct Refused: Error {}
        #expect(throws: Refused.self) { try withAnimation { throw Refused() } }
    }

    private struct NameKey: TransactionKey { static let defaultValue = "" }

    @Test func customTransactionValuesAreOneChangeToo() {
        let (_, seen) = pair { x, y in
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction[NameKey.self] = "own"
            withTransaction(transaction) {
                x.wrappedValue = 100
                y.wrappedValue = 100
            }
        }
        expect(seen.values, equals: [[100, 100]])
    }
}
