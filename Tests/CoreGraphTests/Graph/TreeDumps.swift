import CoreTesting
import Expectations
import HostSupport
import Testing

/// The trees as text, for debugging.
@MainActor struct TreeDumps {
    private struct Page: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Title \(count)").padding(4)
                ForEach(["a", "b"], id: \.self) { Text($0) }
                if count == 0 { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("red") }
            }
        }
    }

    @Test func graphAndLayout() {
        let host = TestHost(width: 100, height: 100) { Page() }
        host.update()
        let dump = host.pipeline.dump
        let graph = """
            View graph:
              RootView
                Page
                  VStack
                    TupleView [4]
                      _PaddingLayout
                        Text
                      ForEach [2]
                        row 0
                          Text
                        row 1
                          Text
                      Optional
                        _AccessibilityIdentifierModifier
                          _FrameLayout
                            Color
            Layout:

            """
        expect(dump.hasPrefix(graph), "\(dump)")
        expect(dump.contains("Text \"Title 0\" ("))
        expect(dump.contains("frame \"red\" (45, "))
    }

    @Test func shortNames() {
        expect(TypeName.short(Text.self), equals: "Text")
        expect(TypeName.short(VStack<TupleView<(Text, Color)>>.self), equals: "VStack")
        let padded = Text("").padding()
        expect(TypeName.short(type(of: padded)), equals: "_PaddingLayout")
        let nested = padded.overlay { HStack { padded } }
        expect(TypeName.short(type(of: nested)), equals: "_OverlayModifier")
        expect(TypeName.short(type(of: padded.modifier(Closure { _, _ in }))), equals: "Closure")
    }

    private struct Closure<A>: ViewModifier {
        let action: (A, Int) -> Void
        init(_ action: @escaping (Int, Int) -> Void) where A == Int { self.action = action }
        func body(content: Content) -> some View { content }
    }
}
