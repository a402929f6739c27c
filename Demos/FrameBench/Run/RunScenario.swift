import Casement
import CasementCore

/// The scenarios of `run`.
enum RunScenarioName: String, CaseIterable {
    case startup, idle, leaf, labels, scroll, churn, motion, typing, resize, window, divider, sheet, push, table, pixels
    case shuffleAnimated = "shuffle-animated"
    case transition, shader, surface
    case idleWindows = "idle-windows"

    var summary: String {
        switch self {
        case .startup: "process start to the first frame of a window with one label and one button; peak memory"
        case .idle: "a grid of COUNT labels, untouched for 5 s: CPU share and wake-ups"
        case .leaf: "the same grid; one label's text changes every frame"
        case .labels: "the same grid; every label's text changes every frame"
        case .scroll: "a list of COUNT rows is scrolled 20 points a frame"
        case .churn: "a list of COUNT rows; each frame inserts one at the front and removes one in the middle"
        case .motion: "COUNT rounded rectangles move and fade every frame"
        case .typing: "a text field in a form of COUNT controls receives one character a frame"
        case .resize: "COUNT labels that wrap are laid out at another width every frame"
        case .window: "beside a small window one of COUNT labels is opened, painted and closed; a frame is one window"
        case .divider: "COUNT labels beside a sidebar whose divider is dragged in every frame"
        case .sheet: "a sheet comes above COUNT rows, and goes, every 40 frames"
        case .push: "a page is pushed above COUNT rows, and popped, every 40 frames"
        case .table: "a table of COUNT rows and 50 columns is scrolled on both axes in every frame"
        case .pixels: "a program's own picture of 1280x720 pixels, shown at its size, is new in every frame"
        case .surface: "the same picture, drawn by SDL's renderer in an SDLView"
        case .shader:
            "a view of COUNT points a side, drawn by a function of its pixels, has other arguments in every frame"
        case .shuffleAnimated: "COUNT rows get other places every 40 frames, and glide there for 30"
        case .transition: "COUNT labels fade in for 30 frames, and out for 30"
        case .idleWindows: "COUNT windows of 50 labels, untouched for 5 s: CPU share and wake-ups"
        }
    }

    /// Nil if a scenario has none.
    var defaultCount: Int? {
        switch self {
        case .startup: nil
        case .pixels, .surface: 1
        case .scroll: 10_000
        case .table: 100_000
        case .motion: 200
        case .transition: 100
        case .shader: 200
        case .typing, .window: 50
        case .idleWindows: 20
        default: 1000
        }
    }

    /// Runs the scenario.
    @MainActor func measure(_ options: RunOptions) throws -> RunResult {
        switch self {
        case .startup: try StartupRun(options).measure()
        case .idle: try IdleRun(LabelScenario(count: options.count, changes: .none), options, self).measure()
        case .leaf: try FrameRun(LabelScenario(count: options.count, changes: .one), options, self).measure()
        case .labels: try FrameRun(LabelScenario(count: options.count, changes: .all), options, self).measure()
        case .scroll: try FrameRun(ScrollScenario(count: options.count), options, self).measure()
        case .churn: try FrameRun(ChurnScenario(count: options.count), options, self).measure()
        case .motion: try FrameRun(MotionScenario(count: options.count), options, self).measure()
        case .typing: try FrameRun(TypingScenario(count: options.count), options, self).measure()
        case .resize: try FrameRun(ResizeScenario(count: options.count), options, self).measure()
        case .window: try WindowRun(options).measure()
        case .divider: try FrameRun(DividerScenario(count: options.count), options, self).measure()
        case .sheet: try FrameRun(SheetScenario(count: options.count), options, self).measure()
        case .push: try FrameRun(PushScenario(count: options.count), options, self).measure()
        case .table: try FrameRun(TableScenario(count: options.count), options, self).measure()
        case .pixels: try FrameRun(PixelScenario(), options, self).measure()
        case .surface: try FrameRun(SurfaceScenario(), options, self).measure()
        case .shuffleAnimated: try FrameRun(ShuffleScenario(count: options.count), options, self).measure()
        case .transition: try FrameRun(TransitionScenario(count: options.count), options, self).measure()
        case .shader: try FrameRun(ShaderScenario(side: options.count), options, self).measure()
        case .idleWindows: try IdleRun(LabelWindowScenario(), options, self, windows: options.count).measure()
        }
    }
}

/// The content of a window, and its changes.
@MainActor protocol RunScenario {
    associatedtype Content: View
    var content: Content { get }

    /// Changes the model for frame `number`, counted from 0 with the first warm-up frame.
    func step(_ number: Int)

    /// The user's input before that frame; none by default.
    func input(_ number: Int) -> [InputEvent]

    /// The window's size in points; by default that of all scenarios.
    var windowSize: CGSize { get }

    /// What the figures are compared with, measured after the run; by default nothing.
    var comparison: String? { get }
}

extension RunScenario {
    func input(_ number: Int) -> [InputEvent] { [] }
    var windowSize: CGSize { BenchWindow.size }
    var comparison: String? { nil }
}

/// The figures of a run and the frames that they are computed from.
struct RunResult: Sendable {
    var measurement: Measurement
    var frames: [FrameRecord] = []
    /// A line below the table.
    var comparison: String?
}

extension Font {
    /// The same font at the same size on every machine.
    static func bench(_ size: CGFloat) -> Font { .custom("DejaVu Sans", fixedSize: size) }
}

extension Color {
    /// The colour of row or rectangle `index`.
    static func bench(_ index: Int) -> Color { palette[index & 7] }

    private static let palette = [
        rgb(214, 69, 65), rgb(244, 160, 0), rgb(240, 220, 60), rgb(60, 160, 90),
        rgb(30, 136, 229), rgb(94, 53, 177), rgb(216, 27, 96), rgb(84, 110, 122),
    ]

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(red: red / 255, green: green / 255, blue: blue / 255)
    }
}
