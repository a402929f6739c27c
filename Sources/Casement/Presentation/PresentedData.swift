import CasementCore

/// Shows an alert or confirmation dialog made from data. It keeps the data that it was shown with: changes while it is
/// shown are ignored, and so is data that goes away.
struct PresentedDataModifier<Value, Actions: View, Message: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let data: Value?
    let kind: AlertModifier<Actions?, Message?>.Kind
    let title: (Value?) -> Text
    let actions: (Value) -> Actions
    let message: (Value) -> Message
    @State private var presented = PresentedData<Value>()

    func body(content: Content) -> some View {
        let value = presented.value(for: data, isPresented: isPresented.wrappedValue)
        let isShown = Binding { [isPresented] in
            isPresented.wrappedValue && value != nil
        } set: { [isPresented] in
            isPresented.wrappedValue = $0
        }
        content.modifier(
            AlertModifier(
                isPresented: isShown, title: title(value), actions: value.map(actions), message: value.map(message),
                kind: kind))
    }
}

/// The data that a dialog is shown with.
@MainActor private final class PresentedData<Value> {
    private var kept: Value?

    func value(for data: Value?, isPresented: Bool) -> Value? {
        if !isPresented { kept = nil } else if kept == nil { kept = data }
        return kept ?? data
    }
}
