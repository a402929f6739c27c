import SwiftUI

// More forms that public programs use, which once did not compile.

private struct SampleData: PreviewModifier {
    static func makeSharedContext() async throws -> [String] { ["Apple", "Cherry"] }

    func body(content: Content, context: [String]) -> some View {
        content.environment(\.locale, Locale(identifier: context.count == 2 ? "en" : "de"))
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleData: Self { .modifier(SampleData()) }
}

#Preview("Sample", traits: .sampleData) { Text("sample") }

private struct SnapToHundreds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    }
}

private struct RoundedCorners: Shape {
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        let radii = CGSize(width: 8, height: 8)
        return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath)
    }
}

/// A provider of the program's own, whose end it notices. (Its closure is set before others have it.)
private final class WatchedProvider: NSItemProvider, @unchecked Sendable {
    var ended: (() -> Void)?
    deinit { ended?() }
}

struct PublicForms: View {
    @Namespace private var names
    @State private var isFocused = false
    private let shape: any Shape = Circle()

    private var filled: AnyView {
        let filled = shape.fill(.red)
        return AnyView(filled)
    }

    /// The same in one expression each.
    static func atOnce(_ shape: any Shape) -> [AnyView] {
        [AnyView(shape.fill(.red)), AnyView(shape.stroke(.blue, lineWidth: 2))] + [shape as any View].map(AnyView.init)
    }

    private var stroked: AnyView {
        let line = shape.stroke(.blue, lineWidth: 2)
        return AnyView(line)
    }

    private var dashed: AnyView {
        let line = shape.stroke(.red, style: StrokeStyle(dash: [2]))
        return AnyView(line)
    }

    var body: some View {
        VStack {
            Menu("Menu") { Button("Item") {} }.menuStyle(.borderedButton)
            Text("Zoom").matchedTransitionSource(id: "zoom", in: names) { source in
                source.clipShape(.rect(cornerRadius: 10)).background(.red).shadow(color: .black, radius: 4)
            }
            Text(isFocused ? "has it" : "wants it").focusable(true) { isFocused = $0 }
            ScrollView { Text("Snap") }.scrollTargetBehavior(SnapToHundreds())
            filled
            stroked
            dashed
            Text("Drag").onDrag {
                let provider = WatchedProvider(contentsOf: URL(string: "\(UUID())"))!
                provider.ended = {}
                return provider
            }
            Text("Tab").clipShape(RoundedCorners(corners: [.topLeft, .topRight]))
        }
    }
}

/// Dialogs of data whose titles are strings that the program makes.
struct DialogsOfData: View {
    private struct Request {
        var title: String
        var message: String
    }

    @State private var request: Request?
    @State private var isAsking = false
    @AppStorage("tabs of the dialogs") private var tabs: TabViewCustomization
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Button("Quit it") { request = Request(title: "Quit Notes?", message: "Notes are lost.") }
            Button("Ask more") { isAsking = true }
            Button("Home") { openURL.tryOpen("https://example.org") }
            Text(request == nil ? "nothing" : "asking")
        }
        .confirmationDialog(
            request?.title ?? "", isPresented: Binding(get: { request != nil }, set: { if !$0 { request = nil } }),
            titleVisibility: .visible, presenting: request
        ) { request in
            Button("Do it: \(request.title.count)", role: .destructive) {}.keyboardShortcut(.defaultAction)
        } message: { request in
            Text(request.message)
        }
        .confirmationDialog(Text("More"), isPresented: $isAsking, presenting: Optional(4)) { number in
            Button("Number \(number)") {}
        }
        .onCommand(Selector(("insertTab:")), perform: nil)
    }
}

extension OpenURLAction {
    func tryOpen(_ text: String?) {
        guard let text, let url = URL(string: text) else { return }
        callAsFunction(url)
    }
}
