import Casement
import CasementTesting
import Foundation
import TestData

/// Presents and dismisses, pushes and pops at random, by code and by hand, and compares with a model: what is on
/// screen, which pages are alive with which state, what the bindings say, and where the focus is.
@MainActor public struct ShellFuzzer {
    public var seed: UInt64 = 1
    public var steps = 2_000

    public init() {}

    /// The number of steps with one window.
    private static let stepsOfAWorld = 60

    /// The failure with the steps before it; nil if there was none.
    public func run() -> String? {
        var made = 0
        var seed = seed
        while made < steps {
            var world = ShellWorld(seed: seed)
            if let failure = world.run(steps: min(Self.stepsOfAWorld, steps - made)) {
                return "seed \(seed): \(failure)\n" + world.script.joined(separator: "\n")
            }
            made += Self.stepsOfAWorld
            seed += 1
        }
        return nil
    }
}

/// One seed's window and steps.
@MainActor private struct ShellWorld {
    private var random: SeededGenerator
    private let scene = ShellScene()
    private let record = ShellRecord()
    private let host: TestHost
    private var expected: ShellExpectation
    /// The field that the user has put the focus into, in each scene; unknown after a page came or went.
    private var fields: [String: String] = [:]
    private(set) var script: [String] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        expected = ShellExpectation(scene)
        let (scene, record) = (scene, record)
        host = TestHost(width: 600, height: 500) { ShellSceneView(scene: scene, record: record) }
        host.settle()
    }

    mutating func run(steps: Int) -> String? {
        for _ in 0..<steps {
            let step = random.once(in: 2) ? actByCode() : actByHand()
            script.append(step)
            // Sometimes the next step comes in the middle of the movement.
            if random.once(in: 4) { host.advance(by: Double(random.number(1...12)) / 60) }
            guard host.settle() else { return "the window does not come to rest" }
            if let problem { return problem }
        }
        return nil
    }

    // MARK: By code

    /// Changes the model in a scene that is shown, and expects what follows.
    private mutating func actByCode() -> String {
        let shown = scene.all.filter { expected.scene($0.name) != nil }
        let scene = shown[random.number(0...shown.count - 1)]
        switch random.number(0...7) {
        case 0...1: return setPath(of: scene)
        case 2:
            scene.isPushed.toggle()
            fields[scene.name] = nil
            expected.change(scene.name) { $0.push(scene.isPushed) }
            return "\(scene.name).isPushed = \(scene.isPushed)"
        case 3 where scene.shown.count <= 1:
            scene.hasPresenter.toggle()
            if scene.hasPresenter {
                expected.presentAll(in: scene)
            } else {
                for layer in expected.layers where layer.scene == scene.name {
                    expected.remove(layer, isDismissed: false)
                }
            }
            return "\(scene.name).hasPresenter = \(scene.hasPresenter)"
        case 4 where random.once(in: 3):
            let size = CGSize(width: random.number(60...900), height: random.number(40...700))
            host.resize(width: size.width, height: size.height)
            host.settle()
            host.resize(width: 600, height: 500)
            return "another size for a while: \(size)"
        default: return toggle(ShellKind.allCases[random.number(0...ShellKind.allCases.count - 1)], in: scene)
        }
    }

    private mutating func setPath(of scene: ShellScene) -> String {
        var path = scene.path
        switch random.number(0...3) {
        case 0: path.append(random.number(1...5))
        case 1 where !path.isEmpty: path.removeLast()
        case 2: path = (0..<random.number(0...4)).map { _ in random.number(1...5) }
        default: path += [random.number(1...5), random.number(1...5)]
        }
        scene.path = path
        fields[scene.name] = nil
        expected.change(scene.name) { $0.follow(path) }
        return "\(scene.name).path = \(path)"
    }

    private mutating func toggle(_ kind: ShellKind, in scene: ShellScene) -> String {
        guard !kind.isScene || scene.inner[kind] != nil else { return "nothing" }
        let isShown = !scene.isShown(kind)
        if isShown, let inner = scene.inner[kind] { prepare(inner) }
        scene.show(kind, isShown)
        if isShown {
            expected.present(kind, in: scene)
        } else {
            expected.remove(ShellLayer(scene: scene.name, kind: kind), isDismissed: scene.hasPresenter)
        }
        return "\(scene.name).\(kind) = \(isShown)"
    }

    /// A scene that comes presents at most one thing: which of several came first is not promised.
    private mutating func prepare(_ scene: ShellScene) {
        fields[scene.name] = nil
        let kept = random.once(in: 3) ? scene.shown.first : nil
        for kind in ShellKind.allCases where kind != kept { scene.show(kind, false) }
        for inner in scene.inner.values { prepare(inner) }
    }

    // MARK: By hand

    private mutating func actByHand() -> String {
        switch random.number(0...8) {
        case 0: return press(.escape)
        case 1 where expected.top?.kind == .alert: return press(.return)
        case 2 where expected.top?.kind == .popover:
            host.tap(at: CGPoint(x: 2, y: 498))
            dismissTop()
            return "a press outside"
        default: break
        }
        guard let name = expected.reachable, let top = expected.scene(name)?.top.name(in: name) else {
            return tryBelow()
        }
        switch random.number(0...6) {
        case 0:
            host.key(.leftArrow, modifiers: .option)
            pop(name)
            return "Alt-Left in \(name)"
        case 1:
            let isThere = host.perform(onLabel: "Back")
            pop(name)
            return "Back in \(name): \(isThere)"
        case 2:
            tap("\(top) close")
            close(name)
            return "\(top) close"
        case 3:
            tap("\(top) on")
            fields[name] = nil
            expected.change(name) { $0.pages.append(ShellPageState(value: 9)) }
            return "\(top) on"
        case 4:
            host.tap("\(top) field")
            fields[name] = top
            return "\(top) field"
        default:
            let taps = expected.scene(name)?.top.taps ?? 0
            tap("\(top) taps \(taps)")
            expected.change(name) { $0.pages[$0.pages.count - 1].taps += 1 }
            return "\(top) taps \(taps)"
        }
    }

    private func tap(_ text: String) { host.tap(text: text) }

    /// A press on what lies below an alert, dialog or popover does nothing but close the latter.
    private mutating func tryBelow() -> String {
        let window = expected.window
        host.tap(text: "\(window.top.name(in: window.name)) taps \(window.top.taps)")
        if expected.top?.kind == .popover { dismissTop() }
        return "a press below"
    }

    private mutating func press(_ key: KeyEquivalent) -> String {
        host.key(key)
        if expected.top == nil { pop(expected.window.name) } else { dismissTop() }
        return "\(key == .escape ? "Escape" : "Return")"
    }

    private mutating func dismissTop() {
        guard let top = expected.top else { return }
        expected.remove(top, isDismissed: true)
    }

    private mutating func pop(_ name: String) {
        fields[name] = nil
        expected.change(name) { $0.pop() }
    }

    /// `dismiss` pops the page, or closes the sheet of a root.
    private mutating func close(_ name: String) {
        if expected.scene(name)?.pages.count ?? 0 > 1 { return pop(name) }
        if let top = expected.top, top.content == name { dismissTop() }
    }
}

// MARK: - The comparison

extension ShellWorld {
    fileprivate var problem: String? {
        bindings ?? texts ?? lives ?? elements ?? focus ?? pixels
    }

    private var bindings: String? {
        for scene in scene.all {
            if scene.dismissals != expected.dismissals[scene.name, default: 0] {
                return "onDismiss of \(scene.name) ran \(scene.dismissals) times, not \(expected.dismissals)"
            }
            guard let state = expected.scene(scene.name) else { continue }
            if scene.path != state.path { return "the path of \(scene.name) is \(scene.path), not \(state.path)" }
            if scene.isPushed != state.isPushed { return "\(scene.name).isPushed is \(scene.isPushed)" }
            guard scene.hasPresenter else { continue }
            let layers = Set(expected.layers.filter { $0.scene == scene.name }.map(\.kind))
            if scene.shown != layers { return "\(scene.name) presents \(scene.shown), not \(layers)" }
        }
        return nil
    }

    private var texts: String? {
        for scene in scene.all {
            let top = expected.scene(scene.name).map { ($0.top.name(in: scene.name), $0.top.taps) }
            if let top, host.find(text: "\(top.0) taps \(top.1)") == nil {
                return "\(top.0) is not shown with \(top.1) taps"
            }
            let names = ["root", "pushed"] + ([1, 2, 3, 4, 5, 9]).map { "page \($0)" }
            for name in names.map({ "\(scene.name) \($0)" }) where name != top?.0 {
                if host.find(text: name) != nil { return "\(name) is shown" }
            }
            for kind in [ShellKind.alert, .dialog, .popover] {
                let isShown = host.find(text: "\(scene.name) \(kind)") != nil
                let layer = ShellLayer(scene: scene.name, kind: kind)
                if isShown != expected.layers.contains(layer) { return "\(scene.name) \(kind) shown: \(isShown)" }
            }
        }
        return nil
    }

    private var lives: String? {
        var alive: [String: Int] = [:]
        var visible: [String: Int] = [:]
        for scene in expected.scenes {
            for page in scene.pages { alive[page.name(in: scene.name), default: 0] += 1 }
            visible[scene.top.name(in: scene.name), default: 0] += 1
        }
        let lives = record.alive.filter { $0.value != 0 }
        if lives != alive { return "alive are \(lives), not \(alive)" }
        let appeared = record.visible.filter { $0.value != 0 }
        return appeared == visible ? nil : "appeared have \(appeared), not \(visible)"
    }

    /// Assistive programs reach what is on top, and nothing below it but what a popover stands beside.
    private var elements: String? {
        let all = host.accessibilityTree.all
        let modal = expected.layers.lastIndex { $0.kind != .popover }
        let roles = expected.layers[(modal ?? 0)...].map(\.kind.role)
        for role in ["dialog", "alert", "popover"] {
            let count = all.filter { $0.role == role }.count
            if count != roles.filter({ $0 == role }).count { return "\(count) elements are \(role), not \(roles)" }
        }
        let reached = all.filter { $0.label?.contains(" taps ") ?? false }.compactMap(\.label)
        let scene = modal.map { expected.layers[$0].content } ?? expected.window.name
        let top = scene.flatMap { name in expected.scene(name)?.top.name(in: name) }
        if let other = reached.first(where: { label in !(top.map { label.hasPrefix($0) } ?? false) }) {
            return "\(other) can be reached"
        }
        return reached.count == (top == nil ? 0 : 1) ? nil : "reached are \(reached)"
    }

    private var focus: String? {
        let focused = record.focused
        if focused.count > 1 { return "the focus is in \(focused)" }
        if expected.top?.kind == .popover { return nil }
        guard let name = expected.reachable else { return focused.isEmpty ? nil : "the focus is below, in \(focused)" }
        let top = expected.scene(name)?.top.name(in: name)
        if let field = focused.first, field != top { return "the focus is in \(field), which is not on top" }
        if let field = fields[name], field == top, focused != [field] { return "\(field) has lost the focus" }
        return nil
    }

    private var pixels: String? {
        let shown = host.snapshot()
        host.pipeline.graphics.damageAll()
        host.update()
        return host.snapshot() == shown ? nil : "the window looks different when all of it is painted"
    }
}
