import CasementCore
import CasementSDL
import Foundation

/// A window without a display: the same pipeline as in a program, with pixels in memory and a virtual clock.
///
///     let host = TestHost { Counter() }
///     host.tap("increment")
///     #expect(host.find(text: "1") != nil)
///
/// Its defaults do not depend on the machine: light, scale 1, left to right, en_US, UTC, the documented font. The view
/// is built by the first `update()`, or by the first call that needs a tree. Hosts are independent: `AppStorage` and
/// `SceneStorage` keep their values in memory, separately for each host.
@MainActor public final class TestHost {
    /// Nil only during deinitialisation: deep trees must be released where there is enough stack.
    package private(set) var pipeline: FramePipeline!
    private let presenter: MemoryPresenter
    package private(set) var size: CGSize
    private var scale: CGFloat

    private let clock: TestClock
    /// The window of a program that this host shows; nil for a view alone.
    package weak var window: (any HostWindow)?

    /// The virtual time in seconds.
    public var now: Double { clock.now }

    /// The date at the current virtual time, which texts use; it starts at the machine's date and can be set.
    public var date: Date {
        get { clock.date }
        set { clock.date = newValue }
    }

    /// The clipboard; each host has its own, and the windows of a program share one.
    package let clipboard: MemoryClipboard

    /// All hosts measure and draw text alike, so they share the font cache.
    private static let textEngine = SystemTextEngine()

    /// Creates a window of `width` by `height` points with a root view, which is offered the whole size and centred.
    public convenience init<Content: View>(
        width: CGFloat = 400, height: CGFloat = 300, scale: CGFloat = 1, @ViewBuilder content: () -> Content
    ) {
        let view = content()
        let (clock, clipboard) = (TestClock(), MemoryClipboard())
        var environment = EnvironmentValues()
        environment.clipboardBackend = clipboard
        environment.appStorage = ValueStore(MemoryBackend())
        environment.sceneStorage = SceneStore(ValueStore(MemoryBackend()))
        let size = CGSize(width: width, height: height)
        let pipeline = Self.makePipeline(size: size, scale: scale, environment: environment, clock: clock) { view }
        pipeline.setActivity(WindowActivity(isVisible: true, isKey: true))
        self.init(pipeline, size: size, scale: scale, clock: clock, clipboard: clipboard)
    }

    /// Creates a window that shows a pipeline made by `makePipeline`.
    package init(
        _ pipeline: FramePipeline, size: CGSize, scale: CGFloat, clock: TestClock, clipboard: MemoryClipboard
    ) {
        (self.size, self.scale, self.clock, self.clipboard) = (size, scale, clock, clipboard)
        self.pipeline = pipeline
        pipeline.graph.keepsEdits = true
        let pixels = pipeline.graphics.damage.bounds
        presenter = MemoryPresenter(width: pixels.width, height: pixels.height)
        pipeline.setPopupScreen(hasWindows: false) { [weak self] _ in self?.screen }
    }

    /// Creates a pipeline in memory, whose time is that of a clock.
    package static func makePipeline<Content: View>(
        size: CGSize, scale: CGFloat, environment: EnvironmentValues, clock: TestClock,
        content: @escaping () -> Content
    ) -> FramePipeline {
        FramePipeline(
            size: size, scale: scale, environment: environment, textEngine: textEngine,
            rasteriser: CairoRasteriser(), clock: { clock.date }, content: content)
    }

    /// The work area of the screen, in the window's coordinates, in points: popups that do not fit into the window
    /// stand anywhere on it, beyond the window's edges, as those of a real window do. By default nil: popups stay
    /// inside the window, and long menus scroll.
    ///
    ///     host.screen = CGRect(x: -400, y: -300, width: 1920, height: 1080)
    public var screen: CGRect?

    isolated deinit {
        DeepStack.run {
            pipeline.tearDown()
            pipeline = nil
        }
    }

    // MARK: Time

    /// Whether every frame is checked for pixels written outside its damage; see `strayPixels`.
    package var checksDamage: Bool {
        get { presenter.checksDamage }
        set { presenter.checksDamage = newValue }
    }

    /// The pixels that frames wrote outside their damage while this was checked; nil if there are none.
    package var strayPixels: String? { presenter.strayPixels }

    /// Runs one frame at `now`; in a program, of all its windows.
    public func update() { if let window { window.update() } else { frame() } }

    /// Runs one frame of this window alone.
    package func frame() {
        guard !pipeline.isTornDown else { return }
        GeneralClipboard.backend = clipboard
        DeepStack.run {
            _ = pipeline.frame(to: presenter)
            window?.frameEnded()
        }
    }

    /// Whether the content was built, which the first frame does.
    package var isBuilt: Bool { pipeline.graph.root != nil || pipeline.isTornDown }

    func updateIfNeeded() { if !isBuilt { update() } }

    /// Advances the virtual time, with a frame at every multiple of 1/60 s, and one at the end.
    public func advance(by seconds: Double) { clock.advance(by: seconds, update) }

    /// Runs frames until nothing is dirty; returns false if that takes more than `timeout` seconds of virtual time.
    @discardableResult public func settle(timeout: Double = 10) -> Bool {
        updateIfNeeded()
        return clock.settle(timeout: timeout, while: { window?.needsFrame ?? pipeline.needsFrame }, update)
    }

    /// Runs pending tasks of the main actor, then settles. It does not wait for tasks that wait for real time.
    public func settleTasks() async {
        updateIfNeeded()
        for turn in 0..<20 {
            await Task.yield()
            // What other threads pass to the main actor, such as the end of a cancelled sleep, comes before this.
            if turn % 5 == 0 { await Task.detached {}.value }
            settle()
        }
    }

    // MARK: Input

    /// Presses and releases at the centre of the view with an identifier, `count` times in quick succession, while
    /// modifier keys are held; does nothing if there is no such view.
    public func tap(_ identifier: String, count: Int = 1, modifiers: EventModifiers = []) {
        guard let frame = frame(identifier) else { return }
        tap(at: CGPoint(x: frame.midX, y: frame.midY), count: count, modifiers: modifiers)
    }

    /// Presses and releases at a point of the window, `count` times in quick succession, while modifier keys are held.
    public func tap(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) {
        updateIfNeeded()
        deliver(.modifiersChanged(modifiers.ofDesktop))
        for click in 1...max(1, count) {
            deliver(.pointerMoved(point))
            deliver(.pointerDown(point, .primary, clicks: click))
            deliver(.pointerUp(point, .primary))
        }
        deliver(.modifiersChanged([]))
        update()
    }

    /// Clicks the centre of the first text that shows exactly this; false where there is none. In a menu that is
    /// scrolled, the text is scrolled into view first.
    @discardableResult public func tap(text: String) -> Bool {
        guard let node = DeepStack.run({ root?.first { $0.displayedText == text } }) else { return false }
        var frame = node.windowFrame
        if let popup = node.presentation, !popup.inner.windowFrame.contains(CGPoint(x: frame.midX, y: frame.midY)) {
            node.bringIntoView(nil)
            update()
            frame = node.windowFrame
        }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
        return true
    }

    /// Holds the primary button down at the centre of the view with an identifier, for `duration`
    /// seconds of virtual time.
    public func press(_ identifier: String, duration: Double) {
        guard let frame = frame(identifier) else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        deliver(.pointerMoved(point))
        deliver(.pointerDown(point, .primary, clicks: 1))
        advance(by: duration)
        deliver(.pointerUp(point, .primary))
        update()
    }

    /// Moves the pointer with the primary button held down, in equal steps of one frame, during `duration`
    /// seconds of virtual time.
    public func drag(from: CGPoint, to: CGPoint, duration: Double = 0.2) {
        updateIfNeeded()
        deliver(.pointerMoved(from))
        deliver(.pointerDown(from, .primary, clicks: 1))
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            deliver(.pointerMoved(point))
            advance(by: duration / Double(steps))
        }
        deliver(.pointerUp(to, .primary))
        update()
    }

    /// Moves the pointer to a point of the window.
    public func hover(at point: CGPoint) {
        updateIfNeeded()
        deliver(.pointerMoved(point))
        update()
    }

    /// Turns the wheel over a point, by a distance in points; positive `dy` moves the content up, towards its end.
    public func scroll(at point: CGPoint, dx: CGFloat = 0, dy: CGFloat) {
        updateIfNeeded()
        deliver(.pointerMoved(point))
        deliver(.scroll(point, dx: dx, dy: dy))
        update()
    }

    /// Holds modifier keys down until the next call; an empty set releases them. For views that react to modifier keys.
    public func hold(_ modifiers: EventModifiers) {
        updateIfNeeded()
        deliver(.modifiersChanged(modifiers.ofDesktop))
        update()
    }

    /// Presses the keys of a text, one after the other. A key press that nothing handles is typed into the focused view
    /// if it accepts text. A line break presses Return, a tab Tab.
    public func type(_ text: String) {
        updateIfNeeded()
        for character in text {
            let key: KeyEquivalent = character.isNewline ? .return : KeyEquivalent(Character(character.lowercased()))
            press(key, character.isUppercase ? .shift : [], typing: String(character))
        }
        update()
    }

    /// Presses and releases a key. A printable one types its character if the focused view accepts text.
    public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        updateIfNeeded()
        let text = String(key.character)
        press(key, modifiers, typing: modifiers.contains(.shift) ? text.uppercased() : text)
        update()
    }

    private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, typing text: String) {
        let modifiers = modifiers.ofDesktop
        if !modifiers.isEmpty { deliver(.modifiersChanged(modifiers)) }
        deliver(.keyDown(key, modifiers, isRepeat: false))
        if key.isPrintable, modifiers.letType, pipeline.input.focus.textCaret != nil { deliver(.text(text)) }
        deliver(.keyUp(key, modifiers))
        if !modifiers.isEmpty { deliver(.modifiersChanged([])) }
    }

    /// Shows the uncommitted text of an input method at the caret of the focused view; the selection counts Unicode
    /// scalars. `type` or an empty text ends it.
    package func compose(_ preedit: String, selection: Range<Int> = 0..<0) {
        updateIfNeeded()
        deliver(.textEditing(preedit, selection: selection))
        update()
    }

    /// Resizes the window, in points.
    public func resize(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
        applySize()
    }

    /// Moves the window to a display with another scale.
    package func move(toScale scale: CGFloat) {
        self.scale = scale
        applySize()
    }

    private func applySize() {
        DeepStack.run { pipeline.setSize(size, scale: scale) }
        let pixels = pipeline.graphics.damage.bounds
        presenter.resize(width: pixels.width, height: pixels.height)
        // Setting the same size also clears the pixels.
        pipeline.graphics.damageAll()
        update()
    }

    /// Sets a value of the environment at the root.
    public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        DeepStack.run { pipeline.setEnvironment { $0[keyPath: keyPath] = value } }
        update()
    }

    package func deliver(_ event: InputEvent) {
        GeneralClipboard.backend = clipboard
        DeepStack.run { pipeline.handle(event) }
    }

    // MARK: Edits and statistics

    /// The edits since the last call, in order.
    public func takeEdits() -> [DisplayableEdit] {
        updateIfNeeded()
        return pipeline.graph.takeEdits()
    }

    /// The statistics of the frames since the last call; the first call includes the build.
    public func takeStatistics() -> FrameStatistics {
        updateIfNeeded()
        return pipeline.takeStatistics()
    }

    // MARK: The visible content

    /// The current pixels of the window.
    public func snapshot() -> Bitmap {
        updateIfNeeded()
        return Bitmap(presenter)
    }

    var root: RootLayoutNode? {
        updateIfNeeded()
        return pipeline.layout.root as? RootLayoutNode
    }
}

extension EventModifiers {
    /// As real keyboards report them: Control is the desktop's command key.
    fileprivate var ofDesktop: EventModifiers {
        isDisjoint(with: [.control, .command]) ? self : union([.control, .command])
    }
}
