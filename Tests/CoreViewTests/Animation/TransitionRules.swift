import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var isShown: Bool
    init(_ isShown: Bool) { self.isShown = isShown }
    func set(_ isShown: Bool, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { self.isShown = isShown }
    }
}

private struct Screen<Shown: View>: View {
    let model: Model
    @ViewBuilder let shown: () -> Shown
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            if model.isShown { shown() }
        }
    }
}

private struct Turning: Transition {
    let log: (Double) -> Void
    func body(content: Content, phase: TransitionPhase) -> some View {
        let _ = log(phase.value)
        content.offset(x: phase.value * 40)
    }
}

/// Insertions and removals: which transition, with which animation, of which view.
@MainActor struct TransitionRules {
    private func host<Shown: View>(_ model: Model, @ViewBuilder _ shown: @escaping () -> Shown) -> TestHost {
        let host = TestHost(width: 100, height: 100) { Screen(model: model, shown: shown) }
        host.update()
        return host
    }

    private func square() -> some View {
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).accessibilityIdentifier("square")
    }

    /// The opacity of the red square at a point, from 0 to 1.
    private func share(_ host: TestHost, _ x: Int, _ y: Int) -> Double {
        1 - Double(host.snapshot()[x, y].g) / 255
    }

    private func frame(_ host: TestHost) -> CGRect {
        let frame = host.frame("square") ?? .null
        func round(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
        return CGRect(
            x: round(frame.minX), y: round(frame.minY), width: round(frame.width), height: round(frame.height))
    }

    @Test func asymmetricTransitionsDiffer() {
        let model = Model(false)
        let host = host(model) {
            square().transition(.asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .bottom)))
        }
        model.set(true)
        host.update()
        host.advance(by: 0.25)
        expect(frame(host).origin, equals: CGPoint(x: -30, y: 0))
        host.settle()
        model.set(false)
        host.update()
        host.advance(by: 0.25)
        expect(frame(host).origin, equals: CGPoint(x: 0, y: 10))
        host.settle()
        expect(host.frame("square") == nil)
    }

    @Test func combinedTransitionsRunTogether() {
        let model = Model(false)
        let host = host(model) { square().transition(.offset(x: 40, y: 20).combined(with: .opacity)) }
        model.set(true)
        host.update()
        host.advance(by: 0.5)
        expect(frame(host).origin, equals: CGPoint(x: 20, y: 10))
        expect(abs(share(host, 40, 30) - 0.5) < 0.02)
    }

    @Test func scaleGrowsFromItsAnchor() {
        let model = Model(false)
        let host = host(model) { square().transition(.scale(scale: 0.5, anchor: .topLeading)) }
        model.set(true)
        host.update()
        host.advance(by: 0.5)
        expect(share(host, 28, 28) > 0.9 && share(host, 32, 32) < 0.1)
        host.settle()
        expect(share(host, 38, 38), equals: 1)
    }

    @Test func onlyTheRootOfARemovedTreeHasATransition() {
        let model = Model(true)
        let host = host(model) { VStack { square().transition(.move(edge: .leading)) } }
        model.set(false)
        host.update()
        host.advance(by: 0.5)
        // The stack fades; its member is removed with it and does not move.
        expect(frame(host).minX, equals: 0)
        expect(abs(share(host, 20, 20) - 0.5) < 0.02)
    }

    @Test func withoutAnAnimationItIsInsertedImmediately() {
        let model = Model(false)
        let host = host(model) { square().transition(.move(edge: .leading)) }
        model.set(true, nil)
        host.update()
        expect(frame(host).minX == 0 && share(host, 20, 20) == 1)
        model.set(false, nil)
        host.update()
        expect(host.frame("square") == nil)
    }

    @Test func anAnimationOfItsOwnApplies() {
        let model = Model(false)
        let host = host(model) { square().transition(.opacity.animation(.linear(duration: 2))) }
        model.set(true)
        host.update()
        host.advance(by: 1)
        expect(abs(share(host, 20, 20) - 0.5) < 0.02)
        host.settle()
        // It needs no animation around it.
        model.set(false, nil)
        host.update()
        host.advance(by: 1)
        expect(abs(share(host, 20, 20) - 0.5) < 0.02)
    }

    @Test func identityNeverMoves() {
        let model = Model(true)
        let host = host(model) { square().transition(.identity) }
        model.set(false)
        host.update()
        expect(host.frame("square") == nil)
    }

    @Test func aCustomTransitionGetsThePhases() {
        let model = Model(false)
        var log: [Double] = []
        let host = host(model) { square().transition(Turning { log.append($0) }) }
        model.set(true)
        host.update()
        host.advance(by: 0.5)
        expect(frame(host).minX, equals: -20)
        host.settle()
        expect(log.contains(-1) && log.last == 0, "\(log)")
        model.set(false)
        host.update()
        host.advance(by: 0.5)
        expect(frame(host).minX, equals: 20)
        expect(log.last, equals: 1)
        // Reversed midway, it starts from where it is.
        model.set(true)
        host.update()
        expect(frame(host).minX, equals: 20)
        // The previous animation has the same rest of its way to go: a linear one is added to it.
        host.advance(by: 0.5)
        expect(frame(host).minX, equals: 20)
        host.advance(by: 0.25)
        expect(frame(host).minX, equals: 10)
        expect(log.last, equals: 0)
    }

    @Test func aModifierTransitionInterpolatesItsModifiers() {
        struct Shift: ViewModifier, Animatable {
            var x: CGFloat
            nonisolated var animatableData: CGFloat {
                get { x }
                set { x = newValue }
            }
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let model = Model(false)
        let host = host(model) { square().transition(.modifier(active: Shift(x: 60), identity: Shift(x: 20))) }
        model.set(true)
        host.update()
        host.advance(by: 0.5)
        expect(frame(host).minX, equals: 40)
        host.settle()
        expect(frame(host).minX, equals: 20)
    }

    @Test func pushMovesByItsOwnSizeAndFades() {
        let model = Model(false)
        let host = host(model) { square().transition(.push(from: .trailing)) }
        model.set(true)
        host.update()
        host.advance(by: 0.25)
        expect(frame(host).minX, equals: 30)
        expect(abs(share(host, 50, 20) - 0.25) < 0.02)
        host.settle()
        model.set(false)
        host.update()
        host.advance(by: 0.25)
        expect(frame(host).minX, equals: -10)
    }

    @Test func aViewWithAnotherIdentityFadesOverTheOld() {
        struct Renamed: View {
            let model: Model
            var body: some View {
                Color(red: 1, green: 0, blue: 0).id(model.isShown).transition(.move(edge: .leading))
            }
        }
        let model = Model(true)
        let host = TestHost(width: 100, height: 100) { Renamed(model: model) }
        host.update()
        model.set(false)
        host.update()
        host.advance(by: 0.5)
        // The old view leaves over the leading edge and the new one comes in over it: both cover the left half.
        expect(host.snapshot()[20, 50].r > 240 && host.snapshot()[20, 50].g < 10)
        expect(host.snapshot()[80, 50].g > 200)
        expect(host.settle())
        expect(host.snapshot()[80, 50].g < 10)
    }

    @MainActor @Observable final class Rows {
        var ids = [0, 1]
        var isFirst = true
    }

    /// Squares of 20 points below each other.
    private func frames(_ host: TestHost, _ names: String...) -> [CGPoint?] {
        names.map { name in
            host.frame(name).map { CGPoint(x: ($0.minX * 10).rounded() / 10, y: ($0.minY * 10).rounded() / 10) }
        }
    }

    @Test func onALoopItIsThatOfEachRow() {
        struct Content: View {
            let rows: Rows
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(rows.ids, id: \.self) { id in
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("row\(id)")
                    }
                    .transition(.move(edge: .leading))
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        let rows = Rows()
        let host = TestHost(width: 100, height: 100) { Content(rows: rows) }
        host.update()
        withAnimation(.linear(duration: 1)) { rows.ids = [0, 1, 2] }
        host.update()
        host.advance(by: 0.5)
        expect(frames(host, "row0", "row1", "row2"), equals: [.zero, CGPoint(x: 0, y: 20), CGPoint(x: -10, y: 40)])
        host.settle()
        withAnimation(.linear(duration: 1)) { rows.ids = [0, 2] }
        host.update()
        host.advance(by: 0.5)
        expect(
            frames(host, "row0", "row1", "row2"), equals: [.zero, CGPoint(x: -10, y: 20), CGPoint(x: 0, y: 30)])
        host.settle()
        expect(frames(host, "row0", "row1", "row2"), equals: [.zero, nil, CGPoint(x: 0, y: 20)])
    }

    private struct Branches: View {
        let rows: Rows

        @ViewBuilder var branches: some View {
            if rows.isFirst {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first")
            } else {
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("second")
            }
        }

        var body: some View {
            ZStack(alignment: .topLeading) {
                // As one view, in which one branch replaces the other, they fade.
                if rows.ids.isEmpty {
                    VStack { branches }.transition(.move(edge: .leading))
                } else {
                    Group { branches }.transition(.move(edge: .leading))
                }
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    @Test(arguments: [true, false]) func onAGroupItIsThatOfEachBranch(isGroup: Bool) {
        let rows = Rows()
        if !isGroup { rows.ids = [] }
        let host = TestHost(width: 100, height: 100) { Branches(rows: rows) }
        host.update()
        for isFirst in [false, true, false] {
            withAnimation(.linear(duration: 1)) { rows.isFirst = isFirst }
            host.update()
            host.advance(by: 0.5)
            let midway = CGPoint(x: isGroup ? -10 : 0, y: 0)
            if isGroup { expect(frames(host, "first", "second"), equals: [midway, midway]) }
            expect(host.frames("first").count + host.frames("second").count, equals: 2)
            host.settle()
            expect(frames(host, "first", "second"), equals: (isFirst ? [.zero, nil] : [nil, .zero]))
            expect(host.snapshot()[10, 10].a == 255 && abs(Int(host.snapshot()[10, 10].g) - 250) > 20)
        }
    }

    @Test func aGroupIsInsertedAndRemovedViewByView() {
        let model = Model(false)
        let host = host(model) {
            Group {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("small")
                square()
            }
            .transition(.move(edge: .leading))
        }
        for isShown in [true, false] {
            model.set(isShown)
            host.update()
            host.advance(by: 0.5)
            // Each by its own width.
            expect(frames(host, "small", "square"), equals: [CGPoint(x: -10, y: 0), CGPoint(x: -20, y: 0)])
            host.settle()
            expect(frames(host, "small", "square"), equals: (isShown ? [.zero, .zero] : [nil, nil]))
        }
    }
}
