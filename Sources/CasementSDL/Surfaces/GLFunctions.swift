import CasementCore
import Foundation

/// The functions of OpenGL that read a picture.
struct GLFunctions: Sendable {
    typealias GetIntegers = @Sendable @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void
    typealias GetString = @Sendable @convention(c) (UInt32) -> UnsafePointer<CChar>?
    typealias GetStringAt = @Sendable @convention(c) (UInt32, UInt32) -> UnsafePointer<CChar>?
    typealias SetStored = @Sendable @convention(c) (UInt32, Int32) -> Void
    typealias Bind = @Sendable @convention(c) (UInt32, UInt32) -> Void
    typealias SetViewport = @Sendable @convention(c) (Int32, Int32, Int32, Int32) -> Void
    typealias ReadPixels =
        @Sendable @convention(c) (
            Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer?
        ) -> Void
    typealias ResetStatus = @Sendable @convention(c) () -> UInt32

    private let getIntegers: GetIntegers
    private let getString: GetString
    private let getStringAt: GetStringAt?
    private let setStored: SetStored
    private let bindFramebuffer: Bind?
    private let bindBuffer: Bind?
    private let readPixels: ReadPixels
    let setViewport: SetViewport
    private let isES: Bool
    /// Whether the version has several kinds of framebuffers and buffers of pixels.
    private let isThree: Bool

    init?(_ egl: EGLLibrary, _ request: GLRequest) {
        guard let getIntegers: GetIntegers = egl.function("glGetIntegerv"),
            let getString: GetString = egl.function("glGetString"),
            let setStored: SetStored = egl.function("glPixelStorei"),
            let readPixels: ReadPixels = egl.function("glReadPixels"),
            let setViewport: SetViewport = egl.function("glViewport")
        else { return nil }
        (self.getIntegers, self.getString) = (getIntegers, getString)
        (self.setStored, self.readPixels, self.setViewport) = (setStored, readPixels, setViewport)
        getStringAt = egl.function("glGetStringi")
        bindFramebuffer = egl.function("glBindFramebuffer")
        bindBuffer = egl.function("glBindBuffer")
        (isES, isThree) = (request.isES, request.major >= 3)
    }

    private func integer(_ name: UInt32) -> Int32 {
        var values = [Int32](repeating: 0, count: 16)
        getIntegers(name, &values)
        return values[0]
    }

    private func has(_ name: String) -> Bool {
        if isThree, let getStringAt {
            return (0..<max(0, integer(0x821D))).contains { index in
                getStringAt(0x1F03, UInt32(index)).map { String(cString: $0) } == name
            }
        }
        return (getString(0x1F03).map { String(cString: $0) } ?? "").split(separator: " ").contains { $0 == name }
    }

    /// What tells whether the graphics card was reset; nil where the current context does not know.
    func resetStatus(_ egl: EGLLibrary) -> ResetStatus? {
        // Names without the extension have an address too, which does nothing.
        if has("GL_KHR_robustness") { return egl.function("glGetGraphicsResetStatus\(isES ? "KHR" : "")") }
        if has("GL_ARB_robustness") { return egl.function("glGetGraphicsResetStatusARB") }
        if has("GL_EXT_robustness") { return egl.function("glGetGraphicsResetStatusEXT") }
        return nil
    }

    /// Copies framebuffer 0 of the current context, and leaves its state as it was.
    func read(into memory: PixelMemory) {
        guard let start = memory.start else { return }
        let binding: (kind: UInt32, name: UInt32) = isThree ? (0x8CA8, 0x8CAA) : (0x8D40, 0x8CA6)
        let framebuffer = UInt32(bitPattern: integer(binding.name))
        bindFramebuffer?(binding.kind, 0)
        defer { bindFramebuffer?(binding.kind, framebuffer) }
        let packed: UInt32 = 0x88EB
        let buffer = isThree ? UInt32(bitPattern: integer(0x88ED)) : 0
        if buffer != 0 { bindBuffer?(packed, 0) }
        defer { if buffer != 0 { bindBuffer?(packed, buffer) } }
        // Alignment, and where the version has them the length of rows, what is skipped.
        let names: [UInt32] = [0x0D05] + (isES && !isThree ? [] : [0x0D02, 0x0D03, 0x0D04])
        let old = names.map(integer)
        setStored(names[0], 4)
        for name in names.dropFirst() { setStored(name, 0) }
        defer { for (name, value) in zip(names, old) { setStored(name, value) } }
        let hasOrder = !isES || has("GL_EXT_read_format_bgra")
        let flip: UInt32? =
            has("GL_MESA_pack_invert") ? 0x8758 : has("GL_ANGLE_pack_reverse_row_order") ? 0x93A4 : nil
        if let flip { setStored(flip, 1) }
        readPixels(
            0, 0, Int32(memory.width), Int32(memory.height), hasOrder ? 0x80E1 : 0x1908, 0x1401,
            UnsafeMutableRawPointer(start))
        if let flip { setStored(flip, 0) } else { Self.turn(start, memory.width, memory.height) }
        if !hasOrder { Self.exchangeColours(start, memory.width * memory.height) }
    }

    /// Puts the last row first.
    static func turn(_ start: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int) {
        for y in 0..<height / 2 {
            let upper = UnsafeMutableBufferPointer(start: start + y * width, count: width)
            let lower = UnsafeMutableBufferPointer(start: start + (height - 1 - y) * width, count: width)
            for x in 0..<width { (upper[x], lower[x]) = (lower[x], upper[x]) }
        }
    }

    /// Exchanges red and blue.
    static func exchangeColours(_ start: UnsafeMutablePointer<UInt32>, _ count: Int) {
        for index in 0..<count {
            let pixel = start[index]
            start[index] = (pixel & 0xFF00_FF00) | ((pixel & 0xFF) << 16) | ((pixel >> 16) & 0xFF)
        }
    }
}
