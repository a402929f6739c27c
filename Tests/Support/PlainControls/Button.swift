import CoreTesting

/// A button for the tests of Core, which do not depend on Casement's: a control with a label, whose look follows
/// the pointer. The tests of Casement's buttons use those.
package struct Button<Label: View>: View {
    private let action: () -> Void
    private let label: Label
    @State private var state = ControlState()
    @Environment(\.isEnabled) private var isEnabled

    package init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    package var body: some View {
        _Control("Button", isRigid: true, trigger: action, show: { state = $0 }) {
            label.padding(.horizontal, 10).padding(.vertical, 4)
                .background(Color.gray.opacity(state.isPressed ? 0.5 : state.isHovered ? 0.3 : 0.1))
                .opacity(isEnabled ? 1 : 0.5)
        }
    }

    package static var _isBuiltIn: Bool { true }
    package static var _viewCount: Int? { 1 }
}

extension Button where Label == Text {
    package init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @_disfavoredOverload package init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

extension Button: AccessibilityButtonSource {
    package func appendActions(to list: inout [AccessibilityButton]) {
        list.append(AccessibilityButton(label, role: nil, perform: action))
    }
}
