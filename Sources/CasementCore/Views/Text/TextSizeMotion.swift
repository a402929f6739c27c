import Foundation

/// The lengths of a text that depend on its font sizes, for interpolation.
struct TextSizes: VectorArithmetic {
    /// The size of the base font, the space between lines, the sizes of the spans. Empty is zero.
    private(set) var lengths: ContiguousArray<CGFloat> = []

    static var zero: TextSizes { TextSizes() }

    private init() {}

    init(of request: TextRequest) {
        lengths = [request.style.font.size, request.paragraph.lineSpacing]
        for span in request.spans { lengths.append(span.style.font.size) }
    }

    /// The same text in these sizes, in quarters of a point: finer steps are invisible, and each requires new glyphs.
    func written(in request: TextRequest) -> TextRequest {
        guard lengths.count == request.spans.count + 2 else { return request }
        func quarters(_ length: CGFloat) -> CGFloat { (length * 4).rounded() / 4 }
        var (style, paragraph, spans) = (request.style, request.paragraph, request.spans)
        style.font.size = max(0.25, quarters(lengths[0]))
        paragraph.lineSpacing = quarters(lengths[1])
        for index in spans.indices { spans[index].style.font.size = max(0.25, quarters(lengths[index + 2])) }
        return TextRequest(
            text: request.text, style: style, spans: spans, paragraph: paragraph, scale: request.scale)
    }

    private static func combine(_ left: TextSizes, _ right: TextSizes, _ sign: CGFloat) -> TextSizes {
        if right.lengths.isEmpty { return left }
        var result = left
        while result.lengths.count < right.lengths.count { result.lengths.append(0) }
        for index in right.lengths.indices { result.lengths[index] += sign * right.lengths[index] }
        return result
    }

    static func + (left: TextSizes, right: TextSizes) -> TextSizes { combine(left, right, 1) }
    static func - (left: TextSizes, right: TextSizes) -> TextSizes { combine(left, right, -1) }

    mutating func scale(by factor: Double) {
        for index in lengths.indices { lengths[index] *= factor }
    }

    var magnitudeSquared: Double {
        var sum = 0.0
        for length in lengths { sum += Double(length * length) }
        return sum
    }
}

/// An animation of a text's font sizes: the text is laid out in the intermediate sizes.
@MainActor final class TextSizeMotion: Animating {
    private weak var node: TextLayoutNode?
    @exclusivity(unchecked) private var sizes: AnimatedValue<TextSizes>
    /// The text at the end of the animation.
    @exclusivity(unchecked) private var target: TextRequest
    @exclusivity(unchecked) private var isOver = false

    /// Returns nil if more than sizes differs: such a text changes without animation.
    fileprivate init?(from old: TextRequest, to new: TextRequest, of node: TextLayoutNode) {
        guard old.text == new.text, old.scale == new.scale, old.spans.count == new.spans.count else { return nil }
        let sizes = TextSizes(of: old)
        // Compared in equal sizes, the requests are equal if nothing else differs.
        guard sizes != TextSizes(of: new), sizes.written(in: old) == sizes.written(in: new) else { return nil }
        self.sizes = AnimatedValue(sizes)
        (target, self.node) = (new, node)
    }

    /// Sets the target, animating the sizes, or setting them immediately without an animation.
    fileprivate func head(
        to new: TextRequest, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?
    ) {
        target = new
        let goal = TextSizes(of: new)
        guard goal != sizes.target else { return }
        if let animation, goal.lengths.count == sizes.target.lengths.count {
            sizes.set(goal, animation: animation, at: time, completion: ticket)
        } else {
            sizes.jump(to: goal)
        }
    }

    fileprivate var isAnimating: Bool { sizes.isAnimating }

    fileprivate func shown(at time: Double) -> TextRequest {
        let value = sizes.value(at: time)
        return sizes.isAnimating ? value.written(in: target) : target
    }

    func step(to time: Double) -> Bool {
        guard !isOver, let node, !node.isReleased else {
            end()
            return false
        }
        node.write(shown(at: time))
        if sizes.isAnimating { return true }
        node.sizeMotion = nil
        return false
    }

    /// Ends the animation: sets the final sizes and completes the animation's ticket.
    func end() {
        isOver = true
        sizes.jump(to: sizes.target)
    }
}

extension TextLayoutNode {
    /// The new text in its current, interpolated sizes.
    func interpolated(to new: TextRequest, in transaction: Transaction, _ clock: AnimationClock) -> TextRequest {
        let animation = transaction.effectiveAnimation
        if let sizeMotion {
            sizeMotion.head(to: new, animation, at: clock.time, transaction.ticket)
            let shown = sizeMotion.shown(at: clock.time)
            if !sizeMotion.isAnimating {
                sizeMotion.end()
                self.sizeMotion = nil
            }
            return shown
        }
        guard let animation, let request, let motion = TextSizeMotion(from: request, to: new, of: self) else {
            return new
        }
        motion.head(to: new, animation, at: clock.time, transaction.ticket)
        guard motion.isAnimating else { return new }
        sizeMotion = motion
        clock.start(motion)
        return motion.shown(at: clock.time)
    }
}
