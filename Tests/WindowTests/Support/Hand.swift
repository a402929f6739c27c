import DesktopSupport
import Expectations
import Foundation
import Testing

/// A simulated user of a program (`WindowProbe controls`, or another scene): moves the pointer, presses keys and reads
/// the program's output.
final class Hand {
    let program: Program
    let display: String
    /// What shows its windows.
    private let server: AnyObject
    private(set) var window = ""
    /// Where its window is on the screen, in pixels.
    var origin = CGPoint.zero
    /// Pixels of the screen per point of the program's windows.
    private let scale: Double
    /// Lines that the program printed and that were not consumed yet.
    private var lines: [String] = []
    /// The positions of its parts in the window.
    private(set) var places: [String: CGRect] = [:]

    /// Starts the program on a display of its own, at the top left, with the keyboard focus.
    init(on display: PrivateDisplay, _ scene: String = "controls", variables: [String: String] = [:]) throws {
        (self.display, server, scale) = (display.name, display, 1)
        let own = ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"]
        program = try Self.start(scene, own.merging(variables) { $1 })
        try require(hears("appeared"))
        window = run(
            "xdotool search --sync --all --onlyvisible --pid \(program.processID) --name 'Window Probe' | head -1")
        try require(!window.isEmpty)
        run("xdotool windowmove --sync \(window) 0 0 windowfocus --sync \(window) mousemove 550 550 sleep 0.1")
    }

    /// Starts the program on a Wayland compositor, at the top left.
    init(on compositor: PrivateCompositor, _ scene: String = "controls", variables: [String: String] = [:]) throws {
        (display, server, scale) = (compositor.display.name, compositor, compositor.scale)
        let own = compositor.variables.merging(["SDL_VIDEODRIVER": "wayland"]) { $1 }
        program = try Self.start(scene, own.merging(variables) { $1 })
        try require(hears("appeared"))
        window = run(compositor.findsWindow)
        try require(!window.isEmpty)
        // Nothing tells when the compositor has given its keyboard on to the program.
        run("xdotool mousemove 540 540 sleep 0.1 mousemove 550 550 sleep 0.4")
    }

    /// Starts the program on a desktop of its own of a kind.
    convenience init(
        on kind: DesktopKind, _ scene: String = "controls", variables: [String: String] = [:]
    ) throws { try self.init(on: try Desk(kind), scene, variables: variables) }

    /// Starts the program on a desktop that other tests use too.
    convenience init(on desk: Desk, _ scene: String = "controls", variables: [String: String] = [:]) throws {
        if let compositor = desk.compositor {
            try self.init(on: compositor, scene, variables: variables)
        } else {
            try self.init(on: desk.display, scene, variables: variables)
        }
    }

    private static func start(_ scene: String, _ variables: [String: String]) throws -> Program {
        // Composed letters depend on the locale.
        let environment = ["LC_ALL": "C.UTF-8", "XMODIFIERS": ""]
        // A scene may have arguments.
        let arguments = scene.split(separator: " ").map(String.init)
        return try Program("WindowProbe", arguments, environment: environment.merging(variables) { $1 })
    }

    @discardableResult func run(_ command: String) -> String {
        Program.run("DISPLAY=\(display); export DISPLAY; \(command)")
    }

    // MARK: The program's output

    private func listen() {
        program.takeOutput()
        for line in program.takeLines() {
            let parts = line.split(separator: " ", maxSplits: 5).map(String.init)
            if parts.count == 6, parts[0] == "place" {
                let numbers = parts[1...4].compactMap(Double.init)
                if numbers.count == 4 {
                    places[parts[5]] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                }
            } else {
                lines.append(line)
            }
        }
    }

    /// Waits for a line, and discards the lines before it. False if it is not printed.
    func hears(_ line: String, seconds: Double = patience) -> Bool { heard(until: line, seconds: seconds) != nil }

    /// Waits for a line; the lines before it, or nil if it is not printed.
    func heard(until line: String, seconds: Double = patience) -> [String]? {
        let end = Date().addingTimeInterval(seconds)
        repeat {
            listen()
            if let index = lines.firstIndex(of: line) {
                let before = Array(lines[..<index])
                lines.removeSubrange(...index)
                return before
            }
        } while Date() < end && program.waitForOutput()
        print("waited for \"\(line)\", and was told \(lines)")
        return nil
    }

    /// Waits until a part has a position.
    func place(_ name: String) throws -> CGRect {
        let end = Date().addingTimeInterval(patience)
        listen()
        while places[name] == nil, Date() < end, program.waitForOutput() { listen() }
        return try require(places[name], "\(name)")
    }

    // MARK: The pointer

    /// The arguments of xdotool that move the pointer to the middle of a part, or to a point relative to its corner.
    func to(_ name: String, _ x: Double? = nil, _ y: Double? = nil) throws -> String {
        let frame = try place(name)
        let point = CGPoint(x: frame.minX + (x ?? frame.width / 2), y: frame.minY + (y ?? frame.height / 2))
        return "mousemove \(Int(origin.x + point.x * scale)) \(Int(origin.y + point.y * scale))"
    }

    /// Runs xdotool with these arguments.
    func moves(_ arguments: String...) { run("xdotool \(arguments.joined(separator: " "))") }

    func clicks(_ name: String, button: Int = 1, count: Int = 1) throws {
        // Without a pause, clicks on neighbours would count as a double click.
        moves(try to(name), "click --repeat \(count) --delay 40 \(button)")
    }

    // MARK: The keyboard

    /// Presses keys by their X names.
    func keys(_ names: String) { run("xdotool key --delay 15 \(names)") }

    func types(_ text: String) { run("xdotool type --delay 15 '\(text)'") }

    /// Ends the program; true if its exit was successful.
    func ends() -> Bool {
        program.signal(SIGTERM)
        return program.ends() == 0
    }
}

/// What the windows of a desktop are shown by.
enum DesktopKind: String, CaseIterable, CustomTestStringConvertible {
    case x11, wayland

    /// Those that are installed here.
    static let installed = allCases.filter { $0 != .wayland || PrivateCompositor.isInstalled }

    var testDescription: String { rawValue }
}
