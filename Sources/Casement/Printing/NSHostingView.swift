import CasementCore

/// A view of AppKit, of which Casement has those that hold a view: `NSPrintOperation` prints them, and
/// an `NSWindow` shows them.
@MainActor @preconcurrency open class NSView {
    /// The place and size, which have no effect on pages.
    public var frame = CGRect.zero
    /// The size, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    let content: () -> AnyView

    /// The size that its content wants, in points.
    open var fittingSize: CGSize { .zero }
    /// The size that its content wants, in points.
    open var intrinsicContentSize: CGSize { .zero }

    init(_ content: @escaping () -> AnyView) { self.content = content }
}

/// Holds a view for code that wants one of AppKit's: for a window that code makes, and to be printed.
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
    @MainActor private final class Root {
        private let changes = DependencySource.make()
        var view: Content { didSet { changes.noteChange("the root view") } }
        init(_ view: Content) { self.view = view }

        /// For a body that shows it, which runs again when there is another.
        func shown() -> AnyView {
            changes.noteRead()
            return AnyView(view)
        }
    }

    private let root: Root

    /// Creates a holder of a view.
    public init(rootView: Content) {
        let root = Root(rootView)
        self.root = root
        super.init { root.shown() }
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
    open override var fittingSize: CGSize { size(for: .unspecified) }
    /// The ideal size of the view, in points.
    open override var intrinsicContentSize: CGSize { fittingSize }
}

/// A controller of AppKit, of which Casement has those that hold a view.
@MainActor @preconcurrency open class NSViewController {
    /// The view.
    public let view: NSView
    /// The title, which a window takes that has none.
    public var title: String?
    /// The size that a window takes; zero, as at first, for that which the view wants.
    public var preferredContentSize = CGSize.zero

    init(_ view: NSView) { self.view = view }
}

/// Holds a view for code that wants one of AppKit's controllers: for a window that code makes, to measure
/// it, or to print its view.
///
///     let size = NSHostingController(rootView: page).sizeThatFits(in: CGSize(width: 400, height: 10_000))
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    private let hosting: NSHostingView<Content>

    /// Creates a holder of a view.
    public init(rootView: Content) {
        hosting = NSHostingView(rootView: rootView)
        super.init(hosting)
    }

    /// The view.
    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    /// The size that the view wants if it is offered `size`, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.size(for: ProposedViewSize(size)) }
}
