import CSDL2
import CasementCore
import Foundation

/// Which presenter a window gets.
@MainActor enum PresenterChoice {
    case surface
    /// Also where GL is drawn by the processor, when somebody asked for it.
    case gpu(isForced: Bool)

    /// `CASEMENT_RENDERER=surface|gpu` decides; without it the GPU where the machine has one. Asks no GL: loading that takes longer than a whole start.
    static let atStart: PresenterChoice = {
        switch ProcessInfo.processInfo.environment["CASEMENT_RENDERER"] {
        case "surface": .surface
        case "gpu": .gpu(isForced: true)
        default: hasRenderNode ? .gpu(isForced: false) : .surface
        }
    }()

    private static var hasRenderNode: Bool {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return devices.contains { $0.hasPrefix("renderD") }
    }

    private static var isReported = false

    /// Says once, on standard error, what draws the windows, where `CASEMENT_LOG_RENDERER=1` asks for it.
    func report() {
        guard !Self.isReported, ProcessInfo.processInfo.environment["CASEMENT_LOG_RENDERER"] == "1" else { return }
        Self.isReported = true
        let reason =
            switch ProcessInfo.processInfo.environment["CASEMENT_RENDERER"] {
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

    /// What `SDL_CreateWindow` must be told for the choice: SDL makes a window anew when GL comes later.
    var windowFlags: UInt32 {
        switch self {
        case .surface: 0
        case .gpu: SDL_WINDOW_OPENGL.rawValue
        }
    }

    /// nil when the window cannot have it; a surface needs a window without GL then.
    func presenter(for window: OpaquePointer) -> (any WindowPresenter)? {
        switch self {
        case .surface: return SurfacePresenter(window: window)
        case .gpu(let isForced):
            guard let presenter = GPUPresenter(window: window), isForced || !presenter.isSoftware else { return nil }
            return presenter
        }
    }
}
