import Foundation

/// Lets a person select parts of a text that is only shown, and copy them.
@MainActor final class SelectableText: Responder {
    private unowned let text: TextLayoutNode
    /// Bytes as they are shown.
    private var anchor = 0
    private var head = 0
    private var pressed = 0..<0
    private var unit = Unit.character
    private enum Unit { case character, word, all }

    /// What is behind selected text, where the keyboard is and elsewhere.
    var color = ResolvedColor.white
    var clipboard: any Clipboard = MemoryClipboard()
    private var isFocused = false

    init(_ text: TextLayoutNode) {
        self.text = text
        super.init()
    }

    override var canFocus: Bool { true }
    override var takesFocusOnPress: Bool { true }

    override func look(of focus: FocusLook) {
        guard focus.isFocused != isFocused else { return }
        isFocused = focus.isFocused
        // Only one text at a time has something selected.
        if !isFocused { select(0, 0) }
    }

    private var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    private func select(_ anchor: Int, _ head: Int) {
        (self.anchor, self.head) = (anchor, head)
        text.highlight(range.isEmpty ? [] : text.geometry.selection(of: range), color)
    }

    /// Selects nothing, as where the text is another.
    func clear() { if !range.isEmpty { select(0, 0) } }

    // MARK: The pointer

    private func whole(around index: Int) -> Range<Int> {
        switch unit {
        case .character: return index..<index
        case .all: return 0..<text.shownBytes
        case .word:
            let segments = text.tree.textEngine.segments(of: text.shownString, language: nil)
            return segments.first { $0.range.upperBound > index }?.range ?? segments.last?.range ?? index..<index
        }
    }

    override func pressBegan(at point: CGPoint) {
        let index = text.geometry.hit(point).index
        unit = [.character, .word, .all][(clicks - 1) % 3]
        if modifiers.contains(.shift), unit == .character { return select(anchor, index) }
        pressed = whole(around: index)
        select(pressed.lowerBound, pressed.upperBound)
    }

    override func pressMoved(to point: CGPoint, isOver: Bool) {
        let part = whole(around: text.geometry.hit(point).index)
        if part.lowerBound < pressed.lowerBound {
            select(pressed.upperBound, part.lowerBound)
        } else {
            select(pressed.lowerBound, max(part.upperBound, pressed.upperBound))
        }
    }

    override func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        if let selected { clipboard.selectedText = selected }
    }

    // MARK: Keys

    private var selected: String? { range.isEmpty ? nil : text.source(of: range) }

    override func keyPressed(_ press: KeyPress) -> Bool {
        switch TextInputKey(press.key, press.modifiers, isMultiline: false, breaksOnReturn: false) {
        case .copy:
            guard let selected else { return false }
            clipboard.text = selected
        case .selectAll: select(0, text.shownBytes)
        default: return false
        }
        return true
    }
}

extension TextLayoutNode {
    /// Where the characters stand, in own coordinates.
    fileprivate var geometry: TextGeometry {
        guard let request else { return TextGeometry(lines: []) }
        return tree.textEngine.geometry(of: request, width: size.width, height: size.height).byGraphemes(
            of: shownString)
    }

    /// The text without what is not shown of it.
    fileprivate var shownString: String { request.map { ShownBytes($0.text).text } ?? "" }
    fileprivate var shownBytes: Int { shownString.utf8.count }

    /// What the program wrote where these bytes are shown.
    fileprivate func source(of range: Range<Int>) -> String {
        guard let request else { return "" }
        let shown = ShownBytes(request.text)
        let utf8 = Array(request.text.utf8)
        let start = shown.source(range.lowerBound), end = shown.source(range.upperBound)
        return String(decoding: utf8[start..<max(start, end)], as: UTF8.self)
    }
}

/// The bytes of a text that the text engine counts: breaks and control characters go, a tab is four spaces.
private struct ShownBytes {
    private(set) var text = ""
    /// Where scalars begin that are not shown byte for byte, and the difference that they make from there on.
    private var sources: [Int] = []

    init(_ source: String) {
        var bytes: [UInt8] = []
        var offset = 0
        for scalar in source.unicodeScalars {
            let length = UTF8.width(scalar)
            switch scalar.value {
            case 0x09:
                bytes += [0x20, 0x20, 0x20, 0x20]
                sources += [offset, offset, offset, offset]
            case 0..<0x20, 0x7F, 0x85, 0x2028, 0x2029: break
            default:
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                for index in 0..<length { sources.append(offset + index) }
            }
            offset += length
        }
        sources.append(offset)
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The source's byte for one that is shown.
    func source(_ index: Int) -> Int { sources[min(max(0, index), sources.count - 1)] }
}
