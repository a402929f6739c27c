import CasementTesting
import Expectations
import SwiftUI
import Testing

/// The modifiers behind `offset`, `opacity` and their like, made by a program itself.
@MainActor struct MadeEffects {
    /// A transition of the program's, as public sources write them.
    private static let flight = AnyTransition.modifier(
        active: _OffsetEffect(offset: CGSize(width: 40, height: 0)), identity: _OffsetEffect(offset: .zero))

    @Test("They do what their functions do")
    func same() {
        func picture<Content: View>(@ViewBuilder _ content: () -> Content) -> Bitmap {
            let view = content()
            let host = TestHost(width: 60, height: 60) { view }
            host.update()
            return host.snapshot()
        }
        let box = Color.red.frame(width: 20, height: 20)
        let offset = CGSize(width: 8, height: -4)
        expect(picture { box.modifier(_OffsetEffect(offset: offset)) } == picture { box.offset(offset) })
        expect(picture { box.modifier(_OffsetEffect(offset: offset)) } != picture { box })
        expect(picture { box.modifier(_OpacityEffect(opacity: 0.5)) } == picture { box.opacity(0.5) })
        expect(
            picture { box.modifier(_ScaleEffect(scale: CGSize(width: 2, height: 1), anchor: .center)) }
                == picture { box.scaleEffect(x: 2, y: 1) })
        expect(
            picture { box.modifier(_RotationEffect(angle: .degrees(30))) }
                == picture { box.rotationEffect(.degrees(30)) })
        expect(picture { box.modifier(_BlurEffect(radius: 2, isOpaque: false)) } == picture { box.blur(radius: 2) })
        expect(
            picture { box.modifier(_ClipEffect(shape: Circle(), style: FillStyle())) }
                == picture { box.clipShape(Circle()) })
    }

    private struct Flying: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").transition(flight) }
            }
        }
    }

    @Test("A transition between two of them moves")
    func transition() throws {
        let host = TestHost(width: 200, height: 100) { Flying() }
        host.settle()
        host.tap(text: "Go")
        host.advance(by: 0.5)
        expect(abs(try require(host.frame("box")).midX - 120) < 3)
        host.settle()
        expect(host.frame("box")?.midX, equals: 100)
    }
}
