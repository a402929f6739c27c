import CSDL2
import CasementTesting
import Expectations
import Testing

@testable import Casement

/// Views that draw with SDL's renderer.
@MainActor struct SDLViews {
    /// A field of a colour with a picture in its top left corner, which is a texture made once.
    final class Field: SDLView {
        var color = SDL_Color(r: 0, g: 0, b: 255, a: 255) {
            didSet { needsDisplay = true }
        }
        private(set) var prepared = 0
        private(set) var draws = 0
        private(set) var sizes: [String] = []
        private var texture: OpaquePointer?

        override func prepare(_ renderer: OpaquePointer) {
            prepared += 1
            texture = SDL_CreateTexture(
                renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), 2, 2)
            let pixels: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000]
            SDL_UpdateTexture(texture, nil, pixels, 8)
        }

        override func reshape() { sizes.append("\(pixelWidth)x\(pixelHeight)") }

        override func draw(_ renderer: OpaquePointer) {
            draws += 1
            SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, color.a)
            SDL_RenderClear(renderer)
            var place = SDL_Rect(x: 0, y: 0, w: 4, h: 4)
            SDL_RenderCopy(renderer, texture, nil, &place)
            SDL_SetRenderDrawColor(renderer, 0, 255, 0, 255)
            SDL_RenderDrawPoint(renderer, Int32(pixelWidth - 1), Int32(pixelHeight - 1))
            SDL_RenderPresent(renderer)
        }
    }

    struct FieldView: SurfaceViewRepresentable {
        var green: UInt8 = 0
        var made: (Field) -> Void = { _ in }

        func makeSurfaceView(context: Context) -> Field {
            let field = Field()
            made(field)
            return field
        }

        func updateSurfaceView(_ field: Field, context: Context) { field.color.g = green }
    }

    @Observable @MainActor final class Model {
        var green: UInt8 = 0
        var number: Int? = 1
        var isDisabled = false
    }

    private func host(scale: CGFloat = 1) throws -> (TestHost, Field) {
        var field: Field?
        let host = TestHost(width: 40, height: 30, scale: scale) { FieldView { field = $0 } }
        host.update()
        return (host, try require(field))
    }

    @Test("Textures and lines are shown as SDL draws them, in pixels of the display", arguments: [1, 2] as [CGFloat])
    func drawing(scale: CGFloat) throws {
        let (host, field) = try host(scale: scale)
        expect(host.pixel(3, 3), equals: [255, 0, 0])
        expect(host.pixel(4, 4), equals: [0, 0, 255])
        expect(host.pixel(Int(40 * scale) - 1, Int(30 * scale) - 1), equals: [0, 255, 0])
        expect(field.sizes, equals: ["\(Int(40 * scale))x\(Int(30 * scale))"])
        expect(field.draws, equals: 1)
    }

    @Test("Another size keeps the textures, and the first frame of it shows the new picture") func resizing() throws {
        let (host, field) = try host()
        for size in [CGSize(width: 70, height: 50), CGSize(width: 12, height: 11)] {
            host.resize(width: size.width, height: size.height)
            host.update()
            expect(host.pixel(3, 3), equals: [255, 0, 0])
            expect(host.pixel(Int(size.width) - 1, Int(size.height) - 1), equals: [0, 255, 0])
            expect(host.pixel(Int(size.width) - 1, 0), equals: [0, 0, 255])
        }
        expect(field.prepared, equals: 1)
        expect(field.draws, equals: 3)
    }

    @Test("A new picture runs no body and paints what changed") func damage() throws {
        let (host, field) = try host()
        expect(host.statistics {}.framesPresented, equals: 0)
        let whole = host.statistics { field.color.r = 255 }
        expect(whole.bodies + whole.layoutMeasures + whole.rasterisedPixels, equals: 0)
        expect(whole.damagedPixels, equals: 40 * 30)
        expect(host.pixel(20, 20), equals: [255, 0, 255])
        let part = host.statistics { field.setNeedsDisplay(CGRect(x: 5, y: 5, width: 3, height: 2)) }
        expect(part.damagedPixels, equals: 6)
        expect(field.draws, equals: 3)
    }

    @Test("A change of the view's values is in the frame that shows it") func values() {
        struct Page: View {
            let model: Model
            var body: some View { FieldView(green: model.green) }
        }
        let model = Model()
        let host = TestHost(width: 40, height: 30) { Page(model: model) }
        host.update()
        model.green = 128
        host.update()
        expect(host.pixel(20, 20), equals: [0, 128, 255])
    }

    @Test("A view that runs draws before each frame until it pauses") func running() throws {
        let (host, field) = try host()
        field.isPaused = false
        host.advance(by: 0.5)
        let draws = field.draws
        expect(draws > 10, "\(draws)")
        field.isPaused = true
        host.advance(by: 0.5)
        expect(field.draws <= draws + 1, "\(field.draws)")
    }

    @Test("What is made lives as long as the view") func lifetime() {
        final class Log { var entries: [String] = [] }
        struct Logged: SurfaceViewRepresentable {
            let log: Log
            var number: Int

            func makeCoordinator() -> Log { log }
            func makeSurfaceView(context: Context) -> SurfaceView {
                context.coordinator.entries.append("make")
                return SurfaceView()
            }
            func updateSurfaceView(_ view: SurfaceView, context: Context) {
                context.coordinator.entries.append("update \(number) \(context.environment.isEnabled)")
            }
            static func dismantleSurfaceView(_ view: SurfaceView, coordinator: Log) {
                coordinator.entries.append("dismantle")
            }
        }
        struct Page: View {
            let log: Log
            let model: Model
            var body: some View {
                if let number = model.number { Logged(log: log, number: number).disabled(model.isDisabled) }
            }
        }
        let log = Log(), model = Model()
        let host = TestHost(width: 40, height: 30) { Page(log: log, model: model) }
        host.update()
        expect(log.entries, equals: ["make", "update 1 true"])
        model.number = 2
        host.update()
        expect(log.entries.dropFirst(2), equals: ["update 2 true"])
        model.isDisabled = true
        host.update()
        expect(log.entries.dropFirst(3), equals: ["update 2 false"])
        model.number = nil
        host.settle()
        expect(log.entries.dropFirst(4), equals: ["dismantle"])
    }

    @Test("The program says its size, or the view takes what it is offered") func sizes() {
        struct Sized: SurfaceViewRepresentable {
            var size: CGSize?
            func makeSurfaceView(context: Context) -> SurfaceView { SurfaceView() }
            func updateSurfaceView(_ view: SurfaceView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, surfaceView: SurfaceView, context: Context) -> CGSize? {
                size
            }
        }
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Sized(size: CGSize(width: 30, height: 20)).accessibilityIdentifier("own")
                Sized(size: nil).accessibilityIdentifier("offered")
                Sized(size: nil).fixedSize().accessibilityIdentifier("ideal")
            }
        }
        host.update()
        expect(host.frame("own")?.size, equals: CGSize(width: 30, height: 20))
        expect(host.frame("offered")?.size, equals: CGSize(width: 100, height: 70))
        expect(host.frame("ideal")?.size, equals: CGSize(width: 10, height: 10))
    }

    @Test("Pixels of the program's own are drawn in the view's size") func pixels() {
        final class Checkers: SurfaceView {
            override func draw(_ pixels: inout PixelBuffer.Pixels) {
                for y in 0..<pixels.height {
                    for x in 0..<pixels.width { pixels[x, y] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
                }
            }
        }
        struct Board: SurfaceViewRepresentable {
            func makeSurfaceView(context: Context) -> Checkers { Checkers() }
            func updateSurfaceView(_ view: Checkers, context: Context) {}
        }
        let host = TestHost(width: 10, height: 10, scale: 1.5) { Board() }
        host.update()
        expect(host.pixel(14, 14), equals: [255, 255, 255])
        expect(host.pixel(13, 14), equals: [0, 0, 0])
    }
}
