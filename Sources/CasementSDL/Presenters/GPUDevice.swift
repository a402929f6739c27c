import CSDL2
import CasementCore
import Foundation

/// Failures of a device that tests provoke, as drivers sometimes do.
package struct DeviceFaults: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// No memory for another texture.
    package static let textures = DeviceFaults(rawValue: 1)
    /// The context is lost, and nothing can be drawn any more.
    package static let context = DeviceFaults(rawValue: 2)
    /// No memory for a second target.
    package static let targets = DeviceFaults(rawValue: 4)
}

/// An accelerated SDL renderer. It is closed with its window; its textures hold this object and so detect that they are
/// gone.
@MainActor final class GPUDevice {
    let renderer: OpaquePointer
    /// Source-over blending of premultiplied colours.
    let over: SDL_BlendMode
    /// The largest side of a texture, in pixels.
    let largestSide: Int
    /// Increases when the device loses its textures.
    private(set) var epoch = 0
    private(set) var isOpen = true
    /// Whether a call failed after which the window no longer shows the correct content.
    private(set) var hasFailed = false
    var faults: DeviceFaults = []

    /// Nil if the window cannot have a renderer that blends premultiplied colours.
    init?(window: OpaquePointer) {
        // Casement's clock paces frames: SDL's vsync is unreliable, and blocks while a window is hidden.
        let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
        guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
        over = SDL_ComposeCustomBlendMode(
            SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
            SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
        var info = SDL_RendererInfo()
        guard SDL_GetRendererInfo(renderer, &info) == 0, info.flags & SDL_RENDERER_SOFTWARE.rawValue == 0,
            SDL_SetRenderDrawBlendMode(renderer, over) == 0
        else {
            SDL_DestroyRenderer(renderer)
            return nil
        }
        if WaylandCompositor.current != nil { Self.giveAwayMemory() }
        largestSide = info.max_texture_width > 0 ? Int(min(info.max_texture_width, info.max_texture_height)) : 8192
        self.renderer = renderer
    }

    isolated deinit { close() }

    /// Ends a frame of a hidden window. A desktop of Wayland may show the window in a smaller size than it
    /// asked for, and ends a program whose first frame is larger: GL has memory for that by now. SDL ends no
    /// frames of hidden windows.
    private static func giveAwayMemory() {
        typealias Display = @convention(c) () -> OpaquePointer?
        typealias Surface = @convention(c) (Int32) -> OpaquePointer?
        typealias Swap = @convention(c) (OpaquePointer?, OpaquePointer?) -> UInt32
        guard let display = SDL_GL_GetProcAddress("eglGetCurrentDisplay"),
            let surface = SDL_GL_GetProcAddress("eglGetCurrentSurface"),
            let swap = SDL_GL_GetProcAddress("eglSwapBuffers")
        else { return }
        let drawn: Int32 = 0x3059  // EGL_DRAW
        _ = unsafeBitCast(swap, to: Swap.self)(
            unsafeBitCast(display, to: Display.self)(), unsafeBitCast(surface, to: Surface.self)(drawn))
    }

    /// Destroys the renderer and all its textures.
    func close() {
        if isOpen { SDL_DestroyRenderer(renderer) }
        isOpen = false
    }

    func wasReset() { epoch += 1 }

    /// Records the result of an SDL call; true if it succeeded.
    @discardableResult func check(_ result: Int32) -> Bool {
        if result == 0, !faults.contains(.context) { return true }
        hasFailed = true
        return false
    }

    func fail() { hasFailed = true }

    /// Whether GL is rendered in software, which is far slower than the window's surface.
    var isSoftware: Bool {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
        let getString = unsafeBitCast(address, to: GetString.self)
        let rendererName: UInt32 = 0x1F01  // GL_RENDERER
        guard let name = getString(rendererName) else { return false }
        let renderer = String(cString: name).lowercased()
        return ["llvmpipe", "softpipe", "swiftshader", "swrast"].contains { renderer.contains($0) }
    }
}

/// A texture's copy on the device, destroyed with the texture on the main actor.
@MainActor final class DeviceTexture {
    let device: GPUDevice
    let texture: OpaquePointer
    let width: Int
    let height: Int
    private let epoch: Int
    /// The generation of the texture that it shows; -1 if it shows none yet.
    var generation = -1

    init?(_ device: GPUDevice, width: Int, height: Int, isTarget: Bool = false, isOpaque: Bool = false) {
        let format = isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
        let access = isTarget ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC
        guard width > 0, height > 0, max(width, height) <= device.largestSide,
            !device.faults.contains(isTarget ? .targets : .textures),
            let texture = SDL_CreateTexture(
                device.renderer, format.rawValue, Int32(access.rawValue), Int32(width), Int32(height))
        else { return nil }
        SDL_SetTextureBlendMode(texture, isTarget ? SDL_BLENDMODE_NONE : device.over)
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
        (self.device, self.texture, self.width, self.height, epoch) = (device, texture, width, height, device.epoch)
    }

    isolated deinit {
        if device.isOpen { SDL_DestroyTexture(texture) }
    }

    func serves(_ device: GPUDevice) -> Bool { self.device === device && device.isOpen && epoch == device.epoch }
}
