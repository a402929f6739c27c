import Foundation
import Observation

/// Finds in an edited text, and replaces: the state of its bar, and the commands of the bar and of keys.
///
/// The whole text is searched when the query changes; after an edit, only the text around it.
@MainActor @Observable package final class TextFind {
    package private(set) var query = TextQuery()
    package var replacement = ""
    /// The number of matches.
    package private(set) var count = 0
    /// The index of the selected match.
    package private(set) var current: Int?
    /// The number of matches that were replaced at once, until something else happens.
    package private(set) var replacedCount: Int?
    package private(set) var showsReplace = false
    package private(set) var canReplace = true
    /// Increases when the field for the query should get the focus.
    package private(set) var focusRequests = 0

    @ObservationIgnored private weak var input: TextInputNode?
    @ObservationIgnored private let makeBar: (TextFind) -> AnyView
    @ObservationIgnored private var shown: SecondaryContent<AnyView>?
    @ObservationIgnored private var matches = TextMatches()
    @ObservationIgnored private var options = FindOptions()
    /// Where the search for the first match of a new query begins.
    @ObservationIgnored private var origin = 0
    /// Whether the selection is being set to a match.
    @ObservationIgnored private var isRevealing = false

    init(_ input: TextInputNode, _ makeBar: @escaping (TextFind) -> AnyView) {
        (self.input, self.makeBar) = (input, makeBar)
    }

    var isOpen: Bool { shown != nil }
    var node: _Node? { shown }

    // MARK: The bar

    func set(_ options: FindOptions, canFind: Bool) {
        self.options = options
        if canReplace == options.isReplaceDisabled { canReplace = !options.isReplaceDisabled }
        guard isOpen else { return }
        if canFind { show() } else { input?.graph.enqueueAction { [weak self] in self?.close() } }
    }

    func perform(_ key: FindKey) -> Bool {
        switch key {
        case .find, .replace:
            if key == .replace, !canReplace { return false }
            open(replacing: key == .replace)
        case .next where isOpen: next()
        case .previous where isOpen: previous()
        case .next, .previous: open(replacing: false)
        case .close:
            guard isOpen else { return false }
            close()
        }
        return true
    }

    /// Shows the bar, with a selected text as the query.
    private func open(replacing: Bool) {
        guard let input else { return }
        if replacing != showsReplace, replacing || !isOpen { showsReplace = replacing }
        let selected = input.model.selection
        origin = selected.range.lowerBound
        if !selected.isEmpty, selected.range.count <= Self.longestQuery, !isOpen || current == nil {
            let text = input.model.selectedText
            if !text.contains(where: \.isNewline) { query.text = text }
        }
        if shown == nil {
            let graph = input.graph
            let layers = LayeredLayoutNode(kind: "findBar", alignment: .top, tree: graph.layout)
            layers.traits.hidesChildren = true
            layers.attach().responders.append(FindBarResponder())
            shown = SecondaryContent(layers, makeBar(self), in: input.context(at: 2))
            input.input.setBar(layers)
            options.navigator?.place.owner = self
            setPresented(true)
        }
        focusRequests += 1
        search(reveals: selected.isEmpty == false)
        input.graph.requestFrame()
    }

    /// Of a longer selection only a part would be seen in the field.
    private static let longestQuery = 200

    private func setPresented(_ isPresented: Bool) {
        guard let navigator = options.navigator, navigator.isPresented != isPresented else { return }
        navigator.setPresented(isPresented)
    }

    /// Hides the bar; the text has the focus again, and the last match is selected.
    package func close() {
        guard let shown, let input else { return }
        let hadFocus = input.holdsFocusInBar
        tearDown()
        shown.tearDown()
        input.input.setBar(nil)
        input.area.marks = nil
        (matches, count, current, replacedCount) = (TextMatches(), 0, nil, nil)
        setPresented(false)
        if hadFocus { input.graph.focus.focus(input.responder, by: .program) }
        input.graph.requestFrame()
    }

    /// Forgets the bar, whose nodes are removed with the text's.
    func tearDown() { shown = nil }

    // MARK: Searching

    /// Searches for another query, and selects its first match from where the search began.
    package func search(for new: TextQuery) {
        guard new != query else { return }
        query = new
        search(reveals: true)
    }

    private func search(reveals: Bool) {
        guard let input else { return }
        matches = TextMatches(of: query, in: input.model.text)
        replacedCount = nil
        reveal(matches.next(from: origin), reveals)
    }

    /// Selects a match and scrolls to it.
    private func reveal(_ index: Int?, _ selects: Bool = true) {
        guard let input else { return }
        if let index, selects {
            let range = matches.ranges[index]
            isRevealing = true
            input.model.select(SelectedText(anchor: range.lowerBound, head: range.upperBound, affinity: .upstream))
            isRevealing = false
            input.area.bringCaretIntoView()
        }
        update()
    }

    /// Shows the matches as they are now; the selected one is the current one.
    private func update() {
        guard let input else { return }
        let index = matches.index(of: input.model.selection.range)
        if index != current { current = index }
        if count != matches.ranges.count { count = matches.ranges.count }
        show()
    }

    private func show() {
        guard let input else { return }
        input.area.marks = TextMarks(
            matches: matches, current: current, color: SystemColor.yellow.resolve(in: options.theme).faded(by: 0.4),
            currentColor: SystemColor.orange.resolve(in: options.theme).faded(by: 0.7))
        input.graph.requestFrame()
    }

    // MARK: Changes of the text

    func follow(_ edit: EditedPlace) {
        guard isOpen, let input else { return }
        matches.apply(edit, in: input.model.text)
        if replacedCount != nil { replacedCount = nil }
    }

    func textChanged() { if isOpen { update() } }

    func selectionMoved() {
        guard isOpen, !isRevealing, let input else { return }
        origin = input.model.selection.range.lowerBound
        update()
    }

    // MARK: Commands

    /// Selects the next match; after the last one, the first.
    package func next() {
        guard let range = input?.model.selection.range else { return }
        go(to: matches.next(from: range.upperBound))
    }

    /// Selects the previous match; before the first one, the last.
    package func previous() {
        guard let range = input?.model.selection.range else { return }
        go(to: matches.previous(before: range.lowerBound))
    }

    private func go(to index: Int?) {
        if let index { origin = matches.ranges[index].lowerBound }
        reveal(index)
    }

    /// Replaces the selected match and selects the next one; where none is selected, selects one.
    package func replace() {
        guard canReplace, let input else { return }
        if current != nil { input.model.insert(replacement, .other) }
        next()
    }

    /// Replaces all matches as one step.
    package func replaceAll() {
        guard canReplace, let input, !matches.ranges.isEmpty else { return }
        let number = matches.ranges.count
        guard input.model.replace(matches.ranges, with: replacement) else { return }
        replacedCount = number
    }

    /// Shows or hides the field for the replacement.
    package func toggleReplace() { showsReplace.toggle() }

    /// Handles a key that was pressed in the bar; false where it has no meaning there.
    package func handle(_ press: KeyPress) -> Bool {
        FindKey(press).map { perform($0) } ?? false
    }
}

extension TextInputNode {
    /// Takes what the environment says about finding.
    func configureFind() {
        findOptions = readEnvironment { FindOptions($0) }
        finding?.set(findOptions, canFind: canFind)
        guard let navigator = findOptions.navigator, canFind else { return }
        // Not while nodes are updated.
        if navigator.isPresented != (finding?.isOpen ?? false) {
            graph.enqueueAction { [weak self] in self?.follow(navigator) }
        }
    }

    /// Opens or closes the bar as the program says. The first editor of several opens, or the one with the focus.
    private func follow(_ navigator: FindNavigator) {
        guard navigator.isPresented != (finding?.isOpen ?? false) else { return }
        if !navigator.isPresented {
            finding?.close()
        } else if !navigator.place.isTaken || isFocused {
            find(.find)
        }
    }

    /// Handles a key that finds; false where it has no meaning now.
    @discardableResult func find(_ key: FindKey) -> Bool {
        guard canFind, let makeBar = view.findBar else { return false }
        let finding = finding ?? TextFind(self, makeBar)
        self.finding = finding
        finding.set(findOptions, canFind: true)
        return finding.perform(key)
    }

    /// Whether the focus is in the bar.
    fileprivate var holdsFocusInBar: Bool {
        var node = graph.focus.focused?.node
        while let current = node {
            if current === input.bar { return true }
            node = current.parent
        }
        return false
    }
}

/// Keeps the focus where it is when the bar is pressed beside its fields, instead of giving it to the text around it.
@MainActor private final class FindBarResponder: Responder, FocusTarget {
    override var focusTarget: (any FocusTarget)? { self }
    var canFocus: Bool { false }
    var takesFocusOnPress: Bool { true }
    func focusChanged(_ focus: FocusAppearance) {}
}
