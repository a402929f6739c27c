import CasementTesting
import ControlSupport
import Foundation
import SwiftUI
import Testing

// The examples of docs/animation.md, verbatim.

struct Drawer: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button(isOpen ? "Close" : "Open") {
                withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isOpen.toggle() }
            }
            if isOpen {
                Text("Spoons and forks").transition(.move(edge: .top).combined(with: .opacity))
            }
        }
    }
}

struct Envelope: View {
    @State private var isOpen = false
    @State private var letter = 0.0
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Opened \(count) times")
            Color.yellow.frame(height: 60).offset(y: -letter)
            Color.brown.frame(height: isOpen ? 60 : 90)
        }
        .onTapGesture {
            count += 1
            withAnimation(.easeOut(duration: 0.3)) { isOpen = true }
            withAnimation(.bouncy.delay(0.3)) { letter = 50 }
        }
    }
}

struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .offset(y: phase == .willAppear ? -100 : 0)
    }
}

struct Wedge: Shape {
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
                endAngle: .degrees(360 * share), clockwise: false)
        }
    }
}

struct NewsBadge: View {
    let isNew: Bool

    var body: some View {
        Text("7").padding(6)
            .animation(.bouncy) { $0.scaleEffect(isNew ? 1.4 : 1) }
    }
}

struct AlbumCover: View {
    @State private var isOpen = false
    @Namespace private var album

    var body: some View {
        ZStack {
            if isOpen {
                Color.indigo.matchedGeometryEffect(id: "cover", in: album).frame(width: 200, height: 200)
            } else {
                Color.indigo.matchedGeometryEffect(id: "cover", in: album).frame(width: 40, height: 40)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        .onTapGesture { withAnimation(.snappy) { isOpen.toggle() } }
    }
}

struct BeatingHeart: View {
    var body: some View {
        Image(systemName: "heart.fill")
            .phaseAnimator([1, 1.3]) { heart, scale in
                heart.scaleEffect(scale)
            } animation: { _ in
                .easeInOut(duration: 0.5)
            }
    }
}

struct RingingBell: View {
    struct Swing {
        var angle = Angle.zero
        var scale = 1.0
    }

    let rings: Int

    var body: some View {
        Image(systemName: "bell.fill")
            .keyframeAnimator(initialValue: Swing(), trigger: rings) { bell, swing in
                bell.rotationEffect(swing.angle, anchor: .top).scaleEffect(swing.scale)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(20), duration: 0.15)
                    CubicKeyframe(.degrees(-15), duration: 0.2)
                    SpringKeyframe(.zero, spring: .bouncy)
                }
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.2, duration: 0.15)
                    SpringKeyframe(1)
                }
            }
    }
}

struct WallClock: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            Text(context.date, style: .time)
        }
    }
}

struct ScoreLine: View {
    let score: Int

    var body: some View {
        Text("\(score)")
            .contentTransition(.numericText(value: Double(score)))
            .animation(.snappy, value: score)
    }
}

struct Favourite: View {
    let count: Int

    var body: some View {
        Image(systemName: "star.fill").symbolEffect(.bounce, options: .speed(1.5), value: count)
    }
}

struct SidePanel: View {
    let isOpen: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Color.teal.frame(height: isOpen ? 200 : 40)
            .animation(reducesMotion ? nil : .bouncy, value: isOpen)
    }
}

@MainActor struct DocumentedAnimation {
    @Test("an envelope opens, then its letter comes out") func envelope() throws {
        let host = TestHost(width: 200, height: 200) { Envelope() }
        let closed = host.snapshot()
        // The lower part begins where the brown one does.
        host.tap(at: CGPoint(x: 100, y: 150))
        #expect(host.find(text: "Opened 1 times") != nil)
        host.advance(by: 0.29)
        let open = host.snapshot()
        #expect(open != closed)
        host.advance(by: 0.2)
        #expect(host.snapshot() != open)
        #expect(host.settle())
    }

    @Test("a drawer opens with an animation") func drawer() {
        let host = TestHost(width: 300, height: 200) { Drawer() }
        host.update()
        host.tap(at: CGPoint(x: 150, y: 100))
        host.advance(by: 0.1)
        let half = host.snapshot()
        #expect(host.settle())
        #expect(host.find(text: "Spoons and forks") != nil)
        #expect(host.snapshot() != half)
    }

    @Test("a shape is drawn for every step") func wedge() {
        struct Pie: View {
            @State private var share = 0.0
            var body: some View {
                Wedge(share: share).fill(Color.black).background(Color.white)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { share = 1 } }
            }
        }
        let host = TestHost(width: 100, height: 100) { Pie() }
        host.update()
        host.tap(at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.5)
        // Half of the pie is drawn: clockwise from the right, as angles grow downwards.
        #expect(host.snapshot()[50, 75].r < 10)
        #expect(host.snapshot()[50, 25].r > 245)
        host.settle()
        #expect(host.snapshot()[50, 25].r < 10)
    }

    @Test("a cover moves to its other position") func cover() {
        let host = TestHost(width: 300, height: 300) { AlbumCover() }
        host.update()
        let closed = host.snapshot()
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(host.snapshot() == closed)
        host.advance(by: 0.15)
        #expect(host.snapshot()[20, 20] != closed[20, 20] || host.snapshot()[70, 70] != closed[70, 70])
        #expect(host.settle())
        #expect(host.snapshot()[150, 150] == closed[20, 20])
    }

    @Test("animations by phases, keyframes and dates") func inTime() {
        let host = TestHost(width: 300, height: 300) {
            VStack {
                BeatingHeart()
                RingingBell(rings: 1)
                WallClock()
            }
        }
        host.update()
        #expect(host.texts.prefix(2) == ["Love", "Notifications"] && host.texts.count == 3)
        let heart = host.layoutTree.children[0].frame, bell = host.layoutTree.children[1].frame
        func darkPixels(_ picture: Bitmap, _ frame: CGRect) -> Double {
            let area = frame.insetBy(dx: -3, dy: -3)
            let rows = (Int(area.minY)..<Int(area.maxY)).map { y in
                (Int(area.minX)..<Int(area.maxX)).count { picture[$0, y].r < 128 }
            }
            return Double(rows.reduce(0, +))
        }
        let before = host.snapshot()
        host.advance(by: 0.25)
        let after = host.snapshot()
        // Half way from 1 to 1.3; the bell's trigger does not change.
        let growth = darkPixels(after, heart) / darkPixels(before, heart)
        #expect(abs(growth - 1.15 * 1.15) < 0.1, "\(growth)")
        #expect(darkPixels(after, bell) == darkPixels(before, bell))
    }

    @Test("animations of a changed value") func changes() {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    NewsBadge(isNew: count > 0)
                    ScoreLine(score: count)
                    Favourite(count: count)
                    SidePanel(isOpen: count > 0)
                }
                .onTapGesture { count += 1 }
            }
        }
        let host = TestHost(width: 300, height: 400) { Content() }
        host.update()
        let first = host.snapshot()
        host.tap(at: CGPoint(x: 150, y: 230))
        host.advance(by: 0.2)
        let half = host.snapshot()
        #expect(half != first)
        #expect(host.settle())
        #expect(host.find(text: "1") != nil)
        #expect(host.snapshot() != half)
    }
}
