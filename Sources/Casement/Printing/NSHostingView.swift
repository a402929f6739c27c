import CasementCore

/// A view of AppKit, of which Casement has those that hold a view: `NSPrintOperation` prints them.
@MainActor @preconcurrency public class NSView {
    /// The place and size, which have no effect on pages.
    public var frame = CGRect.zero

    let content: () -> AnyView

    init(_ content: @escaping () -> AnyView) { self.content = content }
}

/// Holds a view for code that wants one of AppKit's. It can be printed, and is not shown.
@MainActor @preconcurrency public final class NSHostingView<Content: View>: NSView {
    private final class Root {
        var view: Content
        init(_ view: Content) { self.view = view }
    }

    private let root: Root

    /// Creates a holder of a view.
    public init(rootView: Content) {
        let root = Root(rootView)
        self.root = root
        super.init { AnyView(root.view) }
    }

    /// The view.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }
}
