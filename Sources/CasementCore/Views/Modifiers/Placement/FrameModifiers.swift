import Foundation

/// A frame with exact lengths.
public struct _FrameLayout: PrimitiveModifier, Equatable, Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        FrameNode(view, in: context) { modifier in
            @MainActor func length(_ value: CGFloat?, _ name: String) -> FrameLength {
                guard let value = Self.checked(value, name, of: Content.self) else { return FrameLength() }
                // An infinite length is impossible; the frame takes the available space instead.
                return value == .infinity ? FrameLength(minimum: 0, maximum: .infinity) : FrameLength(fixed: value)
            }
            return (length(modifier.width, "width"), length(modifier.height, "height"), modifier.alignment)
        }
    }

    /// The length; NaN and negative lengths become 0, with a warning.
    static func checked(_ value: CGFloat?, _ name: String, of content: Any.Type, mayBeInfinite: Bool = false)
        -> CGFloat?
    {
        guard let value else { return nil }
        if value >= 0, value.isFinite || mayBeInfinite { return value }
        let remedy =
            value == .infinity
            ? "It is limited to the space there is; use maxWidth or maxHeight instead." : "0 is used."
        RuntimeWarning.issue(
            "frame(\(name): \(value)) on \(content): a length must be finite and not negative. \(remedy)")
        return value == .infinity ? .infinity : 0
    }
}

/// A frame with bounds and an ideal length.
public struct _FlexFrameLayout: PrimitiveModifier, Equatable, Sendable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    let alignment: Alignment

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        FrameNode(view, in: context) { modifier in
            @MainActor func check(_ value: CGFloat?, _ name: String, infinite: Bool = false) -> CGFloat? {
                _FrameLayout.checked(value, name, of: Content.self, mayBeInfinite: infinite)
            }
            var width = FrameLength(
                minimum: check(modifier.minWidth, "minWidth"), ideal: check(modifier.idealWidth, "idealWidth"),
                maximum: check(modifier.maxWidth, "maxWidth", infinite: true))
            var height = FrameLength(
                minimum: check(modifier.minHeight, "minHeight"), ideal: check(modifier.idealHeight, "idealHeight"),
                maximum: check(modifier.maxHeight, "maxHeight", infinite: true))
            width.order("Width", of: Content.self)
            height.order("Height", of: Content.self)
            return (width, height, modifier.alignment)
        }
    }
}

extension FrameLength {
    /// Resolves contradictory bounds: the minimum wins.
    @MainActor fileprivate mutating func order(_ name: String, of content: Any.Type) {
        guard let minimum, let maximum, minimum > maximum else { return }
        RuntimeWarning.issue(
            "frame(min\(name): \(minimum), max\(name): \(maximum)) on \(content): the minimum is used for both.")
        self.maximum = minimum
    }
}

final class FrameNode<Content: View, Modifier: ViewModifier & Equatable>: WrapperNode<
    Content, Modifier, FrameLayoutNode
>
{
    typealias Lengths = (width: FrameLength, height: FrameLength, alignment: Alignment)
    private let lengths: (Modifier) -> Lengths
    /// The modifier that the wrappers show.
    @exclusivity(unchecked) private var shown: Modifier

    init(
        _ view: ModifiedContent<Content, Modifier>, in context: _NodeContext, lengths: @escaping (Modifier) -> Lengths
    ) {
        self.lengths = lengths
        shown = view.modifier
        super.init(view, in: context)
    }

    override class var followsDirection: Bool { true }

    override func makeWrapper(_ inner: LayoutNode) -> FrameLayoutNode {
        let (width, height, alignment) = lengths(shown)
        return FrameLayoutNode(inner, width: width, height: height, alignment: alignment)
    }

    override func configure() -> Bool {
        // First, as it is most often the same: to check the lengths takes longer.
        guard modifier != shown else { return false }
        let old = lengths(shown), new = lengths(modifier)
        shown = modifier
        // NaN differs from itself.
        guard new != old else { return false }
        for wrapper in wrappers { wrapper.set(width: new.width, height: new.height, alignment: new.alignment) }
        return true
    }
}

extension View {
    /// Places the view in a frame of exact lengths in points, aligned; nil keeps the view's own length.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FrameLayout> {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Places the view in a frame that takes the proposed length between a minimum and a maximum, and the ideal
    /// length if none is proposed.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FlexFrameLayout> {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
