import Foundation

/// A part of a text that opens a URL.
struct TextLink: Equatable {
    /// A range of the text's UTF-8.
    var bytes: Range<Int>
    var url: URL
}

/// Opens the links in a text: `Text("See [the manual](https://example.org)")`. Ignores the pointer elsewhere in
/// the text.
@MainActor final class TextLinks: Responder, PressReceiver {
    private unowned let text: TextLayoutNode
    private let scope: EnvironmentScope
    private var links: [TextLink]
    /// The index of the pressed link.
    private var pressed: Int?
    /// The focus targets, one per link.
    private(set) lazy var focuses = links.indices.map { TextLinkFocus($0, of: self) }

    init(_ text: TextLayoutNode, _ links: [TextLink], in scope: EnvironmentScope) {
        (self.text, self.links, self.scope) = (text, links, scope)
        super.init()
    }

    /// Replaces the links; false if their number differs, since this object is made for a fixed number.
    func set(_ new: [TextLink]) -> Bool {
        guard new != links else { return true }
        guard new.count == links.count else { return false }
        (links, pressed) = (new, nil)
        if let index = focusedIndex { showRing(around: index) }
        return true
    }

    // Read when an event occurs, so that no text depends on it.
    var isOn: Bool { scope.values.isEnabled }

    func open(_ index: Int) { if links.indices.contains(index) { scope.values.openURL(links[index].url) } }

    // MARK: The pointer

    override func isReached(at point: CGPoint, on node: LayoutNode) -> Bool {
        isOn && link(at: node.local(point)) != nil
    }

    override var pointerStyle: PointerStyle? { .link }

    override var pressReceiver: (any PressReceiver)? { self }

    var followsPress: Bool { false }
    func pressBegan(at point: CGPoint) { pressed = link(at: point) }

    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        if isOver, let pressed, pressed == link(at: point) { open(pressed) }
        pressed = nil
    }

    private func link(at point: CGPoint) -> Int? {
        links.indices.first { index in text.places(of: links[index].bytes).contains { $0.contains(point) } }
    }

    // MARK: The keyboard

    private var focusedIndex: Int? { focuses.firstIndex(where: \.hasFocus) }

    /// Shows the focus ring of a link; nil hides it.
    func showRing(around index: Int?) {
        let values = scope.values
        let bytes = values.isFocusEffectEnabled ? index.map { links[$0].bytes } : nil
        text.showRing(around: bytes, SystemColor.accent.resolve(in: values.themeVariant))
    }

    // MARK: Assistive programs

    /// A text that is a single link is described as a link; otherwise its links are child elements.
    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard !elements.isEmpty, let whole = text.shownText else { return }
        if links.count == 1, links[0].bytes == 0..<whole.utf8.count {
            elements[0].role = .link
            finish(&elements[0], 0)
            return
        }
        elements[0].children = links.indices.map { index in
            let utf8 = Array(whole.utf8)[links[index].bytes.clamped(to: 0..<whole.utf8.count)]
            var element = AccessibilityElement(.link, String(decoding: utf8, as: UTF8.self), on: node)
            let rects = text.places(of: links[index].bytes)
            if let first = rects.first {
                // A link over several lines may not contain the middle of its bounds.
                element.frame = node.converted(rects.reduce(first) { $0.union($1) }, toAncestor: nil)
            }
            finish(&element, index)
            return element
        }
    }

    private func finish(_ element: inout AccessibilityElement, _ index: Int) {
        guard isOn else { return element.traits.formUnion(.isDisabled) }
        if index == focusedIndex { element.traits.insert(.isFocused) }
        element.set("press") { [weak self] in self?.open(index) }
    }
}

extension TextLayoutNode {
    /// The rectangles of a part of the text, in local coordinates; `bytes` is a range of the source text.
    func places(of bytes: Range<Int>) -> [CGRect] {
        guard let request else { return [] }
        return geometry.selection(of: ShownBytes(request.text).shown(bytes))
    }
}
