import Foundation

/// The functions of EGL, loaded with the first view that needs them: programs without one start without a driver.
struct EGLLibrary: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias Attributes = UnsafePointer<Int32>

    typealias GetDisplay = @Sendable @convention(c) (Handle?) -> Handle?
    typealias GetPlatformDisplay = @Sendable @convention(c) (UInt32, Handle?, Attributes?) -> Handle?
    typealias QueryDevices =
        @Sendable @convention(c) (
            Int32, UnsafeMutablePointer<Handle?>?, UnsafeMutablePointer<Int32>
        ) -> UInt32
    typealias Initialize =
        @Sendable @convention(c) (
            Handle?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
        ) -> UInt32
    typealias BindAPI = @Sendable @convention(c) (UInt32) -> UInt32
    typealias ChooseConfig =
        @Sendable @convention(c) (
            Handle?, Attributes?, UnsafeMutablePointer<Handle?>?, Int32, UnsafeMutablePointer<Int32>
        ) -> UInt32
    typealias CreateContext = @Sendable @convention(c) (Handle?, Handle?, Handle?, Attributes?) -> Handle?
    typealias CreatePbuffer = @Sendable @convention(c) (Handle?, Handle?, Attributes?) -> Handle?
    typealias Destroy = @Sendable @convention(c) (Handle?, Handle?) -> UInt32
    typealias MakeCurrent = @Sendable @convention(c) (Handle?, Handle?, Handle?, Handle?) -> UInt32
    typealias GetError = @Sendable @convention(c) () -> Int32
    typealias GetProcAddress = @Sendable @convention(c) (UnsafePointer<CChar>) -> Handle?
    typealias QueryString = @Sendable @convention(c) (Handle?, Int32) -> UnsafePointer<CChar>?

    let getDisplay: GetDisplay
    let startUp: Initialize
    let bindAPI: BindAPI
    let chooseConfig: ChooseConfig
    let createContext: CreateContext
    let createPbuffer: CreatePbuffer
    let destroyContext: Destroy
    let destroySurface: Destroy
    let makeCurrent: MakeCurrent
    let getError: GetError
    let getProcAddress: GetProcAddress
    let queryString: QueryString

    /// Nil if it is not installed.
    static let shared = EGLLibrary("libEGL.so.1")

    init?(_ name: String) {
        guard let library = LoadedLibrary(loading: name),
            let getDisplay: GetDisplay = library.function("eglGetDisplay"),
            let startUp: Initialize = library.function("eglInitialize"),
            let bindAPI: BindAPI = library.function("eglBindAPI"),
            let chooseConfig: ChooseConfig = library.function("eglChooseConfig"),
            let createContext: CreateContext = library.function("eglCreateContext"),
            let createPbuffer: CreatePbuffer = library.function("eglCreatePbufferSurface"),
            let destroyContext: Destroy = library.function("eglDestroyContext"),
            let destroySurface: Destroy = library.function("eglDestroySurface"),
            let makeCurrent: MakeCurrent = library.function("eglMakeCurrent"),
            let getError: GetError = library.function("eglGetError"),
            let getProcAddress: GetProcAddress = library.function("eglGetProcAddress"),
            let queryString: QueryString = library.function("eglQueryString")
        else { return nil }
        (self.getDisplay, self.startUp, self.bindAPI) = (getDisplay, startUp, bindAPI)
        (self.chooseConfig, self.createContext, self.createPbuffer) = (chooseConfig, createContext, createPbuffer)
        (self.destroyContext, self.destroySurface) = (destroyContext, destroySurface)
        (self.makeCurrent, self.getError) = (makeCurrent, getError)
        (self.getProcAddress, self.queryString) = (getProcAddress, queryString)
    }

    /// A function of EGL's extensions or of OpenGL; `Function` must be its type.
    func function<Function>(_ name: String) -> Function? {
        getProcAddress(name).map { unsafeBitCast($0, to: Function.self) }
    }

    /// Displays without a window system, the best first: Mesa's, those of the graphics cards, the default one.
    var displays: [Handle] {
        let extensions = queryString(nil, EGL.extensions).map { String(cString: $0) } ?? ""
        var displays: [Handle?] = []
        if let get: GetPlatformDisplay = function("eglGetPlatformDisplayEXT") {
            if extensions.contains("EGL_MESA_platform_surfaceless") {
                displays.append(get(EGL.platformSurfaceless, nil, nil))
            }
            if extensions.contains("EGL_EXT_platform_device"),
                let query: QueryDevices = function("eglQueryDevicesEXT")
            {
                var devices = [Handle?](repeating: nil, count: 8), count: Int32 = 0
                if query(8, &devices, &count) != 0 {
                    displays += devices.prefix(Int(count)).map { get(EGL.platformDevice, $0, nil) }
                }
            }
        }
        return (displays + [getDisplay(nil)]).compactMap(\.self)
    }

    /// Why the last call failed.
    var failure: String {
        switch getError() {
        case 0x3001: "EGL_NOT_INITIALIZED"
        case 0x3002: "EGL_BAD_ACCESS"
        case 0x3003: "EGL_BAD_ALLOC"
        case 0x3004: "EGL_BAD_ATTRIBUTE"
        case 0x3005: "EGL_BAD_CONFIG"
        case 0x3006: "EGL_BAD_CONTEXT"
        case 0x3009: "EGL_BAD_MATCH"
        case 0x300D: "EGL_BAD_SURFACE"
        case 0x300E: "EGL_CONTEXT_LOST"
        case let other: "error 0x\(String(other, radix: 16))"
        }
    }
}

/// The constants of EGL.
enum EGL {
    static let none: Int32 = 0x3038
    static let extensions: Int32 = 0x3055
    static let platformSurfaceless: UInt32 = 0x31DD
    static let platformDevice: UInt32 = 0x313F
    static let surfaceType: Int32 = 0x3033, pbufferBit: Int32 = 1
    static let renderableType: Int32 = 0x3040, bitES2: Int32 = 4, bitGL: Int32 = 8
    static let red: Int32 = 0x3024, green: Int32 = 0x3023, blue: Int32 = 0x3022, alpha: Int32 = 0x3021
    static let depth: Int32 = 0x3025, stencil: Int32 = 0x3026
    static let samples: Int32 = 0x3031, sampleBuffers: Int32 = 0x3032
    static let apiES: UInt32 = 0x30A0, apiGL: UInt32 = 0x30A2
    static let major: Int32 = 0x3098, minor: Int32 = 0x30FB, profile: Int32 = 0x30FD
    static let resetStrategy: Int32 = 0x31BD, loseOnReset: Int32 = 0x31BF
    static let width: Int32 = 0x3057, height: Int32 = 0x3056
}
