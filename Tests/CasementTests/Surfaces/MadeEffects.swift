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
        let turn = CGAffineTransform(rotationAngle: 0.3)
        expect(
            picture { box.modifier(_TransformEffect(transform: turn)) } == picture { box.transformEffect(turn) })
        expect(
            picture { box.modifier(_Rotation3DEffect(angle: .degrees(40), axis: (x: 0, y: 1, z: 0))) }
                == picture { box.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) })
        expect(
            picture { box.overlay { Circle() } } == picture { box.modifier(_OverlayModifier(overlay: Circle())) })
        expect(
            picture { box.background { Circle() } }
                == picture { box.modifier(_BackgroundModifier(background: Circle())) })
        expect(
            picture { box.modifier(_ClipEffect(shape: Circle(), style: FillStyle())) }
                == picture { box.clipShape(Circle()) })
    }

    @Test("So do the effects on colours")
    func colors() {
        func picture<Content: View>(@ViewBuilder _ content: () -> Content) -> Bitmap {
            let view = content()
            let host = TestHost(width: 40, height: 40) { view }
            host.update()
            return host.snapshot()
        }
        let box = Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 20, height: 20)
        expect(picture { box.modifier(_BrightnessEffect(amount: 0.2)) } == picture { box.brightness(0.2) })
        expect(picture { box.modifier(_BrightnessEffect(amount: 0.2)) } != picture { box })
        expect(picture { box.modifier(_ContrastEffect(amount: 0.5)) } == picture { box.contrast(0.5) })
        expect(picture { box.modifier(_SaturationEffect(amount: 0.5)) } == picture { box.saturation(0.5) })
        expect(picture { box.modifier(_GrayscaleEffect(amount: 0.5)) } == picture { box.grayscale(0.5) })
        expect(
            picture { box.modifier(_HueRotationEffect(angle: .degrees(60))) }
                == picture { box.hueRotation(.degrees(60)) })
        expect(picture { box.modifier(_ColorInvertEffect()) } == picture { box.colorInvert() })
        expect(picture { box.modifier(_ColorMultiplyEffect(color: .blue)) } == picture { box.colorMultiply(.blue) })
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
