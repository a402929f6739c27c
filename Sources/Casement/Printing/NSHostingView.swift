import CasementCore

/// A view of AppKit, of which Casement has those that hold a view: `NSPrintOperation` prints them.
@MainActor @preconcurrency public class NSView {
    /// The place and size, which have no effect on pages.
    public var frame = CGRect.zero
    /// The size, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    let content: () -> AnyView

    /// The size that its content wants, in points.
    public var fittingSize: CGSize { .zero }
    /// The size that its content wants, in points.
    public var intrinsicContentSize: CGSize { .zero }

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
        set {
            root.view = newValue
            measured?.content = newValue
        }
    }

    /// The view that was measured: it keeps its state from one size to the next.
    private var measured: ImageRenderer<Content>?

    fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
        let measured = measured ?? ImageRenderer(content: root.view, textEngine: .shared)
        self.measured = measured
        return measured.size(for: proposal)
    }

    /// The ideal size of the view, in points.
    public override var fittingSize: CGSize { size(for: .unspecified) }
    /// The ideal size of the view, in points.
    public override var intrinsicContentSize: CGSize { fittingSize }
}

/// Holds a view for code that wants one of AppKit's controllers: to measure it, or to print its view. It is not shown.
///
///     let size = NSHostingController(rootView: page).sizeThatFits(in: CGSize(width: 400, height: 10_000))
@MainActor @preconcurrency public final class NSHostingController<Content: View> {
    private let hosting: NSHostingView<Content>
    /// The size that a window would take; zero until it is set. It has no effect.
    public var preferredContentSize = CGSize.zero

    /// Creates a holder of a view.
    public init(rootView: Content) { hosting = NSHostingView(rootView: rootView) }

    /// The view.
    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    /// The view, as AppKit's.
    public var view: NSView { hosting }

    /// The size that the view wants if it is offered `size`, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.size(for: ProposedViewSize(size)) }
}
