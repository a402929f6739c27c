import CasementTesting
import Foundation
import SwiftUI
import Testing

// The examples of docs/animation.md, as they stand there.

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

@MainActor @Suite struct DocumentedAnimation {
    @Test("a drawer opens by and by") func drawer() {
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
        // Half of the pie is there: clockwise from the right, as angles grow downwards.
        #expect(host.snapshot()[50, 75].r < 10)
        #expect(host.snapshot()[50, 25].r > 245)
        host.settle()
        #expect(host.snapshot()[50, 25].r < 10)
    }
}
