import Foundation

/// Shows the text of a model: its rows, the selection, the caret and the prompt. Rows outside the visible area are not
/// laid out; their heights are estimated, as in lazy containers.
@MainActor final class TextAreaLayoutNode: LayoutNode {
    let model: EditingModel
    @exclusivity(unchecked) private(set) var appearance: TextAreaAppearance
    @exclusivity(unchecked) private(set) var rows = RowTable()
    /// The existing row nodes, in consecutive order.
    @exclusivity(unchecked) private var made: ContiguousArray<TextRowNode> = []
    /// A row for measurements of rows that are not visible.
    private var unseen: TextRowNode?
    let caret: CaretNode
    private var prompt: TextLayoutNode?
    @exclusivity(unchecked) weak var scroll: ScrollLayoutNode?
    /// How the bytes of a row of an attributed text are drawn; nil for a text without attributes.
    @exclusivity(unchecked) var stylesOfRow: ((Range<Int>, ShownText) -> RowStyles?)?
    /// Called when the size may have changed: a scroll container does not inform its ancestors.
    var onResize: (() -> Void)?

    /// The width for which the rows' heights are valid.
    @exclusivity(unchecked) private var rowsWidth: CGFloat?
    @exclusivity(unchecked) private var needsResolve = true
    @exclusivity(unchecked) private var seen: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The height and baseline of a line, and the gap between lines, in points.
    @exclusivity(unchecked) private(set) var lineHeight: CGFloat = 0
    @exclusivity(unchecked) private(set) var lineBaseline: CGFloat = 0
    private(set) var gap: CGFloat = 0
    /// Rows that were laid out, counted for tests.
    private(set) var laidOutRows = 0

    /// Texts of up to this many rows and bytes are laid out completely.
    private static let fewRows = 48, fewBytes = 32_768

    init(_ model: EditingModel, _ appearance: TextAreaAppearance, tree: LayoutTree) {
        (self.model, self.appearance) = (model, appearance)
        caret = CaretNode(tree: tree)
        super.init(tree: tree)
        traits.isImplicit = true
        adopt(caret)
        rows.isSingle = !appearance.wraps
        rows.read(model.text)
        measureLine()
        _ = caret.setFill(appearance.caret)
        tree.addResolver(self)
    }

    override var kind: String { "text" }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        for row in made { body(row) }
        if let prompt, model.text.isEmpty, model.composition == nil { body(prompt) }
        body(caret)
    }

    override func forEachHeld(_ body: (LayoutNode) -> Void) {
        for row in made { body(row) }
        if let unseen { body(unseen) }
        if let prompt { body(prompt) }
        body(caret)
    }

    /// Changes of children are handled by this node's layout.
    override func childChanged(_ child: LayoutNode) {}

    // MARK: Displayed text

    func set(_ new: TextAreaAppearance) {
        guard new != appearance else { return }
        let isSameLayout = appearance.isSameLayout(as: new)
        appearance = new
        _ = caret.setFill(new.caret)
        if isSameLayout {
            for row in made { row.set(row.shown, new, width: row.width, styles: row.styles) }
        } else {
            rows.isSingle = !new.wraps
            rows.read(model.text)
            dropRows()
            rowsWidth = nil
            measureLine()
            invalidate()
        }
        needsResolve = true
        showSelection()
    }

    /// Sets the text that is shown while there is none.
    func setPrompt(_ text: String?) {
        guard let text, !text.isEmpty else {
            guard let prompt else { return }
            self.prompt = nil
            prompt.detach()
            return invalidate()
        }
        let node = prompt ?? TextLayoutNode(tree: tree)
        if prompt == nil {
            prompt = node
            adopt(node)
        }
        if node.set(TextRequest(text, shared: appearance.text), paint: .color(appearance.prompt)) { invalidate() }
    }

    private func measureLine() {
        let one = tree.textEngine.layout(TextRequest("x", shared: appearance.text), width: nil, height: nil)
        let two = tree.textEngine.layout(TextRequest("x\nx", shared: appearance.text), width: nil, height: nil)
        (lineHeight, lineBaseline) = (one.size.height, one.firstBaseline)
        gap = max(0, two.size.height - 2 * one.size.height)
    }

    private func dropRows() {
        for row in made { row.detach() }
        made.removeAll()
        unseen?.detach()
        unseen = nil
    }

    override func invalidate() {
        super.invalidate()
        onResize?()
    }

    // MARK: Rows

    private func isFew() -> Bool { rows.count <= Self.fewRows && model.text.count <= Self.fewBytes }

    /// The bytes of a row without the line break at its end.
    func content(_ row: RowTable.Row) -> Range<Int> {
        guard !rows.isSingle else { return row.range }
        var end = row.range.upperBound
        model.text.withBytes { bytes in
            if end > row.range.lowerBound, bytes[end - 1] == 0x0A {
                end -= 1
                if end > row.range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
            }
        }
        return row.range.lowerBound..<end
    }

    private func fill(_ node: TextRowNode, with row: RowTable.Row) {
        let range = content(row)
        var shown = ShownText(model.text[range], isSecret: appearance.isSecret)
        if let composition = model.composition, isHeadIn(row) {
            shown.compose(composition, at: model.selection.head - range.lowerBound)
        }
        node.index = row.index
        node.set(
            shown, appearance, width: appearance.wraps ? rowsWidth : nil, styles: stylesOfRow?(range, shown))
        node.lift = appearance.wraps ? 0 : lineBaseline - (node.firstBaseline ?? lineBaseline)
        laidOutRows += 1
    }

    private func isHeadIn(_ row: RowTable.Row) -> Bool {
        let head = model.selection.head
        return head >= row.range.lowerBound && (head < row.range.upperBound || row.index == rows.count - 1)
    }

    /// A laid-out row, visible or not.
    func node(_ row: RowTable.Row) -> TextRowNode {
        if let first = made.first, row.index >= first.index, row.index < first.index + made.count {
            return made[row.index - first.index]
        }
        let node = unseen ?? TextRowNode(appearance, tree: tree)
        if unseen == nil {
            unseen = node
            node.parent = self
            node.index = -1
        }
        fill(node, with: row)
        return node
    }

    private func height(of node: TextRowNode) -> CGFloat {
        appearance.wraps ? max(node.textSize.height, lineHeight) + gap : lineHeight
    }

    /// Estimates unmeasured rows from the font's average character width, with at least one line per row.
    private func estimate(_ width: CGFloat) {
        let advance = appearance.text.style.font.size * 0.55
        rows.heightPerRow = Double(lineHeight + gap)
        let lineBytes = max(1, width / max(advance, 0.5))
        rows.heightPerByte = Double((lineHeight + gap) / lineBytes) * 0.5
    }

    /// Sets the width of the rows.
    private func adopt(width: CGFloat) {
        guard width != rowsWidth else { return }
        rowsWidth = width
        // Lines that never wrap do not depend on the available width.
        guard appearance.wraps else { return }
        rows.forgetHeights()
        estimate(width)
        for node in made { node.set(node.shown, appearance, width: width, styles: node.styles) }
        unseen?.detach()
        unseen = nil
        needsResolve = true
        measureFewRows()
    }

    /// A text of a few rows has no estimates.
    private func measureFewRows() {
        guard appearance.wraps, let rowsWidth, isFew() else { return }
        for index in 0..<rows.count where rows.knownHeight(of: index) == nil {
            rows.setHeight(Double(measuredHeight(index, rowsWidth)), of: index)
        }
    }

    private func measuredHeight(_ index: Int, _ width: CGFloat) -> CGFloat {
        let row = rows.row(index)
        if width == rowsWidth, let first = made.first, index >= first.index, index < first.index + made.count {
            return height(of: made[index - first.index])
        }
        return max(textSize(of: row, width: width).height, lineHeight) + gap
    }

    /// The size of a row's text without a node for it.
    private func textSize(of row: RowTable.Row, width: CGFloat?) -> CGSize {
        let range = content(row)
        let shown = ShownText(model.text[range], isSecret: appearance.isSecret)
        let request = TextRowNode.request(of: shown, appearance.text, stylesOfRow?(range, shown))
        return tree.textEngine.layout(request, width: width, height: nil).size
    }

    /// Shows the rows again: their text is the same, and their attributes may not be.
    func restyle() {
        for node in made { fill(node, with: rows.row(node.index)) }
        unseen?.detach()
        unseen = nil
        if isFew() {
            rows.forgetHeights()
            measureFewRows()
        } else if let first = made.first?.index, let last = made.last?.index {
            measure(first..<last + 1)
        }
        needsResolve = true
        invalidate()
    }

    // MARK: Layout

    /// The width of the unwrapped text, including the caret.
    private var naturalWidth: CGFloat {
        var width = promptWidth
        if appearance.wraps {
            for index in 0..<min(rows.count, Self.fewRows) {
                width = max(width, textSize(of: rows.row(index), width: nil).width)
            }
        } else {
            makeRow()
            width = max(width, made[0].textSize.width)
        }
        return width + CaretNode.width
    }

    private var promptWidth: CGFloat {
        model.text.isEmpty ? prompt?.measurement(for: .unspecified).size.width ?? 0 : 0
    }

    /// Creates the only row of a single-line field.
    private func makeRow() {
        guard made.isEmpty else { return }
        let node = TextRowNode(appearance, tree: tree)
        made.append(node)
        adopt(node)
        fill(node, with: rows.row(0))
    }

    private func totalHeight(for width: CGFloat) -> CGFloat {
        if width == rowsWidth { return CGFloat(rows.totalHeight) }
        var height: CGFloat = 0
        if isFew() {
            for index in 0..<rows.count { height += measuredHeight(index, width) }
            return height
        }
        if rowsWidth == nil { estimate(width) }
        return CGFloat(rows.totalHeight)
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        guard appearance.wraps else {
            return Measurement(
                CGSize(width: naturalWidth, height: lineHeight), for: proposal, widths: .all, heights: .all)
        }
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? naturalWidth
        var height = totalHeight(for: width)
        if model.text.isEmpty, let prompt {
            height = max(height, prompt.measurement(for: ProposedViewSize(width: width, height: nil)).size.height)
        }
        return Measurement(
            CGSize(width: width, height: height), for: proposal, widths: AxisRange(exactly: proposal.width),
            heights: .all)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        adopt(width: size.width)
        if !appearance.wraps { makeRow() }
        placeRows()
    }

    private func placeRows() {
        for node in made {
            let row = rows.row(node.index)
            let height = appearance.wraps ? CGFloat(rows.knownHeight(of: node.index) ?? Double(lineHeight)) : lineHeight
            node.place(
                at: CGPoint(x: 0, y: CGFloat(row.top)), proposal: ProposedViewSize(width: size.width, height: height))
        }
        if let prompt, model.text.isEmpty {
            let proposal = ProposedViewSize(width: appearance.wraps ? size.width : nil, height: nil)
            let free = max(0, size.width - prompt.measurement(for: proposal).size.width)
            let x: CGFloat =
                switch appearance.alignment {
                case .leading: appearance.text.paragraph.isRightToLeft ? free : 0
                case .center: free / 2
                case .trailing: appearance.text.paragraph.isRightToLeft ? 0 : free
                }
            prompt.place(at: CGPoint(x: x, y: 0), proposal: proposal)
        }
        showSelection()
        tree.note(.paintBounds, of: self)
    }

    // MARK: Changes

    /// Updates the rows after an edit of the model.
    func follow(_ edit: EditedPlace) {
        // The prompt appears or disappears.
        if prompt != nil, model.text.isEmpty || model.text.count == edit.inserted {
            tree.note([.subtree, .paintBounds], of: self)
        }
        let touched = rows.apply(edit, to: model.text)
        let shift = touched.new.count - touched.old.count
        var kept: ContiguousArray<TextRowNode> = []
        for node in made {
            if node.index < touched.old.lowerBound {
                kept.append(node)
            } else if node.index >= touched.old.upperBound {
                node.index += shift
                kept.append(node)
            } else if touched.new.contains(node.index) {
                // The node is reused for the row that is now at its index.
                fill(node, with: rows.row(node.index))
                kept.append(node)
            } else {
                node.detach()
            }
        }
        // Existing rows must be consecutive; missing ones are created when visible content is resolved.
        made = []
        for node in kept {
            if let last = made.last, node.index != last.index + 1 { node.detach() } else { made.append(node) }
        }
        measure(touched.new)
        needsResolve = true
        invalidate()
    }

    private func measure(_ range: Range<Int>) {
        guard appearance.wraps, rowsWidth != nil else { return }
        if isFew() { return measureFewRows() }
        for node in made where range.contains(node.index) { rows.setHeight(Double(height(of: node)), of: node.index) }
    }

    /// Updates the display after a change of the selection, the caret or the composition.
    func selectionChanged() {
        if prompt != nil, model.text.isEmpty { tree.note([.subtree, .paintBounds], of: self) }
        let row = rows.row(at: model.selection.head)
        for node in made where (node.index == row.index && model.composition != nil) || node.shown.composition != nil {
            fill(node, with: rows.row(node.index))
            measure(node.index..<node.index + 1)
            needsResolve = true
            invalidate()
        }
        // After an edit, rows and selection are placed by the next layout.
        if !model.isChanging { showSelection() }
    }

    /// Whether the selection and the caret are shown.
    var showsSelection = false { didSet { if showsSelection != oldValue { showSelection() } } }

    /// The found parts of the text.
    var marks: TextMarks? { didSet { showSelection() } }

    private func showSelection() {
        guard rowsWidth != nil else { return }
        let range = model.selection.range
        for node in made {
            let row = rows.row(node.index)
            let own = content(row)
            let isTouched =
                showsSelection && !range.isEmpty && range.lowerBound < max(row.range.upperBound, own.lowerBound + 1)
                && range.upperBound > row.range.lowerBound
            let part = range.clamped(to: own)
            node.select(
                isTouched ? part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound : nil,
                goesOn: isTouched && range.upperBound > own.upperBound, marks: marks?.parts(in: own) ?? [])
        }
        placeCaret()
    }

    private func placeCaret() {
        guard rowsWidth != nil, !made.isEmpty || !appearance.wraps else { return }
        let rect = caretRect(model.selection.caret)
        caret.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }

    /// Scrolls so that the caret is visible.
    func bringCaretIntoView() {
        guard let scroll else { return }
        scroll.setGoal { [weak self] in
            guard let self, let scroll = self.scroll, !isReleased else { return nil }
            let rect = caretRect(model.selection.caret)
            var target = scroll.offset
            for axis in Axis.allCases where scroll.scrolls(axis) {
                let start = axis == .horizontal ? rect.minX : rect.minY
                let length = rect.size[axis]
                let margin = axis == .horizontal ? scroll.margins.horizontal : scroll.margins.vertical
                let room = scroll.targetSize[axis] - margin
                if start < target[axis] {
                    target[axis] = start
                } else if start + length > target[axis] + room {
                    target[axis] = start + length - room
                }
                target[axis] = max(0, min(scroll.limit[axis], target[axis]))
            }
            return target
        }
    }
}

extension TextAreaLayoutNode: VisibleContentResolving {
    func resolveVisibleContent() -> Bool {
        guard appearance.wraps, rowsWidth != nil, let area = visibleArea() else { return false }
        guard needsResolve || area.minY != seen.start || area.maxY != seen.end else { return false }
        needsResolve = false
        var (start, end) = (area.minY, min(area.maxY, area.minY + 8192))
        let margin = min(200, (end - start) / 4)
        let top = rows.row(atHeight: Double(max(0, start))).index
        let before = rows.row(top).top
        var index = rows.row(atHeight: Double(max(0, start - margin))).index
        var made: ContiguousArray<TextRowNode> = []
        var old = self.made
        var y = rows.row(index).top
        var isMoved = false
        while index < rows.count, y < Double(end + margin) {
            let node: TextRowNode
            if let first = old.first, index >= first.index, let known = old.first(where: { $0.index == index }) {
                node = known
            } else {
                node = TextRowNode(appearance, tree: tree)
                adopt(node)
                fill(node, with: rows.row(index))
            }
            made.append(node)
            let height = Double(height(of: node))
            if rows.knownHeight(of: index).map({ abs($0 - height) > 1e-3 }) ?? true {
                rows.setHeight(height, of: index)
                isMoved = true
            }
            y += height
            index += 1
        }
        old.removeAll { node in made.contains { $0 === node } }
        for node in old { node.detach() }
        self.made = made
        // Visible rows stay in place even if the measured heights above them differ from the estimates.
        let grown = CGFloat(rows.row(top).top - before)
        if abs(grown) > 1e-6, start > 0, let scroll, !scroll.hasGoal, scroll.offset.y > 0 {
            scroll.contentGrew(by: grown, along: .vertical)
            start += grown
            end += grown
        }
        seen = (start, end)
        placeRows()
        if abs(CGFloat(rows.totalHeight) - size.height) > 1e-3, !model.text.isEmpty || prompt == nil {
            invalidate()
            isMoved = true
        }
        return isMoved
    }

    func didSettle() {}
}
