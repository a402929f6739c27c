import CasementCore

extension View {
    /// Declares the page that the navigation stack shows for a value of a type.
    ///
    /// Of several declarations for a type in one stack, the one closest to the root is used. Outside of a lazy
    /// container, the declaration is always known; in one, only while its row exists.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationDestinationModifier(type: D.self) { value in
                (value.base as? D).map { AnyView(destination($0)) }
            })
    }

    /// Shows a page in the navigation stack while `isPresented`; leaving the page sets it to false.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(PresentedDestinationModifier(isPresented: isPresented) { AnyView(destination()) })
    }

    /// Shows a page for an item in the navigation stack while it is not nil; leaving the page sets it to nil.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0, item.wrappedValue != nil { item.wrappedValue = nil } })
        let shown = item.wrappedValue
        return modifier(
            PresentedDestinationModifier(isPresented: isPresented) {
                shown.map { AnyView(destination($0).id($0)) } ?? AnyView(EmptyView())
            })
    }
}

/// Identifies a view that declares a destination.
private final class NavigationDestinationOwner {}

private struct NavigationDestinationModifier: ViewModifier {
    let type: Any.Type
    let make: (AnyHashable) -> AnyView?
    @State private var owner = NavigationDestinationOwner()
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        // In the body, so that a path that is there from the start finds it in the first update.
        let _ = navigation?.model.declare(
            NavigationDestinationEntry(owner: owner, page: navigation?.page, make: make), for: type)
        content
    }
}

/// Pushes a view while a binding is true.
private struct PresentedDestinationModifier: ViewModifier {
    @Binding var isPresented: Bool
    let make: () -> AnyView
    @State private var view = PushedView()
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        let _ = view.set(make) { if isPresented { isPresented = false } }
        content.onChange(of: isPresented, initial: true) { follow() }
    }

    private func follow() {
        guard let navigation else {
            if isPresented {
                RuntimeWarning.issue("navigationDestination(isPresented:) has no effect outside of a navigation stack.")
            }
            return
        }
        if isPresented {
            navigation.show(view)
        } else {
            navigation.leave(view)
        }
    }
}
