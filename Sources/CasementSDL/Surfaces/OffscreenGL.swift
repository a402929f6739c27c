import CSDL2
import CasementCore
import Foundation

/// What a program asks of an OpenGL context.
package struct GLRequest: Equatable, Sendable {
    /// OpenGL ES, as on telephones.
    package var isES = false
    /// Without what newer versions of OpenGL have removed.
    package var isCore = true
    package var major = 3
    package var minor = 3
    package var depthBits = 24
    package var stencilBits = 8
    package var samples = 0

    package init() {}
}

/// Why there is no OpenGL.
package struct GLFailure: Error {
    package let reason: String
}

/// An OpenGL context without a window. What is drawn into its framebuffer 0 is read into the memory of a picture.
@MainActor package final class OffscreenGL {
    private let egl: EGLLibrary
    private let display: EGLLibrary.Handle
    private let config: EGLLibrary.Handle
    private let context: EGLLibrary.Handle
    private let functions: GLFunctions
    private let api: UInt32
    /// Read while the context is the current one.
    private lazy var resetStatus = functions.resetStatus(egl)
    private var surface: EGLLibrary.Handle?
    private var isCurrent = false
    private var size: (width: Int, height: Int) = (0, 0)

    /// Whether EGL counts as not installed, for tests.
    package static var isMissing = false

    package convenience init(_ request: GLRequest) throws(GLFailure) {
        guard !Self.isMissing, let egl = EGLLibrary.shared else {
            throw GLFailure(reason: "libEGL.so.1 cannot be loaded (Debian's package is libegl1)")
        }
        try self.init(request, egl)
    }

    init(_ request: GLRequest, _ egl: EGLLibrary) throws(GLFailure) {
        self.egl = egl
        api = request.isES ? EGL.apiES : EGL.apiGL
        // Of the best display.
        var reason: String?
        for display in egl.displays {
            guard egl.startUp(display, nil, nil) != 0 else {
                reason = reason ?? "EGL cannot be initialised (\(egl.failure))"
                continue
            }
            guard egl.bindAPI(api) != 0, let config = Self.config(request, egl, display) else {
                reason = reason ?? "there is no format of pixels for \(request.title) with \(request.samples) samples"
                continue
            }
            guard let context = Self.context(request, egl, display, config) else {
                reason = reason ?? "there is no \(request.title) (\(egl.failure))"
                continue
            }
            guard let functions = GLFunctions(egl, request) else {
                _ = egl.destroyContext(display, context)
                reason = reason ?? "the driver lacks functions of \(request.title)"
                continue
            }
            (self.display, self.config, self.context, self.functions) = (display, config, context, functions)
            return
        }
        throw GLFailure(reason: reason ?? "EGL has no display without a window")
    }

    isolated deinit {
        if let surface { _ = egl.destroySurface(display, surface) }
        _ = egl.destroyContext(display, context)
    }

    private static func config(
        _ request: GLRequest, _ egl: EGLLibrary, _ display: EGLLibrary.Handle
    ) -> EGLLibrary.Handle? {
        var wanted = [
            EGL.surfaceType, EGL.pbufferBit, EGL.renderableType, request.isES ? EGL.bitES2 : EGL.bitGL, EGL.red, 8,
            EGL.green, 8, EGL.blue, 8, EGL.alpha, 8, EGL.depth, Int32(clamping: request.depthBits), EGL.stencil,
            Int32(clamping: request.stencilBits),
        ]
        if request.samples > 0 { wanted += [EGL.sampleBuffers, 1, EGL.samples, Int32(clamping: request.samples)] }
        var config: EGLLibrary.Handle?
        var count: Int32 = 0
        guard egl.chooseConfig(display, wanted + [EGL.none], &config, 1, &count) != 0, count > 0 else { return nil }
        return config
    }

    private static func context(
        _ request: GLRequest, _ egl: EGLLibrary, _ display: EGLLibrary.Handle, _ config: EGLLibrary.Handle
    ) -> EGLLibrary.Handle? {
        var wanted = [EGL.major, Int32(clamping: request.major), EGL.minor, Int32(clamping: request.minor)]
        // There are no profiles before 3.2.
        if !request.isES, (request.major, request.minor) >= (3, 2) { wanted += [EGL.profile, request.isCore ? 1 : 2] }
        let reset = [EGL.resetStrategy, EGL.loseOnReset]
        // Drivers that notice no reset refuse the wish.
        return egl.createContext(display, config, nil, wanted + reset + [EGL.none])
            ?? egl.createContext(display, config, nil, wanted + [EGL.none])
    }

    /// Sets the size of framebuffer 0; what was drawn is gone, and the objects of the context stay.
    package func resize(width: Int, height: Int) throws(GLFailure) {
        guard size != (width, height) || surface == nil else { return }
        let attributes = [EGL.width, Int32(width), EGL.height, Int32(height), EGL.none]
        guard let new = egl.createPbuffer(display, config, attributes) else {
            throw GLFailure(reason: "there is no memory for \(width)x\(height) pixels (\(egl.failure))")
        }
        if let surface { _ = egl.destroySurface(display, surface) }
        (surface, size) = (new, (width, height))
    }

    /// Runs `body` while the context is the current one. It throws where the context is lost, before or in `body`.
    package func run(_ body: () -> Void) throws(GLFailure) {
        guard !isCurrent else { return body() }
        isCurrent = true
        defer { isCurrent = false }
        // The window's renderer may be OpenGL's too, and a thread has one context: SDL must learn that its own is not
        // current.
        let window = SDL_GL_GetCurrentWindow(), others = SDL_GL_GetCurrentContext()
        if others != nil { SDL_GL_MakeCurrent(window, nil) }
        defer { if others != nil { SDL_GL_MakeCurrent(window, others) } }
        _ = egl.bindAPI(api)
        guard egl.makeCurrent(display, surface, surface, context) != 0 else {
            throw GLFailure(reason: "its context is lost (\(egl.failure))")
        }
        defer { _ = egl.makeCurrent(display, nil, nil, nil) }
        body()
        if let status = resetStatus?(), status != 0 { throw GLFailure(reason: "the graphics card was reset") }
    }

    /// Copies framebuffer 0, whose first row is the lowest. Only in `run`.
    package func read(into memory: PixelMemory) { functions.read(into: memory) }

    /// Draws into all of framebuffer 0. Only in `run`.
    package func setViewport(width: Int, height: Int) { functions.setViewport(0, 0, Int32(width), Int32(height)) }

    /// A function of OpenGL.
    package func address(of name: String) -> UnsafeMutableRawPointer? { egl.getProcAddress(name) }

    /// Does to the context what a driver does that loses it, for tests.
    package func lose() { _ = egl.destroyContext(display, context) }
}

extension GLRequest {
    /// Its name in messages.
    var title: String { "OpenGL \(isES ? "ES " : "")\(major).\(minor)" }
}
