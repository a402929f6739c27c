import CasementCore
import Foundation

extension View {
    /// Sets the actions at an edge of a list row.
    ///
    ///     MessageRow(message: message)
    ///         .swipeActions {
    ///             Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
    ///             Button("Flag", systemImage: "flag") { flag(message) }.tint(.orange)
    ///         }
    ///
    /// They are buttons at the row's edge while the pointer is over the row, the first nearest to the edge; the last
    /// items of the row's context menu; and actions of its accessibility element. Two fingers on a touchpad move the
    /// row sideways, which shows them beside it. Elsewhere than in the row of a list the modifier has no effect. Rows
    /// with such actions have no action of their own for `onDelete(perform:)`. It can be applied to a `ForEach`; for
    /// one edge, the innermost counts.
    ///
    /// - Parameters:
    ///   - edge: the edge of the row.
    ///   - allowsFullSwipe: whether a swipe over more than half of the row triggers the first action.
    ///   - content: the buttons.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
    ) -> some View {
        modifier(
            _SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, look: .standard) {
                AnyView(content())
            })
    }

    /// Sets the actions at an edge of a list row, which a caller of the program's own function has given it.
    @_disfavoredOverload public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> Group<some View> {
        let items = content()
        return Group { swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { items } }
    }
}

extension SwipeActionsLook {
    @MainActor fileprivate static let standard = SwipeActionsLook { leading, trailing, row in
        AnyView(SwipeBar(leading: leading, trailing: trailing, row: row))
    } menu: { items, close in
        AnyView(MenuSurface(session: MenuSession(close: close)) { items })
    }
}

extension ImplicitDeletion: ImplicitDeletionLook {
    package static var look: SwipeActionsLook { .standard }

    package static func button(_ delete: @escaping () -> Void) -> AnyView {
        AnyView(
            Button("Delete", systemImage: "trash", role: .destructive, action: delete)
                .accessibilityIdentifier("delete"))
    }
}

/// The actions at both edges of a row.
private struct SwipeBar: View {
    let leading: SwipeActionsLook.Buttons?
    let trailing: SwipeActionsLook.Buttons?
    let row: Color
    @Environment(\.layoutDirection) private var direction

    static var _isBuiltIn: Bool { true }

    var body: some View {
        HStack(spacing: 0) {
            group(leading?() ?? [], fadesTo: .trailing)
            Spacer(minLength: 0)
            group(trailing?() ?? [], fadesTo: .leading)
        }
        .buttonStyle(SwipeButtonStyle())
        .labelStyle(.iconOnly)
        .font(.callout.weight(.medium))
        .lineLimit(1)
        // The row has the same actions.
        .accessibilityHidden(true)
    }

    @ViewBuilder private func group(_ actions: [AnyView], fadesTo edge: HorizontalEdge) -> some View {
        if !actions.isEmpty {
            HStack(spacing: 4) {
                ForEach(actions.indices, id: \.self) { actions[$0] }
            }
            .padding(edge == .leading ? .leading : .trailing, 6)
            .frame(maxHeight: .infinity)
            .background { ground(fadesTo: edge) }
            // The corners of the selection stay free.
            .padding(edge == .leading ? .trailing : .leading, 6)
        }
    }

    /// The colour of the row, which fades into the content.
    private func ground(fadesTo edge: HorizontalEdge) -> some View {
        HStack(spacing: 0) {
            if edge == .leading { fade(toLeft: direction == .leftToRight) }
            row
            if edge == .trailing { fade(toLeft: direction == .rightToLeft) }
        }
        .padding(edge == .leading ? .leading : .trailing, -Self.fadeWidth)
    }

    /// Points.
    private static let fadeWidth: CGFloat = 14

    private func fade(toLeft: Bool) -> some View {
        let colors = toLeft ? [row.opacity(0), row] : [row, row.opacity(0)]
        return LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: Self.fadeWidth)
    }
}

/// A button on a coloured ground.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration) }
}

private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var state = ControlState()
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    static var _isBuiltIn: Bool { true }

    /// Its shortcut is that of the closed menu, which acts on the selected row and not on the one under the pointer.
    var body: some View {
        _Control("SwipeAction", isFocusable: false, trigger: configuration.trigger, show: { state = $0 }) {
            configuration.label
                .foregroundStyle(.white)
                .padding(.horizontal, 8)
                .frame(minWidth: 30)
                .frame(height: 20)
                .background(ground, in: RoundedRectangle(cornerRadius: 5))
                .brightness(state.isPressed ? -0.12 : state.isHovered ? 0.06 : 0)
                .opacity(isEnabled ? 1 : 0.5)
        }
    }

    private var ground: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color(theme: .destructiveFill)) }
        return tint == nil ? AnyShapeStyle(Color.gray) : AnyShapeStyle(.tint)
    }
}
