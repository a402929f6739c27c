import Foundation

/// Rule: the text is replaced when the program's text differs from the last one exchanged; the user's edits are
/// written to the program immediately, or when committed.
final class TextInputNode: _ViewNode<_TextInput> {
    private(set) var view: _TextInput
    let model: EditingModel
    let area: TextAreaLayoutNode
    let input: TextInputLayoutNode
    private let interaction = TextInteraction()
    let responder: TextResponder
    private let bars: ScrollBars?
    private var barEnd: Date?

    /// The text that was last read from or written to the program.
    private var agreed = ""
    /// Whether typed text is not yet committed.
    private var isUncommitted = false
    private var agreedSelection: TextSelection?
    @exclusivity(unchecked) private var agreedAttributedSelection: AttributedTextSelection?
    private(set) var isFocused = false
    private var showsRing = false
    private var isEnabled = true
    private var isWindowActive: Bool { graph.focus.isWindowActive }
    private(set) var clipboard: any ClipboardBackend = MemoryClipboard()
    private var submission = Submission()

    init(_ view: _TextInput, in context: _NodeContext) {
        self.view = view
        model = EditingModel()
        area = TextAreaLayoutNode(model, Self.appearance(view, EnvironmentValues()), tree: context.graph.layout)
        input = TextInputLayoutNode(kind: view.kind, area, view.sizing)
        bars = view.sizing == .line ? nil : ScrollBars(of: input.scroll, clock: context.graph.timetable.clock)
        responder = TextResponder(interaction, focus: context.graph.focus)
        super.init(in: context)
        count = 1
        model.places = area
        model.segments = { [weak area, graph] text in
            graph.layout.textEngine.segments(of: text, language: area?.appearance.text.paragraph.language)
        }
        model.onEdit = { [weak self] in self?.edited($0) }
        model.onChange = { [weak self] in self?.changed() }
        model.onSelect = { [weak self] in self?.selected() }
        model.isLastAction = { [graph] in graph.focus.undoManager?.position == $0 }
        model.onCut = { [weak self] in self?.cut($0, to: $1) }
        bars?.wantsTime = { [weak self] date in
            self?.barEnd = date
            self?.reschedule()
        }
        input.scroll.onMove = { [weak self] in
            self?.bars?.show()
            self?.graph.requestFrame()
        }
        area.onResize = { [weak input] in input?.textResized() }
        input.value = { [weak self] in self.map { $0.view.isSecret ? "" : $0.model.text.string } ?? "" }
        interaction.owner = self
        input.attach().responders.append(responder)
        configure()
    }

    /// Offers the selection as the primary selection, which the middle button pastes anywhere.
    func offerSelection() {
        guard !view.isSecret, !model.selection.isEmpty else { return }
        clipboard.selectedText = model.selectedText
    }

    /// Whether Return inserts a line break; otherwise it submits, and Shift-Return inserts one.
    var breaksOnReturn: Bool { view.sizing == .area }

    private func edited(_ edit: EditedPlace) {
        area.follow(edit)
        finding?.follow(edit)
    }

    /// Whether the text is secret.
    var hidesWords: Bool { view.isSecret }

    // MARK: Appearance

    private static func appearance(_ view: _TextInput, _ values: EnvironmentValues) -> TextAreaAppearance {
        let resolved = ResolvedTextEnvironment.of(values)
        var paragraph = resolved.shared.paragraph
        (paragraph.lineLimit, paragraph.leastLines) = (nil, 1)
        var trailing = paragraph
        trailing.alignment = .trailing
        let (style, scale) = (resolved.shared.style, values.displayScale)
        let accent = SystemColor.accent.resolve(in: values.themeVariant)
        return TextAreaAppearance(
            text: SharedTextStyle(style: style, paragraph: paragraph, scale: scale), alignment: paragraph.alignment,
            wraps: view.sizing != .line, isSecret: view.isSecret, paint: resolved.paint,
            selection: accent.faded(by: 0.3), caret: accent,
            prompt: SystemColor.placeholder.resolve(in: values.themeVariant),
            trailing: paragraph.isRightToLeft ? nil : SharedTextStyle(style: style, paragraph: trailing, scale: scale))
    }

    /// The string of a title or prompt without its styles.
    private func plain(_ text: Text?, _ values: EnvironmentValues) -> String? {
        guard let text else { return nil }
        var builder = TextBuilder(values, now: graph.timetable.now)
        return builder.request(of: text).text
    }

    private func configure() {
        // Reading clears all previous dependencies, including those on the environment.
        let program = readProgram()
        readEnvironment { values in
            isEnabled = values.isEnabled
            clipboard = values.clipboardBackend
            // A value is formatted again when the locale changes.
            if case .value = view.source { _ = values.locale }
            submission = values.submission
            var appearance = Self.appearance(view, values)
            showAttributes(values)
            if !isWindowActive {
                appearance.selection = SystemColor.gray.resolve(in: values.themeVariant).faded(by: 0.3)
            }
            area.set(appearance)
            let prompt = plain(view.prompt, values)
            area.setPrompt(prompt)
            (input.prompt, input.isSecret) = (prompt, view.isSecret)
            input.label = plain(view.label, values)
            input.setGround(view.drawsBackground ? SystemColor.listBackground.resolve(in: values.themeVariant) : nil)
            let traits = values.textTraits.traits
            var sizing = view.sizing
            if case .growing = sizing {
                sizing = .growing(least: traits.leastLines ?? 1, most: traits.lineLimit ?? .max)
            }
            let isRinged = isFocused && showsRing && isEnabled
            let edge = TextInputLayoutNode.Edge(
                ground: SystemColor.listBackground.resolve(in: values.themeVariant),
                color: isRinged
                    ? SystemColor.accent.resolve(in: values.themeVariant)
                    : SystemColor.checkBorder.resolve(in: values.themeVariant).faded(by: 0.6),
                width: isRinged ? 2 : 1)
            input.set(view.chrome, edge, sizing, values.controlSize)
            _ = input.scroll.set(
                axes: sizing == .line ? .horizontal : .vertical, margins: view.margins, clips: true,
                anchors: ScrollAnchors(sizing == .line ? appearance.anchor : nil))
            bars?.configure(values, isShowing: true)
        }
        input.isDimmed = !isEnabled
        responder.isEnabled = isEnabled
        if !isEnabled { interaction.endPress() }
        if view.findBar != nil { configureFind() }
        model.allowsBreaks = view.sizing != .line
        model.limit = view.sizing == .line ? EditingModel.longestLine : EditingModel.largestText
        take(program)
    }

    // MARK: The program's text

    /// The locale in which values are formatted.
    private var locale: Locale { scope.values.locale }

    /// What the program's bindings have.
    private struct Program {
        /// Nil for an attributed text.
        var text: String?
        var selection: TextSelection?
        var attributed: AttributedString?
        var attributedSelection: AttributedTextSelection?
    }

    private func readProgram() -> Program {
        track {
            var program = Program()
            switch view.source {
            case .text(let binding): program.text = ViewGraph.readingLatest { binding.wrappedValue }
            case .value(let read, _): program.text = ViewGraph.readingLatest { read(locale) }
            case .attributed(let binding):
                program.attributed = ViewGraph.readingLatest { binding.wrappedValue }
                program.attributedSelection = ViewGraph.readingLatest { view.attributedSelection?.wrappedValue }
            }
            program.selection = ViewGraph.readingLatest { view.selection?.wrappedValue }
            return program
        }
    }

    private func take(_ program: Program) {
        // What the program selects in its new text counts, and not where the old selection is in it.
        isToldSelection = true
        let hasText = takeText(of: program)
        let hasSelection = takeSelection(of: program)
        isToldSelection = false
        if hasSelection { area.bringCaretIntoView() } else if hasText { reportSelection() }
    }

    /// Whether the text is another.
    private func takeText(of program: Program) -> Bool {
        if let new = program.attributed {
            guard new != model.styled else { return false }
            agreed = String(new.characters)
            model.setText(agreed, styled: new)
            area.restyle()
            return true
        }
        return program.text.map(take) ?? false
    }

    /// Whether the text is another.
    private func take(_ new: String) -> Bool {
        // Strings that share their storage compare in constant time.
        guard new != agreed || model.styled != nil else { return false }
        agreed = new
        isUncommitted = false
        model.setText(new)
        return true
    }

    /// Whether the selection is another.
    private func takeSelection(of program: Program) -> Bool {
        if let wanted = program.attributedSelection, let styled = model.styled {
            guard wanted != agreedAttributedSelection else { return false }
            agreedAttributedSelection = wanted
            if let selected = wanted.selected(in: styled) { model.select(selected) }
            model.typing = wanted.typing
            return true
        }
        guard let wanted = program.selection, wanted != agreedSelection else { return false }
        agreedSelection = wanted
        let bytes = wanted.bytes(in: agreed)
        model.select(
            SelectedText(
                anchor: bytes.lowerBound, head: bytes.upperBound,
                affinity: wanted.affinity == .upstream ? .upstream : .downstream))
        return true
    }

    /// Shows the attributes of an attributed text in an environment.
    private func showAttributes(_ values: EnvironmentValues) {
        guard case .attributed = view.source else {
            if area.stylesOfRow != nil { area.stylesOfRow = nil }
            return
        }
        model.rules = values.attributedTextRules
        let values = values.forRows
        area.stylesOfRow = { [model] range, shown in
            model.styled.flatMap { RowStyles(of: $0, range, shown: shown, in: values) }
        }
        area.restyle()
    }

    /// Whether only the text has changed since the last update: then appearance and resolved values remain valid.
    private var isOnlyTyped = false

    private func changed() {
        finding?.textChanged()
        if !isDirty { (isOnlyTyped, isDirtyFromInputs) = (true, false) }
        area.bringCaretIntoView()
        restartBlinking()
        switch view.source {
        case .text(let binding): pass { binding.wrappedValue = model.text.string }
        case .attributed(let binding): pass { if let styled = model.styled { binding.wrappedValue = styled } }
        case .value:
            isUncommitted = true
            reportSelection()
            graph.requestFrame()
        }
    }

    /// Gives the edited text to the program.
    private func pass(_ change: () -> Void) {
        let text = model.text.string
        let step = TypedChange.Step(
            field: self, change: model.change, before: agreed, after: text, action: steppedAction)
        agreed = text
        let action = TypedChange.pass(step, change)
        if step.change != .undo { model.setAction(action) }
        reportSelection()
        // The program may have modified the text in its setter.
        invalidate("typing")
    }

    /// The undo manager's action that has the step which was just made, undone or made again.
    private var steppedAction: Int? {
        model.change == .undo ? model.history.undoneAction : model.history.doneAction
    }

    /// Whether Undo is the field's: the window's undo manager has no later action than the last step of the field.
    var canUndo: Bool {
        guard model.history.canUndo else { return false }
        guard let action = model.history.doneAction, let manager = graph.focus.undoManager, manager.canUndo else {
            return true
        }
        return manager.position == action
    }

    /// Whether Redo is the field's: the window's undo manager has no earlier action to make again.
    var canRedo: Bool {
        guard model.history.canRedo else { return false }
        guard let action = model.history.undoneAction, let manager = graph.focus.undoManager else { return true }
        return manager.isNext(action)
    }

    private func cut(_ wanted: Int, to room: Int) {
        let name = input.label.map { "\(view.kind) \"\($0)\"" } ?? view.kind
        let advice = view.sizing == .line ? " A line takes \(model.limit) at most; a TextEditor takes more." : ""
        RuntimeWarning.issue(
            "\(name) has room for \(room) of the \(wanted) bytes that were inserted; the rest was left out.\(advice)",
            key: "cut \(name)")
    }

    private func selected() {
        area.selectionChanged()
        // The end of the edit does the rest.
        guard !model.isChanging else { return }
        finding?.selectionMoved()
        area.bringCaretIntoView()
        restartBlinking()
        reportSelection()
        graph.requestFrame()
    }

    /// Whether the selection is being set by the program.
    private var isToldSelection = false

    private func reportSelection() {
        guard hasSelectionBinding, !isToldSelection, !model.isChanging else { return }
        passSelection()
    }

    /// Whether the program reads or sets what is selected. Few do: what handles selections is apart from what each
    /// typed character runs, because the sizes of their types are looked up at run time.
    private var hasSelectionBinding: Bool { view.selection != nil || view.attributedSelection != nil }

    @inline(never) private func passSelection() {
        if let binding = view.attributedSelection, let styled = model.styled {
            let new = AttributedTextSelection(model.selection, typing: model.typing, in: styled)
            guard new != agreedAttributedSelection else { return }
            agreedAttributedSelection = new
            binding.wrappedValue = new
        }
        guard let binding = view.selection else { return }
        let new = TextSelection(model.selection, in: agreed)
        guard new != agreedSelection else { return }
        agreedSelection = new
        binding.wrappedValue = new
    }

    /// Commits the typed text as a value, and formats the value again.
    func commit() {
        guard case .value(let read, let commit) = view.source else { return }
        if isUncommitted {
            isUncommitted = false
            commit(model.text.string, locale)
        }
        let text = read(locale)
        agreed = text
        model.setText(text)
    }

    /// Commits what was typed while the field keeps the focus: the action of a button that is pressed sees the value.
    func commitTyped() { if isUncommitted { commit() } }

    /// Handles Return; false if there is no action for it.
    func submit() -> Bool {
        commit()
        view.onCommit?()
        model.selectAll()
        let isTaken = view.onCommit != nil || submission.has(view.submits)
        submission.run(view.submits)
        return isTaken
    }

    // MARK: Focus

    func focusChanged(_ appearance: FocusAppearance) {
        showsRing = appearance.showsRing
        if appearance.isFocused != isFocused {
            isFocused = appearance.isFocused
            if !isFocused {
                model.compose("", cursor: 0)
                commit()
            }
            view.onEditingChanged?(isFocused)
        }
        area.showsSelection = isFocused
        restartBlinking()
        isOnlyTyped = false
        invalidate("the focus")
    }

    func windowChanged() {
        restartBlinking()
        isOnlyTyped = false
        invalidate("the window")
    }

    // MARK: Time

    /// The time at which the caret last appeared, and that of its next change.
    private var blinkStart: Date?
    private var blinkEnd: Date?
    /// The time at which a drag beyond the edge scrolls next.
    var dragTime: Date? { didSet { if dragTime != oldValue { reschedule() } } }

    /// In seconds. After `longestBlinking` without keys the caret stays visible, so that the program can sleep.
    private static let blinkTime = 0.5, longestBlinking = 10.0

    func restartBlinking() {
        let isBlinking = isFocused && isEnabled && isWindowActive && model.selection.isEmpty
        let now = graph.timetable.clock()
        area.caret.isShown = isFocused && isEnabled && isWindowActive
        (blinkStart, blinkEnd) = isBlinking ? (now, now.addingTimeInterval(Self.blinkTime)) : (nil, nil)
        graph.requestFrame()
        reschedule()
    }

    private func blink() {
        let now = graph.timetable.now
        guard let start = blinkStart, let end = blinkEnd, now >= end else { return }
        let steps = (now.timeIntervalSince(start) / Self.blinkTime + 1e-6).rounded(.down)
        if steps * Self.blinkTime >= Self.longestBlinking {
            area.caret.isShown = true
            blinkEnd = nil
        } else {
            area.caret.isShown = steps.truncatingRemainder(dividingBy: 2) == 0
            blinkEnd = start.addingTimeInterval((steps + 1) * Self.blinkTime)
        }
    }

    private func reschedule() {
        var next = blinkEnd
        if let barEnd { next = next.map { min($0, barEnd) } ?? barEnd }
        if let dragTime { next = next.map { min($0, dragTime) } ?? dragTime }
        graph.timetable.schedule(self, at: next)
    }

    /// Handles the passing of time; reads nothing else.
    private func takeTime() {
        blink()
        bars?.timePassed()
        if let dragTime, graph.timetable.now >= dragTime { interaction.dragOn() }
        reschedule()
    }

    // MARK: Updates

    override func apply(_ new: _TextInput) {
        view = new
        _ = takeDirty()
        isOnlyTyped = false
        refresh()
    }

    override func refresh() {
        if isOnlyTyped, !isDirtyFromInputs {
            takeText()
        } else {
            environmentReads = 0
            configure()
        }
        (isOnlyTyped, isDirtyFromInputs) = (false, false)
        takeTime()
        reportChange()
    }

    /// Takes the program's text, which may differ from the typed one.
    private func takeText() {
        guard case .text(let binding) = view.source, !hasSelectionBinding else { return takeProgram() }
        let reads = environmentReads
        let text = track { ViewGraph.readingLatest { binding.wrappedValue } }
        noteEnvironmentReads(reads)
        _ = take(text)
    }

    @inline(never) private func takeProgram() {
        let reads = environmentReads
        let program = readProgram()
        noteEnvironmentReads(reads)
        take(program)
    }

    // MARK: The menu

    private var menu: TextMenu?

    /// Focuses the text and opens the view's menu; false if it has none.
    func openMenu(at point: CGPoint) -> Bool {
        guard let make = view.menu else { return false }
        graph.focus.focus(responder, by: .pointer)
        let menu = menu ?? TextMenu(of: self, interaction)
        self.menu = menu
        menu.open(at: point, make)
        return true
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let node = finding?.node { body(node) }
        if let node = menu?.node { body(node) }
    }

    // MARK: Finding

    /// What finds in the text, since it was first asked to.
    var finding: TextFind?
    var findOptions = FindOptions()

    /// Whether the text can be searched by the user.
    var canFind: Bool { view.findBar != nil && isEnabled && !findOptions.isFindDisabled }

    override func appendDisplayables(to list: inout [Displayable]) { list.append(input) }

    override func tearDown() {
        graph.timetable.schedule(self, at: nil)
        menu?.close()
        finding?.tearDown()
        super.tearDown()
        input.viewIsGone()
    }
}

extension TextAreaAppearance {
    /// The anchor of a text that is shorter than its field.
    fileprivate var anchor: UnitPoint? {
        switch alignment {
        case .leading: text.paragraph.isRightToLeft ? .trailing : nil
        case .center: .center
        case .trailing: text.paragraph.isRightToLeft ? .leading : .trailing
        }
    }
}
