import CoreTesting
import Expectations
import HostSupport
import Testing

/// Styles with shadows and pictures, and shapes that adapt to their container.
@MainActor struct StyledDrawingTests {
    @MainActor @Observable final class Model {
        var radius: CGFloat = 6
        var isPlain = false
        var padding: CGFloat = 10
        var corner: CGFloat = 30
    }

    private struct Square: View {
        let model: Model
        var body: some View {
            Rectangle()
                .fill(
                    model.isPlain
                        ? AnyShapeStyle(.white)
                        : AnyShapeStyle(
                            .white.shadow(.drop(color: .black, radius: model.radius)).shadow(
                                .inner(color: .black, radius: 3)))
                )
                .frame(width: 40, height: 40)
        }
    }

    @Test func shadowsLieAroundAndInside() {
        let model = Model()
        let host = TestHost(width: 100, height: 100) {
            Square(model: model).background(Color.white.frame(width: 100, height: 100))
        }
        let picture = host.snapshot()
        expect(picture[50, 50].r > 240, "no shadow in the middle")
        expect(picture[31, 50].r < 200, "inside the edge is the shadow")
        expect(picture[27, 50].r < 200 && picture[27, 50].r > 20, "outside the edge is the shadow")
        expect(picture[3, 50].r > 250, "there is none far from the edge")
        model.isPlain = true
        host.update()
        expect(host.snapshot()[27, 50].r > 250 && host.snapshot()[31, 50].r > 250)
        model.isPlain = false
        host.update()
        expect(host.snapshot(), equals: picture)
    }

    private struct Label: View {
        var body: some View {
            Text("MMM").font(.system(size: 40)).foregroundStyle(.white.shadow(.drop(color: .black, radius: 4, y: 6)))
        }
    }

    @Test func textsHaveShadows() {
        let host = TestHost(width: 200, height: 100) { Label().background(Color.white.frame(width: 200, height: 100)) }
        let picture = host.snapshot()
        expect((0..<200).contains { x in (40..<90).contains { picture[x, $0].r < 160 } })
    }

    private func checks() -> Image {
        Image(size: CGSize(width: 20, height: 20)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(red: 1, green: 0, blue: 0))
            context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(red: 0, green: 0, blue: 1))
        }
    }

    @Test func drawnImagesAreImages() {
        let image = checks()
        let host = TestHost(width: 100, height: 50) {
            HStack(spacing: 0) {
                image
                image.resizable().frame(width: 60, height: 50)
            }
        }
        let picture = host.snapshot()
        expect(picture[13, 25].r == 255 && picture[27, 25].b == 255)
        expect(picture[45, 5].r == 255 && picture[85, 45].b == 255)
    }

    @Test func picturesAreTiled() {
        let host = TestHost(width: 80, height: 40) { Rectangle().fill(ImagePaint(image: checks())) }
        let picture = host.snapshot()
        for x in [5, 25, 45, 65] { expect(picture[x, 20].r == 255 && picture[x + 10, 20].b == 255) }
        let half = TestHost(width: 80, height: 40) { Rectangle().fill(.image(checks(), scale: 0.5)) }
        expect(half.snapshot()[2, 3].r == 255 && half.snapshot()[7, 3].b == 255 && half.snapshot()[12, 3].r == 255)
    }

    @Test func backgroundsAndBordersHaveThem() {
        let host = TestHost(width: 100, height: 100) {
            Color.clear.frame(width: 40, height: 40)
                .border(ImagePaint(image: checks()), width: 5)
                .background(.white.shadow(.drop(color: .black, radius: 6)), in: .rect)
                .background(.image(checks()))
                .padding(30)
                .background(.white)
        }
        let picture = host.snapshot()
        expect(picture[32, 50].r == 255 && picture[32, 50].b == 0, "the border")
        expect(picture[50, 50].g > 240, "the background in front")
        expect(picture[26, 50].r < 200, "its shadow")
    }

    private struct Nested: View {
        let model: Model
        var body: some View {
            ContainerRelativeShape().fill(.black).padding(model.padding)
                .background(.white)
                .containerShape(RoundedRectangle(cornerRadius: model.corner, style: .circular))
        }
    }

    @Test func shapesFollowTheirContainer() {
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Nested(model: model) }
        // A corner with a radius of 20 cuts off 5.9 points along the diagonal.
        expect(host.snapshot()[14, 14].r > 250 && host.snapshot()[17, 17].r < 5)
        model.padding = 25
        host.update()
        // A radius of 5 points is left: 1.5 along the diagonal.
        expect(host.snapshot()[25, 25].r > 200 && host.snapshot()[27, 27].r < 5)
        model.corner = 50
        host.update()
        expect(host.snapshot()[30, 30].r > 250)
    }

    /// A custom shape that is its container's shape.
    private struct Own: Shape {
        func path(in rect: CGRect) -> Path { ContainerRelativeShape().path(in: rect) }
    }

    @Test("a container-relative shape works in every form in which shapes are shown", arguments: 0..<5)
    func hidden(way: Int) {
        let host = TestHost(width: 100, height: 100) {
            Group {
                switch way {
                case 0: AnyShape(ContainerRelativeShape()).fill(.black)
                case 1: Own().fill(.black)
                case 2: Color.black.clipShape(AnyShape(ContainerRelativeShape()))
                case 3: Color.clear.background(.black, in: AnyShape(ContainerRelativeShape()))
                default: AnyShape(Own()).stroke(.black, lineWidth: 200).clipShape(Own())
                }
            }
            .padding(10)
            .background(.white)
            .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
        }
        // A corner with a radius of 10 cuts off 2.9 points along the diagonal.
        expect(host.snapshot()[11, 11].r > 250 && host.snapshot()[14, 14].r < 5)
    }

    @Test func aShapeWithoutContainerIsARectangle() {
        let host = TestHost(width: 50, height: 50) { ContainerRelativeShape().fill(.black) }
        expect(host.snapshot()[0, 0].r, equals: 0)
    }
}
