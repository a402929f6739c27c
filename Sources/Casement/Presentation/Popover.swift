import CasementCore
import Foundation

/// The part of a view to which a popover is attached.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// A rectangle of the view, by default its bounds.
    case rect(Source)
    /// A point of the view's bounds.
    case point(UnitPoint)

    /// A rectangle of a view.
    public struct Source: Hashable, Sendable {
        let rect: CGRect?
        /// The bounds of the view.
        public static let bounds = Source(rect: nil)
        /// A rectangle in the coordinates of the view, in points.
        public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
    }

    fileprivate func attachment(_ edge: Edge) -> PopoverAttachment {
        switch self {
        case .rect(let source): PopoverAttachment(rect: source.rect, edge: edge)
        case .point(let point): PopoverAttachment(point: point, edge: edge)
        }
    }
}

extension View {
    /// Shows a popover while `isPresented`: content beside this view, with an arrow that points to it. A press outside,
    /// Escape and `dismiss` in the content close it and set the binding to false.
    ///
    ///     Button("Info") { isShown = true }
    ///         .popover(isPresented: $isShown) { Text("Made in 1843.").padding() }
    ///
    /// - Parameters:
    ///   - attachmentAnchor: the part of this view that the arrow points to.
    ///   - arrowEdge: the edge of that part at which the popover is placed; if there is room only at the opposite
    ///     edge, it is placed there.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                isPresented: isPresented, attachment: attachmentAnchor.attachment(arrowEdge), id: 0, popover: content))
    }

    /// Shows a popover for an item while it is not nil; closing the popover sets it to nil.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return modifier(
            PopoverModifier(
                isPresented: isPresented, attachment: attachmentAnchor.attachment(arrowEdge), id: shown?.id
            ) { shown.map(content) })
    }
}

/// Shows a popover while a binding is true. Another `id` is another popover, with new state.
private struct PopoverModifier<ID: Hashable, Popover: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let attachment: PopoverAttachment
    let id: ID
    let popover: () -> Popover
    @State private var state = SheetState()
    @State private var arrow = PopoverArrow()

    func body(content: Content) -> some View {
        // Not this modifier, which has the state.
        let _ = state.present { [isPresented] in isPresented.wrappedValue = false }
        content.modifier(
            _PresentationModifier(
                isPresented: isPresented.wrappedValue, place: .popover(attachment),
                dismiss: { state.dismissByUser() }, kind: .focused, arrow: arrow
            ) { PopoverSurface(state: state, arrow: arrow) { popover().id(id) } })
    }
}

/// The bubble of a popover.
private struct PopoverSurface<Content: View>: View {
    let state: SheetState
    let arrow: PopoverArrow
    @ViewBuilder let content: () -> Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let (side, offset) = arrow.place
        let shape = PopoverBubble(side: side, offset: offset)
        VStack { content() }
            .modifier(PresentedContent(scope: state.scope))
            .onPreferenceChange(InteractiveDismissDisabledKey.self) { state.isDismissDisabled = $0 }
            .environment(\.menuSession, nil)
            .accessibilityElement(children: .contain)
            .accessibilityDescribed { element, _ in element.role = .popover }
            .clipShape(RoundedRectangle(cornerRadius: PopoverBubble.radius))
            .padding(PopoverBubble.arrowLength)
            .background { shape.fill(Color(theme: .menu)).shadow(color: .black.opacity(0.22), radius: 10, y: 4) }
            .overlay { shape.stroke(Color(theme: .controlBorder), lineWidth: 1).allowsHitTesting(false) }
            .standardSurroundings()
            .transition(.opacity.animation(.easeOut(duration: 0.15)))
    }
}

/// A rounded rectangle with an arrow at one side, within a margin as wide as the arrow is long.
private struct PopoverBubble: Shape {
    let side: PopoverSide
    let offset: CGFloat

    static var radius: CGFloat { 10 }
    /// In points.
    static var arrowLength: CGFloat { 9 }
    /// Half the width of the arrow where it meets the bubble, in points.
    private static var arrowReach: CGFloat { 10 }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path {
        // Half a point, so that the outline is one pixel wide.
        let bubble = rect.insetBy(dx: Self.arrowLength + 0.5, dy: Self.arrowLength + 0.5)
        let corners = [
            CGPoint(x: bubble.minX, y: bubble.minY), CGPoint(x: bubble.maxX, y: bubble.minY),
            CGPoint(x: bubble.maxX, y: bubble.maxY), CGPoint(x: bubble.minX, y: bubble.maxY),
        ]
        let sides: [PopoverSide] = [.top, .right, .bottom, .left]
        var path = Path()
        for index in 0..<4 {
            let (start, end) = (corners[index], corners[(index + 1) % 4])
            let length = abs(end.x - start.x) + abs(end.y - start.y)
            let radius = min(Self.radius, length / 2)
            let way = CGVector(dx: (end.x - start.x) / max(length, 1), dy: (end.y - start.y) / max(length, 1))
            func at(_ along: CGFloat, outwards: CGFloat = 0) -> CGPoint {
                CGPoint(
                    x: start.x + way.dx * along + way.dy * outwards, y: start.y + way.dy * along - way.dx * outwards)
            }
            if index == 0 { path.move(to: at(radius)) }
            if sides[index] == side {
                // The arrow is clockwise from the corner at which this side starts.
                let isReversed = side == .bottom || side == .left
                let place = (isReversed ? length + Self.arrowLength + 0.5 - offset : offset - Self.arrowLength - 0.5)
                path.addLine(to: at(place - Self.arrowReach))
                path.addLine(to: at(place, outwards: Self.arrowLength - 1))
                path.addLine(to: at(place + Self.arrowReach))
            }
            path.addLine(to: at(length - radius))
            let next = corners[(index + 2) % 4]
            let turn = CGVector(dx: (next.x - end.x).signum, dy: (next.y - end.y).signum)
            path.addQuadCurve(
                to: CGPoint(x: end.x + turn.dx * radius, y: end.y + turn.dy * radius), control: end)
        }
        path.closeSubpath()
        return path
    }
}

extension CGFloat {
    /// -1, 0 or 1.
    fileprivate var signum: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
