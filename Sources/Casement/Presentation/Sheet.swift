import CasementCore
import Foundation

extension View {
    /// Shows a sheet above the window's content while `isPresented`. Dismissing it, by Escape or by `dismiss` in its
    /// content, sets the binding to false; then `onDismiss` runs.
    ///
    ///     Button("Edit") { isEditing = true }
    ///         .sheet(isPresented: $isEditing) { Editor() }
    ///
    /// The content is created when the sheet is shown, in the environment of this modifier, and its state ends with it.
    /// It has its ideal size, but is never larger than the window.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, fillsWindow: false, sheet: content))
    }

    /// Shows a sheet for an item while it is not nil; dismissing the sheet sets it to nil. Another item shows another
    /// sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, fillsWindow: false, sheet: content))
    }

    /// Shows a view that fills the window while `isPresented`.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, fillsWindow: true, sheet: content))
    }

    /// Shows a view that fills the window for an item while it is not nil.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, fillsWindow: true, sheet: content))
    }
}

/// Shows a sheet while a binding is true.
private struct SheetModifier<Sheet: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let fillsWindow: Bool
    let sheet: () -> Sheet
    @State private var state = SheetState()

    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        // Not this modifier, which has the state.
        let _ = state.present { [isPresented] in isPresented.wrappedValue = false }
        content
            .modifier(
                _PresentationModifier(
                    isPresented: isShown, place: .window, dismiss: { state.dismissByUser() }, kind: .focused
                ) { SheetSurface(state: state, fillsWindow: fillsWindow, content: sheet) }
            )
            .onChange(of: isShown) { wasShown, isShown in if wasShown, !isShown { onDismiss?() } }
    }
}

/// Shows a sheet while an item is not nil.
private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let fillsWindow: Bool
    let sheet: (Item) -> Sheet
    @State private var state = SheetState()

    func body(content: Content) -> some View {
        let shown = item.wrappedValue
        let _ = state.present { [item] in item.wrappedValue = nil }
        content
            .modifier(
                _PresentationModifier(
                    isPresented: shown != nil, place: .window, dismiss: { state.dismissByUser() }, kind: .focused
                ) {
                    if let shown {
                        SheetSurface(state: state, fillsWindow: fillsWindow) { sheet(shown) }.id(shown.id)
                    }
                }
            )
            .onChange(of: shown?.id) { old, new in if old != nil, old != new { onDismiss?() } }
    }
}

/// A sheet, as its presenter and its content share it.
@MainActor final class SheetState {
    let scope = PresentedScope()
    /// Whether the content has disabled dismissal by Escape.
    var isDismissDisabled = false

    /// Sets the newest closure that dismisses it.
    func present(_ dismiss: @escaping () -> Void) { scope.setDismiss(dismiss) }

    /// Dismisses it unless the content has disabled that.
    func dismissByUser() { if !isDismissDisabled { scope.dismiss() } }
}

/// The card of a sheet.
private struct SheetSurface<Content: View>: View {
    let state: SheetState
    let fillsWindow: Bool
    @ViewBuilder let content: () -> Content
    @State private var radius: CGFloat?
    @State private var sizer = SheetSizer()
    @State private var sizing: SheetSizing?

    static var _isBuiltIn: Bool { true }

    /// The least size of a sheet, in points.
    private static var least: CGSize { CGSize(width: 280, height: 120) }

    var body: some View {
        let _ = sizer.use(sizing)
        DialogSurface(minimum: Self.least, fillsWindow: fillsWindow, sizer: sizer) {
            SheetBars { VStack { content() } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(PresentedContent(scope: state.scope))
                .onPreferenceChange(InteractiveDismissDisabledKey.self) { state.isDismissDisabled = $0 }
                .accessibilityElement(children: .contain)
                .accessibilityDescribed { element, _ in element.role = .dialog }
                .onPreferenceChange(PresentationCornerRadiusKey.self) { radius = $0 }
                .onPreferenceChange(PresentationSizingKey.self) { sizing = $0 }
                .backgroundPreferenceValue(PresentationBackgroundKey.self) { style in
                    Rectangle().fill(style ?? AnyShapeStyle(Color(theme: .windowBackground)))
                }
                .modifier(background)
        }
    }
}

extension SheetSurface {
    private var background: DialogBackground {
        let corner = radius.map { $0.isFinite ? max(0, $0) : 0 } ?? 12
        return DialogBackground(radius: fillsWindow ? 0 : corner, style: AnyShapeStyle(Color.clear))
    }
}

/// The environment of content that is presented.
struct PresentedContent: ViewModifier {
    let scope: PresentedScope

    func body(content: Content) -> some View {
        content
            .environment(\.presentedScope, scope)
            .environment(\.navigation, nil)
            .environment(\.splitColumn, nil)
            .environment(\.columnBar, nil)
            .environment(\.pageInspectors, nil)
            .listsOfNoColumn()
            .environment(\.windowBars, nil)
            .environment(\.windowFrame, nil)
            .environment(\.isInSheet, false)
    }
}

/// Whether the content of a sheet or popover disables its dismissal by the user.
struct InteractiveDismissDisabledKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Sets whether the user cannot dismiss the sheet or popover that contains the view by Escape or a press outside;
    /// `dismiss` and the binding still do.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }
}
