import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

/// A focus that a program sets as soon as a view appears, while its transition still hides it.
@MainActor struct FocusOfArrivals {
    private enum Place: Hashable { case first, second }

    /// How the focus gets into the second field.
    enum Way: CaseIterable, Sendable { case onAppear, defaultFocus, preferred, task }

    private struct Fields: View {
        let way: Way
        @FocusState private var place: Place?
        @Namespace private var scope

        var body: some View {
            VStack {
                TextField("First", text: .constant("")).focused($place, equals: .first)
                TextField("Second", text: .constant("")).focused($place, equals: .second)
                    .prefersDefaultFocus(way == .preferred, in: scope)
                Text(place == .second ? "second" : "other")
            }
            .focusScope(scope)
            .onAppear { if way == .onAppear { place = .second } }
            .task { if way == .task { place = .second } }
            .modifier(Default(place: $place, isUsed: way == .defaultFocus))
        }

        private struct Default: ViewModifier {
            let place: FocusState<Place?>.Binding
            let isUsed: Bool
            func body(content: Content) -> some View {
                if isUsed { content.defaultFocus(place, .second) } else { content }
            }
        }
    }

    private struct Screen<Content: View>: View {
        @State private var isOpen = false
        @ViewBuilder let content: (Binding<Bool>) -> Content

        var body: some View {
            VStack {
                TextField("Below", text: .constant("")).accessibilityIdentifier("below")
                Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
                content($isOpen)
            }
        }
    }

    private func open(_ host: TestHost) async {
        host.tap(text: "Open")
        host.settle()
        await host.settleTasks()
        host.settle()
    }

    @Test(
        "In a sheet it goes where the program says, and not into the first field", arguments: Way.allCases,
        [true, false])
    func sheets(way: Way, isFocusBelow: Bool) async {
        let host = TestHost { Screen { isOpen in Color.clear.sheet(isPresented: isOpen) { Fields(way: way) } } }
        if isFocusBelow { host.tap("below") }
        await open(host)
        expect(host.find(text: "second") != nil, "\(way)")
        host.type("x")
        expect(host.find(text: "second") != nil)
    }

    @Test("A view that fades in gets it when it can be seen") func fading() async {
        for transition in [AnyTransition.opacity, .slide, .scale.combined(with: .opacity)] {
            let host = TestHost {
                Screen { isOpen in
                    if isOpen.wrappedValue { Fields(way: .onAppear).transition(transition) }
                }
            }
            await open(host)
            expect(host.find(text: "second") != nil)
        }
        let host = TestHost { Screen { isOpen in if isOpen.wrappedValue { Fields(way: .onAppear) } } }
        await open(host)
        expect(host.find(text: "second") != nil)
    }

    @Test("A view that stays transparent or is disabled does not get it, and the state says so") func hidden() async {
        for isDisabled in [true, false] {
            let host = TestHost {
                Screen { isOpen in
                    if isOpen.wrappedValue {
                        Fields(way: .onAppear).opacity(isDisabled ? 1 : 0).disabled(isDisabled)
                    }
                }
            }
            await open(host)
            expect(host.find(text: "other") != nil)
        }
    }
}
