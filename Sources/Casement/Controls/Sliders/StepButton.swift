import CasementCore
import Foundation

/// One of the two buttons of a stepper. It repeats while it is held, unless `buttonRepeatBehavior` disables that.
struct StepButton: View {
    let symbol: String
    let isFirst: Bool
    let action: (() -> Void)?
    @State private var state = ControlState()
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonRepeatBehavior) private var repetition

    static var _isBuiltIn: Bool { true }

    private var canStep: Bool { isEnabled && action != nil }

    var body: some View {
        _Control(
            "Button", isFocusable: false, canRepeat: true, trigger: { action?() }, show: { state = $0 }
        ) {
            Image(systemName: symbol)
                .font(.system(size: size.checkSize * 0.68, weight: .semibold))
                .frame(width: size.checkSize * 1.75, height: size.height)
                .opacity(canStep ? 1 : 0.35)
                .background {
                    PressedBezel(
                        state: PressState(
                            isPressed: state.isPressed, isHovered: state.isHovered && canStep,
                            isReleasing: state.isReleasing), shape: shape, base: AnyShapeStyle(ground))
                }
        }
        .buttonRepeatBehavior(repetition == .automatic ? .enabled : repetition)
        .disabled(action == nil)
        .accessibilityIdentifier(symbol == "plus" ? "increment" : "decrement")
    }

    private var ground: Color {
        if state.isPressed { return Color(theme: .controlPressed) }
        return state.isHovered && canStep ? Color(theme: .control) : .clear
    }

    /// Rounded at the outer end.
    private var shape: UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: isFirst ? 7 : 0, bottomLeadingRadius: isFirst ? 7 : 0,
            bottomTrailingRadius: isFirst ? 0 : 7, topTrailingRadius: isFirst ? 0 : 7)
    }
}

/// A field that shows and edits the value of a stepper.
struct StepperField<F: ParseableFormatStyle>: View where F.FormatOutput == String {
    @Binding var value: F.FormatInput
    let format: F
    static var _isBuiltIn: Bool { true }

    var body: some View {
        TextField("", value: $value, format: format)
            .labelsHidden()
            .multilineTextAlignment(.trailing)
            .frame(width: 72)
    }
}
