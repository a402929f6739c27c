import CSDL2
import CasementCore
import Foundation

/// The kind of presenter that a window gets.
@MainActor enum PresenterChoice {
    case surface
    /// If forced by a setting, also where GL is rendered in software.
    case gpu(isForced: Bool)

    /// The presenter by `CASEMENT_RENDERER=surface|gpu`, by default the GPU if the machine has one. GL is not queried:
    /// loading it takes longer than a whole start.
    static let atStart: PresenterChoice = {
        switch environmentVariable("CASEMENT_RENDERER") {
        case "surface": .surface
        case "gpu": .gpu(isForced: true)
        default: hasRenderNode ? .gpu(isForced: false) : .surface
        }
    }()

    private static var hasRenderNode: Bool {
        // Where there is no such folder, Foundation would take a hundredth of a start to describe that.
        guard access("/dev/dri", R_OK) == 0 else { return false }
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return devices.contains { $0.hasPrefix("renderD") }
    }

    private static var isReported = false

    /// Reports the renderer of windows on standard error, once, if `CASEMENT_LOG_RENDERER=1`.
    func report() {
        guard !Self.isReported else { return }
        Self.isReported = true
        guard environmentVariable("CASEMENT_LOG_RENDERER") == "1" else { return }
        let reason =
            switch environmentVariable("CASEMENT_RENDERER") {
            case "surface", "gpu": "CASEMENT_RENDERER asks for it"
            default: Self.hasRenderNode ? "/dev/dri has a render node" : "/dev/dri has no render node"
            }
        let line =
            switch self {
            case .surface: "surface (drawn in memory)"
            case .gpu: "gpu (drawn by OpenGL)"
            }
        FileHandle.standardError.write(Data("Casement: renderer \(line), because \(reason).\n".utf8))
    }

    /// The flags for `SDL_CreateWindow`: SDL recreates a window when GL is added later.
    var windowFlags: UInt32 {
        switch self {
        case .surface: 0
        case .gpu: SDL_WINDOW_OPENGL.rawValue
        }
    }

    /// Nil if the window cannot have the presenter; a surface then needs a window without GL.
    func presenter(for window: OpaquePointer) -> (any WindowPresenter)? {
        switch self {
        case .surface: return SurfacePresenter(window: window)
        case .gpu(let isForced):
            guard let presenter = GPUPresenter(window: window), isForced || !presenter.isSoftware else { return nil }
            return presenter
        }
    }
}
