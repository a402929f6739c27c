import CoreTesting
import Expectations
import HostSupport
import Testing

/// Gradients, pixel by pixel.
@MainActor struct GradientPixels {
    private let black = Color(red: 0, green: 0, blue: 0), white = Color(red: 1, green: 1, blue: 1)

    private func picture<V: View>(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V)
        -> Bitmap
    {
        TestHost(width: width, height: height, content: view).snapshot()
    }

    @Test func linear() {
        let bitmap = picture { LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing) }
        for x in 0..<100 { expect(abs(Int(bitmap[x, 50].r) - Int((Double(x) + 0.5) / 100 * 255)) <= 2) }
        expect(bitmap[30, 0].r, equals: bitmap[30, 99].r)
    }

    @Test func stopsApplyAtTheirLocations() {
        let bitmap = picture {
            LinearGradient(
                stops: [
                    .init(color: black, location: 0.25), .init(color: white, location: 0.25),
                    .init(color: white, location: 0.5), .init(color: black, location: 0.5),
                ], startPoint: .top, endPoint: .bottom)
        }
        expect([10, 30, 40, 60, 90].map { bitmap[50, $0].r }, equals: [0, 255, 255, 0, 0])
    }

    @Test func radial() {
        let bitmap = picture {
            RadialGradient(colors: [black, white], center: .center, startRadius: 10, endRadius: 50)
        }
        expect(bitmap[50, 50].r == 0 && bitmap[57, 50].r == 0)
        expect(abs(Int(bitmap[80, 50].r) - 128) < 6 && abs(Int(bitmap[50, 19].r) - 128) < 6)
        expect(bitmap[1, 1].r, equals: 255)
    }

    @Test func ellipticalFollowsTheSides() {
        let bitmap = picture(200, 50) { EllipticalGradient(colors: [black, white]) }
        expect(bitmap[100, 25].r < 10)
        expect(abs(Int(bitmap[150, 25].r) - 128) < 8 && abs(Int(bitmap[100, 37].r) - 128) < 12)
        expect(bitmap[198, 25].r > 245 && bitmap[100, 49].r > 240)
    }

    @Test func angularRunsClockwiseFromTheTrailingSide() {
        let bitmap = picture { AngularGradient(colors: [black, white], center: .center) }
        expect(bitmap[90, 52].r < 12 && bitmap[90, 47].r > 243)
        expect(abs(Int(bitmap[50, 90].r) - 64) < 6)
        expect(abs(Int(bitmap[10, 50].r) - 128) < 6)
        expect(abs(Int(bitmap[50, 10].r) - 191) < 6)
    }

    /// The remaining angle is divided between the last and the first colour.
    @Test func anAngularGradientOverAQuarter() {
        let bitmap = picture {
            AngularGradient(colors: [black, white], center: .center, startAngle: .zero, endAngle: .degrees(90))
        }
        expect(abs(Int(bitmap[80, 80].r) - 128) < 8)
        expect(bitmap[20, 60].r == 255 && bitmap[80, 20].r == 0)
    }

    @Test func shapesTextAndHierarchy() {
        let gradient = LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing)
        let circle = picture {
            ZStack {
                Color.red
                Circle().fill(gradient)
            }
        }
        expect(circle[5, 50].r < 20 && circle[94, 50].r > 235 && circle[94, 50].g > 235)
        expect(circle[2, 2].g < 100)
        let text = picture(400, 60) {
            Text("MMMMMMMMMMMM").font(.custom("DejaVu Sans", fixedSize: 30)).foregroundStyle(gradient)
        }
        func darkest(_ columns: Range<Int>) -> UInt8 {
            columns.flatMap { x in (0..<60).map { text[x, $0].r } }.min() ?? 255
        }
        expect(darkest(20..<90) < 70 && darkest(300..<380) > 150)
    }

    /// A gradient has the coordinates of the view that it fills: a row in the middle has its own.
    @Test func eachShapeSpansItsOwnGradient() {
        let gradient = LinearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom)
        let bitmap = picture {
            VStack(spacing: 0) {
                Rectangle().fill(gradient)
                Rectangle().fill(gradient)
            }
        }
        for y in 0..<50 { expect(bitmap[50, y].r, equals: bitmap[50, y + 50].r) }
    }

    @Test func aColourBecomesAGradientAndBack() {
        let isGradient = Box(false)
        let host = TestHost.live(width: 100, height: 100) {
            Rectangle().fill(
                isGradient.value
                    ? AnyShapeStyle(LinearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom))
                    : AnyShapeStyle(Color(red: 0, green: 0, blue: 1)))
        }
        host.update()
        expect(host.pixel(50, 99), equals: [0, 0, 255])
        isGradient.value = true
        host.update()
        expect(host.pixel(50, 99)[0] > 250)
        expect(host.takeStatistics().texturesAlive, equals: 1)
        isGradient.value = false
        host.update()
        expect(host.pixel(50, 99), equals: [0, 0, 255])
        expect(host.takeStatistics().texturesAlive, equals: 0)
    }

    @Test func movingAGradientRasterisesNothing() {
        let x = Box(CGFloat(0))
        let host = TestHost.live(width: 100, height: 100) {
            Circle().fill(LinearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom))
                .frame(width: 20, height: 20).offset(x: x.value)
        }
        host.update()
        let statistics = host.statistics { x.value = 10 }
        expect(statistics.rasterisedPixels == 0 && statistics.texturesUpdated == 0)
    }

    @Test func customStyles() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color(red: 1, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
            }
        }
        let host = TestHost(width: 20, height: 20) { Rectangle().fill(Warning()) }
        expect(host.pixel(10, 10), equals: [255, 0, 0])
        host.setEnvironment(\.colorScheme, .dark)
        expect(host.pixel(10, 10), equals: [255, 255, 0])
        expect(
            TestHost(width: 20, height: 20) { Rectangle().fill(Warning().opacity(0)) }.pixel(10, 10),
            equals: windowColor)
    }

    @Test func materialsLetThroughWhatLiesBehind() {
        func red(_ material: Material, _ scheme: ColorScheme) -> Int {
            let host = TestHost(width: 20, height: 20) {
                ZStack {
                    black
                    Rectangle().fill(material)
                }
                .environment(\.colorScheme, scheme)
            }
            return host.pixel(10, 10)[0]
        }
        let light = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map { red($0, .light) }
        expect(light == light.sorted() && light[0] > 90 && light[4] < 240)
        expect(red(.regular, .dark) < 40)
    }

    @Test func invalidGradients() {
        func linear(_ colors: [Color], _ start: UnitPoint, _ end: UnitPoint) -> Bitmap {
            picture { LinearGradient(colors: colors, startPoint: start, endPoint: end) }
        }
        expect(linear([], .top, .bottom), equals: picture { Color.clear })
        expect(linear([black, white], .top, .top), equals: picture { white })
        expect(
            linear([black, white], UnitPoint(x: .nan, y: 0), .bottom),
            equals: linear([black, white], UnitPoint(x: 0, y: 0), .bottom))
        let stops = picture {
            LinearGradient(
                stops: [.init(color: black, location: .nan), .init(color: white, location: -5)], startPoint: .top,
                endPoint: .bottom)
        }
        expect(stops, equals: picture { white })
        let thin = picture {
            RadialGradient(colors: [black, white], center: .center, startRadius: 5, endRadius: 5)
        }
        expect(thin[0, 0].r == 255 && thin[42, 50].r == 255 && thin[99, 50].r == 255)
        let endless = picture {
            RadialGradient(colors: [black, white], center: .center, startRadius: .nan, endRadius: .infinity)
        }
        expect(endless[0, 0].r <= 1 && endless[50, 50].r == 0 && endless[99, 50].r == 0)
        let angular = picture {
            AngularGradient(colors: [black, white], center: .center, startAngle: .radians(.nan), endAngle: .zero)
        }
        expect(angular, equals: picture { AngularGradient(colors: [black, white], center: .center) })
        // A large gradient is divided into tiles that fit together.
        let wide = picture(5000, 20) {
            LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing)
        }
        expect(abs(Int(wide[4095, 10].r) - Int(wide[4096, 10].r)) <= 1 && wide[4999, 10].r > 250)
    }
}
