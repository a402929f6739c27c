import CasementCore
import Foundation

/// Places a dialog in the middle of the window, with its ideal size as far as the window has room, above a shade over
/// the content below.
struct DialogSurface<Content: View>: View {
    var minimum = CGSize.zero
    var fillsWindow = false
    /// Nil for the ideal size.
    var sizer: SheetSizer?
    @ViewBuilder let content: Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        DialogLayout(minimum: minimum, fillsWindow: fillsWindow, sizer: sizer, version: sizer?.version ?? 0) {
            content
                .standardSurroundings()
                .environment(\.menuSession, nil)
                .environment(\.isEnabled, true)
        }
        .transition(DialogTransition(fillsWindow: fillsWindow))
    }
}

/// The background of a dialog.
struct DialogBackground: ViewModifier {
    var radius: CGFloat = 12
    var style = AnyShapeStyle(Color(theme: .windowBackground))

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        content
            .background(style, in: shape)
            .clipShape(shape)
            .overlay { shape.strokeBorder(Color(theme: .controlBorder), lineWidth: 1).allowsHitTesting(false) }
            .background { shape.fill(Color.black.opacity(0.01)).shadow(color: .black.opacity(0.28), radius: 24, y: 10) }
    }
}

/// A dialog comes and goes with a small movement and a fade, and the shade below it fades.
private struct DialogTransition: Transition {
    let fillsWindow: Bool
    @Environment(\.displayScale) private var scale

    /// The opacity of the shade.
    private static var darkness: Double { 0.3 }

    func body(content: Content, phase: TransitionPhase) -> some View {
        ZStack {
            if !fillsWindow {
                Color.black.opacity(phase.isIdentity ? Self.darkness : 0).accessibilityHidden(true)
            }
            content
                .opacity(phase.isIdentity ? 1 : 0)
                .modifier(WholePixelOffset(y: phase.isIdentity ? 0 : fillsWindow ? 40 : -16, scale: scale))
        }
        .allowsHitTesting(phase != .didDisappear)
    }

    func _animation() -> Animation? { .easeOut(duration: 0.2) }
}

/// Moves by whole pixels, so that the pictures of what moves remain valid: the shadow of a dialog is painted once, not
/// in each frame.
private struct WholePixelOffset: GeometryEffect {
    var y: CGFloat
    let scale: CGFloat

    var animatableData: CGFloat {
        get { y }
        set { y = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: (y * scale).rounded() / scale))
    }
}

/// Offers a dialog its ideal size, within a margin of the window's edges, and centres it.
private struct DialogLayout: Layout {
    let minimum: CGSize
    let fillsWindow: Bool
    let sizer: SheetSizer?
    /// The sizing of `sizer`: layout runs again when it changes.
    let version: Int

    /// The least distance to the edges of the window, in points.
    private static let margin: CGFloat = 20

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let size = fillsWindow ? bounds.size : size(of: subview, in: bounds.size)
            subview.place(
                at: CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded()), anchor: .center,
                proposal: ProposedViewSize(size))
        }
    }

    private func size(of subview: LayoutSubview, in room: CGSize) -> CGSize {
        func bounded(_ length: CGFloat, _ least: CGFloat, _ room: CGFloat) -> CGFloat {
            min(max(length, least), max(0, room - 2 * Self.margin)).rounded(.up)
        }
        // Layout runs on the main actor.
        let wished = MainActor.assumeIsolated { sizer?.size(of: subview) } ?? subview.sizeThatFits(.unspecified)
        let width = bounded(wished.width, minimum.width, room.width)
        // A narrower dialog may need more height.
        let isWhole = sizer != nil && width >= wished.width
        let height = isWhole ? wished.height : subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        return CGSize(
            width: width, height: bounded(max(height, sizer == nil ? 0 : wished.height), minimum.height, room.height))
    }
}
