import CasementSDL
import CasementTesting
import Expectations
import Foundation
import Testing

@testable import Casement

/// Views that draw with OpenGL in a context without a window. EGL and a driver are there in continuous integration;
/// where they are not, the tests say so and expect the placeholder.
@MainActor struct OpenGLViews {
    typealias Clear = @convention(c) (UInt32) -> Void
    typealias Color = @convention(c) (Float, Float, Float, Float) -> Void
    typealias Rectangle = @convention(c) (Int32, Int32, Int32, Int32) -> Void
    typealias Switch = @convention(c) (UInt32) -> Void
    typealias Integers = @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void
    typealias Generate = @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
    typealias IsObject = @convention(c) (UInt32) -> UInt8
    typealias Bind = @convention(c) (UInt32, UInt32) -> Void

    /// Red, with a green rectangle of 4x2 pixels in the lower left corner.
    final class Field: OpenGLView {
        var red: Float = 1 { didSet { needsDisplay = true } }
        private(set) var prepared = 0
        private(set) var draws = 0
        private(set) var viewports: [[Int32]] = []
        var keepsTexture: Bool { function("glIsTexture", IsObject.self)?(texture) == 1 }
        private var texture: UInt32 = 0

        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            getProcAddress(name).map { unsafeBitCast($0, to: type) }
        }

        override func prepareOpenGL() {
            prepared += 1
            function("glGenTextures", Generate.self)?(1, &texture)
            function("glBindTexture", Bind.self)?(0x0DE1, texture)
        }

        override func draw() {
            draws += 1
            var viewport = [Int32](repeating: 0, count: 4)
            function("glGetIntegerv", Integers.self)?(0x0BA2, &viewport)
            viewports.append(viewport)
            let clear = function("glClear", Clear.self), color = function("glClearColor", Color.self)
            color?(red, 0, 0, 1)
            clear?(0x4000)
            function("glEnable", Switch.self)?(0x0C11)
            function("glScissor", Rectangle.self)?(0, 0, 4, 2)
            color?(0, 1, 0, 1)
            clear?(0x4000)
            function("glDisable", Switch.self)?(0x0C11)
        }
    }

    struct FieldView: SurfaceViewRepresentable {
        var format = OpenGLView.PixelFormat()
        var made: (Field) -> Void = { _ in }

        func makeSurfaceView(context: Context) -> Field {
            let field = Field(pixelFormat: format)
            made(field)
            return field
        }

        func updateSurfaceView(_ field: Field, context: Context) {}
    }

    private func host(
        _ format: OpenGLView.PixelFormat = .init(), scale: CGFloat = 1
    ) throws -> (TestHost, Field) {
        var field: Field?
        let host = TestHost(width: 240, height: 160, scale: scale) { FieldView(format: format) { field = $0 } }
        host.update()
        return (host, try require(field))
    }

    /// False, with the view's placeholder checked, where the machine has no OpenGL.
    private func isDrawn(_ host: TestHost, _ field: Field) -> Bool {
        guard field.context == nil else { return true }
        print("OpenGLViews: no OpenGL here (\(field.failure ?? "no reason"))")
        expect(field.failure != nil && host.find(text: field.failure ?? "") != nil)
        return false
    }

    @Test(
        "What OpenGL draws is shown, the first row at the bottom",
        arguments: [.init(), .init(.openGLCompatibility, 2, 1), .init(.openGLES, 3, 0), .init(.openGLES, 2, 0)]
            as [OpenGLView.PixelFormat], [1, 2] as [CGFloat])
    func drawing(format: OpenGLView.PixelFormat, scale: CGFloat) throws {
        let (host, field) = try host(format, scale: scale)
        guard isDrawn(host, field) else { return }
        let height = Int(160 * scale)
        expect(host.pixel(0, 0), equals: [255, 0, 0])
        expect(host.pixel(3, height - 1), equals: [0, 255, 0])
        expect(host.pixel(3, height - 2), equals: [0, 255, 0])
        expect(host.pixel(3, height - 3), equals: [255, 0, 0])
        expect(host.pixel(4, height - 1), equals: [255, 0, 0])
        expect(field.viewports, equals: [[0, 0, Int32(240 * scale), Int32(height)]])
        expect(field.pixelWidth, equals: Int(240 * scale))
    }

    @Test("Another size keeps the context with its textures") func resizing() throws {
        let (host, field) = try host()
        guard isDrawn(host, field) else { return }
        host.resize(width: 300, height: 50)
        host.update()
        expect(host.pixel(3, 49), equals: [0, 255, 0])
        expect(host.pixel(299, 0), equals: [255, 0, 0])
        expect(field.viewports.last, equals: [0, 0, 300, 50])
        expect(field.prepared, equals: 1)
        expect(field.withContext { field.keepsTexture }, equals: true)
    }

    @Test("A new picture runs no body") func damage() throws {
        let (host, field) = try host()
        guard isDrawn(host, field) else { return }
        let cost = host.statistics { field.red = 0.2 }
        expect(cost.bodies + cost.layoutMeasures + cost.rasterisedPixels, equals: 0)
        expect(cost.framesPresented, equals: 1)
        expect(host.pixel(100, 10), equals: [51, 0, 0])
        expect(field.draws, equals: 2)
    }

    @Test("Edges are smooth where the format asks for samples") func samples() throws {
        var format = OpenGLView.PixelFormat(.openGLES, 3, 0)
        format.samples = 4
        let (host, field) = try host(format)
        guard isDrawn(host, field) else { return }
        expect(host.pixel(3, 159), equals: [0, 255, 0])
        expect(host.pixel(0, 0), equals: [255, 0, 0])
    }

    @Test("A lost context is told, shown by a placeholder, and made again on request") func loss() throws {
        let (host, field) = try host()
        guard isDrawn(host, field) else { return }
        var messages: [String] = []
        RuntimeWarning.onIssue = { messages.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        field.context?.lose()
        field.red = 0.5
        host.update()
        expect(messages, equals: ["FieldView shows nothing: its context is lost (EGL_BAD_CONTEXT)."])
        expect(host.find(text: "its context is lost (EGL_BAD_CONTEXT)") != nil)
        expect(field.withContext { true } == nil)
        field.red = 0.6
        host.update()
        expect(messages.count, equals: 1)
        field.restart()
        host.update()
        expect(field.prepared, equals: 2)
        expect(host.pixel(100, 10), equals: [153, 0, 0])
        expect(host.find(text: "its context is lost (EGL_BAD_CONTEXT)") == nil)
    }

    @Test("A version that no driver has is told with the view's name") func refused() throws {
        var messages: [String] = []
        RuntimeWarning.onIssue = { messages.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let (host, field) = try host(.init(.openGL, 99, 0))
        let reason = try require(field.failure)
        expect(messages, equals: ["FieldView shows nothing: \(reason)."])
        expect(host.find(text: reason) != nil)
        expect(reason.contains("99.0") || reason.contains("libEGL"), "\(reason)")
        expect(field.draws, equals: 0)
    }

    @Test("Without EGL there is a message, and no crash") func missing() {
        OffscreenGL.isMissing = true
        defer { OffscreenGL.isMissing = false }
        var messages: [String] = []
        RuntimeWarning.onIssue = { messages.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost(width: 240, height: 160) { FieldView() }
        host.update()
        let reason = "libEGL.so.1 cannot be loaded (Debian's package is libegl1)"
        expect(messages, equals: ["FieldView shows nothing: \(reason)."])
        expect(host.find(text: reason) != nil)
    }
}
