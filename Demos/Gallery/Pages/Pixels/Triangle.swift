import Casement
import Foundation

/// A triangle that turns, drawn with OpenGL ES.
struct Triangle: SurfaceViewRepresentable {
    var angle: Double

    func makeSurfaceView(context: Context) -> TriangleView { TriangleView() }

    func updateSurfaceView(_ triangle: TriangleView, context: Context) {
        triangle.angle = Float(angle * .pi / 180)
        triangle.needsDisplay = true
    }
}

final class TriangleView: OpenGLView {
    typealias Colour = @convention(c) (Float, Float, Float, Float) -> Void
    typealias One = @convention(c) (UInt32) -> Void
    typealias Make = @convention(c) (UInt32) -> UInt32
    typealias MakeProgram = @convention(c) () -> UInt32
    typealias Source =
        @convention(c) (
            UInt32, Int32, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>?
        ) -> Void
    typealias Attach = @convention(c) (UInt32, UInt32) -> Void
    typealias Find = @convention(c) (UInt32, UnsafePointer<CChar>) -> Int32
    typealias SetTwo = @convention(c) (Int32, Float, Float) -> Void
    typealias Draw = @convention(c) (UInt32, Int32, Int32) -> Void

    var angle: Float = 0
    private var program: UInt32 = 0

    init() {
        var format = PixelFormat(.openGLES, 3, 0)
        format.samples = 4
        super.init(pixelFormat: format)
    }

    private func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        getProcAddress(name).map { unsafeBitCast($0, to: type) }
    }

    override func prepareOpenGL() {
        program = function("glCreateProgram", MakeProgram.self)?() ?? 0
        for (kind, text) in [(0x8B31 as UInt32, Self.corners), (0x8B30, Self.colours)] {
            let shader = function("glCreateShader", Make.self)?(kind) ?? 0
            text.withCString { function("glShaderSource", Source.self)?(shader, 1, [$0], nil) }
            function("glCompileShader", One.self)?(shader)
            function("glAttachShader", Attach.self)?(program, shader)
        }
        function("glLinkProgram", One.self)?(program)
    }

    override func draw() {
        function("glClearColor", Colour.self)?(0.07, 0.1, 0.16, 1)
        function("glClear", One.self)?(0x4000)
        function("glUseProgram", One.self)?(program)
        let turn = function("glGetUniformLocation", Find.self)?(program, "turn") ?? -1
        function("glUniform2f", SetTwo.self)?(turn, angle, Float(pixelWidth) / Float(max(1, pixelHeight)))
        function("glDrawArrays", Draw.self)?(4, 0, 3)
    }

    private static let corners = """
        #version 300 es
        uniform vec2 turn;
        out vec3 colour;
        void main() {
            float angle = turn.x + float(gl_VertexID) * 2.0944;
            gl_Position = vec4(0.9 * sin(angle) / turn.y, 0.9 * cos(angle), 0.0, 1.0);
            colour = vec3(gl_VertexID == 0, gl_VertexID == 1, gl_VertexID == 2);
        }
        """

    private static let colours = """
        #version 300 es
        precision mediump float;
        in vec3 colour;
        out vec4 pixel;
        void main() { pixel = vec4(colour, 1.0); }
        """
}
