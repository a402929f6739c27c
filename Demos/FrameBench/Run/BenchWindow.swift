import ArgumentParser
import CasementCore
import Foundation

/// The window of a run, as its options describe it.
struct WindowOptions: Sendable, Equatable {
    var pixels = PixelSize(width: 1024, height: 768)
    /// Device pixels per point; nil for the desktop's.
    var scale: Double?

    static let scales = 0.5...8.0

    /// In points.
    var size: CGSize {
        CGSize(width: Double(pixels.width) / (scale ?? 1), height: Double(pixels.height) / (scale ?? 1))
    }

    /// The words of a command line that stand for them.
    var arguments: [String] { ["--size", "\(pixels)"] + (scale.map { ["--scale", $0.formatted()] } ?? []) }

    /// Reads such words; nil where they are none.
    init?(arguments: [String]) {
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            switch name {
            case "--size": PixelSize(argument: value).map { pixels = $0 }
            case "--scale": scale = Double(value)
            default: break
            }
        }
        guard scale.map(Self.scales.contains) ?? true else { return nil }
    }

    init() {}
}

/// The size of a window in device pixels, such as 3840x2160.
struct PixelSize: ExpressibleByArgument, CustomStringConvertible, Sendable, Equatable {
    var width, height: Int

    /// What SDL and X11 can show, and a scenario fill.
    static let range = 64...16_384

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], Self.range.contains(width),
            Self.range.contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    var description: String { "\(width)x\(height)" }
    var defaultValueDescription: String { description }
}

/// The window of all scenarios but those with a size of their own.
@MainActor enum BenchWindow {
    /// In points.
    static var size: CGSize { options.size }
    static var scale: CGFloat { CGFloat(options.scale ?? 1) }

    private static var options = WindowOptions()

    /// Called before the first scenario is made, and the first window opens.
    static func use(_ options: WindowOptions) {
        self.options = options
        if let scale = options.scale { setenv("CASEMENT_SCALE", "\(scale)", 1) }
    }
}
