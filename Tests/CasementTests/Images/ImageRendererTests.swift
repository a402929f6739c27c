import Casement
import CasementTesting
import Expectations
import Foundation
import Testing

/// Pictures of views without a window.
@MainActor struct ImageRendererTests {
    private func pixel<V: View>(_ renderer: ImageRenderer<V>, _ x: Int, _ y: Int) throws -> Bitmap.Pixel {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try renderer.writePNG(to: file)
        let picture = try Bitmap(contentsOf: file.path)
        return picture[x, y]
    }

    private func size(_ data: Data?) -> [Int] {
        guard let data, data.count > 24 else { return [] }
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func sizeAndScale() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        expect(size(renderer.pngData), equals: [30, 20])
        renderer.scale = 2
        expect(size(renderer.pngData), equals: [60, 40])
        let flexible = ImageRenderer(content: Color.red)
        flexible.proposedSize = ProposedViewSize(width: 25, height: nil)
        expect(size(flexible.pngData), equals: [25, 10])
        expect(ImageRenderer(content: EmptyView()).pngData == nil)
        #expect(throws: (any Error).self) {
            try ImageRenderer(content: EmptyView()).writePNG(to: URL(fileURLWithPath: "/nowhere/picture.png"))
        }
    }

    @Test func pixels() throws {
        let content = Circle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 40, height: 40)
        let renderer = ImageRenderer(content: content)
        expect(try pixel(renderer, 20, 20) == (0, 0, 255, 255))
        expect(renderer.picture().pixels[0], equals: 0)
        renderer.isOpaque = true
        expect(renderer.picture().pixels[0], equals: 0xFF00_0000)
    }

    @Test func largerThanATexture() throws {
        let renderer = ImageRenderer(content: Color(red: 0, green: 1, blue: 0).frame(width: 5000, height: 2))
        let picture = renderer.picture()
        expect(picture.width == 5000 && picture.pixels.allSatisfy { $0 == 0xFF00_FF00 })
    }

    @MainActor @Observable final class Model { var color = Color(red: 1, green: 0, blue: 0) }

    private struct Swatch: View {
        let model: Model
        var body: some View { model.color.frame(width: 4, height: 4) }
    }

    @Test func publishesChanges() throws {
        let model = Model()
        let renderer = ImageRenderer(content: Swatch(model: model))
        var told = 0
        let subscription = renderer.objectWillChange.sink { told += 1 }
        defer { subscription.cancel() }
        expect(renderer.picture().pixels[0], equals: 0xFFFF_0000)
        expect(told, equals: 0)
        model.color = Color(red: 0, green: 0, blue: 1)
        expect(told, equals: 1)
        expect(renderer.picture().pixels[0], equals: 0xFF00_00FF)
        renderer.content = Swatch(model: Model())
        expect(told >= 2)
        expect(renderer.picture().pixels[0], equals: 0xFFFF_0000)
    }

    /// Two squares that an action moves, each under a transaction of its own.
    private struct Pair: View {
        final class Actions { var move = {} }
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        let actions: Actions

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("x").offset(x: x)
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("y").offset(x: y)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
            .onAppear {
                actions.move = {
                    withAnimation(.linear(duration: 1)) { x = 100 }
                    withAnimation(.linear(duration: 2)) { y = 100 }
                }
            }
        }
    }

    @Test("a picture rendered between an action and the window's frame takes none of the action's animations")
    func picturesBetween() {
        let actions = Pair.Actions()
        let host = TestHost(width: 200, height: 100) { Pair(actions: actions) }
        host.update()
        actions.move()
        expect(ImageRenderer(content: Color.red.frame(width: 30, height: 20)).cgImage != nil)
        host.update()
        host.advance(by: 0.5)
        expect(host.frame("x")?.minX.rounded() == 50 && host.frame("y")?.minX.rounded() == 25)
    }
}
