import CasementCore
import Foundation

/// The outline of the bezel of bordered buttons.
///
///     Button("Play", systemImage: "play.fill") { play() }
///         .labelStyle(.iconOnly).buttonStyle(.borderedProminent).buttonBorderShape(.circle)
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable { case automatic, capsule, rounded(CGFloat), circle }
    let kind: Kind
    private var amount: CGFloat = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// The shape of all controls: rounded corners.
    public static let automatic = ButtonBorderShape(.automatic)
    /// Semicircles on both sides.
    public static let capsule = ButtonBorderShape(.capsule)
    /// Rounded corners.
    public static let roundedRectangle = ButtonBorderShape(.automatic)
    /// Rounded corners with a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.rounded(radius)) }
    /// A circle; the bezel is as wide as it is high.
    public static let circle = ButtonBorderShape(.circle)
}

extension ButtonBorderShape: InsettableShape {
    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic: RoundedRectangle(cornerRadius: 7).inset(by: amount).path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius).inset(by: amount).path(in: rect)
        case .capsule: Capsule().inset(by: amount).path(in: rect)
        case .circle: Circle().inset(by: amount).path(in: rect)
        }
    }

    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var shape = self
        shape.amount += amount
        return shape
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        switch kind {
        case .automatic: outline(of: RoundedRectangle(cornerRadius: 7), in: rect)
        case .rounded(let radius): outline(of: RoundedRectangle(cornerRadius: radius), in: rect)
        case .capsule: outline(of: Capsule(), in: rect)
        case .circle: outline(of: Circle(), in: rect)
        }
    }

    /// Apart from the choice, which would otherwise need the types of all four shapes before the first button is drawn.
    @inline(never) private func outline(of shape: some InsettableShape, in rect: CGRect) -> _ShapeOutline {
        shape.inset(by: amount)._outline(in: rect)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The standard shape of bordered buttons: `ButtonBorderShape.automatic`. Unlike in SwiftUI it does not follow
    /// `buttonBorderShape(_:)` around it.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the bezel of bordered buttons in this view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

/// Adds the padding around a label, and more until the result is as wide as it is high.
struct SquareLayout: Layout {
    let insets: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var side: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            side = max(side, size.width, size.height)
        }
        let padding = max(insets.top + insets.bottom, 2 * min(insets.leading, insets.trailing) * 0.7)
        return CGSize(width: side + padding, height: side + padding)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}
