import CasementCore
import CasementSDL
import Foundation

/// A surface that is drawn with OpenGL or OpenGL ES, in a context of its own: the role of `NSOpenGLView`.
///
///     final class Triangle: OpenGLView {
///         override func prepareOpenGL() {}  // shaders, buffers
///         override func reshape() { glViewport(0, 0, GLsizei(pixelWidth), GLsizei(pixelHeight)) }
///         override func draw() {
///             glClearColor(0.1, 0.2, 0.4, 1)
///             glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
///         }
///     }
///
/// The context has no window (EGL's pbuffer), so the view is part of the window like any other, on X11 and on Wayland
/// and whichever renderer draws the window. Framebuffer 0 has the size of the view in pixels; after `draw` it is read
/// back, which costs one copy and waits for the GPU. Buffers need not be swapped.
///
/// EGL is loaded with the first such view. Without it, or without a driver for what `PixelFormat` asks, the view shows
/// a placeholder with the reason, and a message names it. The same happens when the context is lost, as when a graphics
/// card is reset; `restart()` makes a new one.
@MainActor @preconcurrency open class OpenGLView: SurfaceView {
    /// What the context must be able to do.
    public struct PixelFormat: Equatable, Sendable {
        /// The interface of the context.
        public enum API: Sendable {
            /// OpenGL; without what newer versions removed, from 3.2 on.
            case openGL
            /// OpenGL with everything that versions had before.
            case openGLCompatibility
            /// OpenGL ES.
            case openGLES
        }

        /// The interface; OpenGL by default.
        public var api: API
        /// The version; 3.3 by default, the context may have a newer one.
        public var majorVersion: Int
        /// The second number of the version.
        public var minorVersion: Int
        /// The least bits of the depth buffer; 24 by default.
        public var depthBits = 24
        /// The least bits of the stencil buffer; 8 by default.
        public var stencilBits = 8
        /// The least samples of a pixel, for smooth edges; 0 by default.
        public var samples = 0

        /// Creates a format of a version.
        public init(_ api: API = .openGL, _ majorVersion: Int = 3, _ minorVersion: Int = 3) {
            (self.api, self.majorVersion, self.minorVersion) = (api, majorVersion, minorVersion)
        }
    }

    /// What the context is able to do.
    public let pixelFormat: PixelFormat
    private(set) var context: OffscreenGL?
    private var isNew = false
    private var isResized = false

    /// Creates an object that has no context yet.
    public init(pixelFormat: PixelFormat = PixelFormat(), isOpaque: Bool = true) {
        self.pixelFormat = pixelFormat
        super.init(isOpaque: isOpaque)
    }

    /// Makes shaders, buffers and textures, while the context is the current one: before the first picture, and after
    /// `restart()`. Does nothing by default.
    open func prepareOpenGL() {}

    /// The view has another size; the context is the current one. By default, the viewport is all of framebuffer 0.
    open override func reshape() { context?.setViewport(width: pixelWidth, height: pixelHeight) }

    /// Draws into framebuffer 0, while the context is the current one. Does nothing by default.
    open func draw() {}

    /// Runs `body` while the context is the current one, for example to load a texture. Nil without running it where
    /// there is no context: before the view is shown, and after it was lost.
    public func withContext<Result>(_ body: () -> Result) -> Result? {
        guard let context else { return nil }
        var result: Result?
        attempt { () throws(GLFailure) in try context.run { result = body() } }
        return result
    }

    /// The address of a function of OpenGL, for programs and libraries that load them by name. Nil where there is no
    /// context, or the driver does not know the function.
    public func getProcAddress(_ name: String) -> UnsafeMutableRawPointer? { context?.address(of: name) }

    /// Makes a new context after one was lost, or could not be made. Does nothing where there is one.
    public func restart() { recover() }

    // MARK: Drawing

    override func move(to memory: PixelMemory) {
        attempt { () throws(GLFailure) in
            if context == nil {
                context = try OffscreenGL(pixelFormat.request)
                isNew = true
            }
            try context?.resize(width: memory.width, height: memory.height)
        }
        isResized = true
    }

    override func render(into memory: PixelMemory) {
        attempt { () throws(GLFailure) in
            try context?.run {
                if isNew { prepareOpenGL() }
                if isResized { reshape() }
                (isNew, isResized) = (false, false)
                draw()
                context?.read(into: memory)
            }
        }
    }

    /// Runs what may lose the context, or find none.
    private func attempt(_ body: () throws(GLFailure) -> Void) {
        do {
            try body()
        } catch {
            context = nil
            fail(error.reason)
        }
    }
}

extension OpenGLView.PixelFormat {
    var request: GLRequest {
        var request = GLRequest()
        (request.isES, request.isCore) = (api == .openGLES, api == .openGL)
        (request.major, request.minor) = (majorVersion, minorVersion)
        (request.depthBits, request.stencilBits, request.samples) = (depthBits, stencilBits, samples)
        return request
    }
}
