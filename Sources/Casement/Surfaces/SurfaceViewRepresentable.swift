import CasementCore
import Foundation

/// A view that is drawn by a `SurfaceView`: the role of `NSViewRepresentable`, whose functions these are.
///
///     struct Checkerboard: SurfaceViewRepresentable {
///         var side: Int
///
///         func makeSurfaceView(context: Context) -> Checkers { Checkers() }
///         func updateSurfaceView(_ surfaceView: Checkers, context: Context) { surfaceView.side = side }
///     }
///
/// The object is made when the view appears, gets new values when the view's or the environment's change, and lives as
/// long as the view. The view takes the size it is offered. Gestures, keys, the focus and labels are added to it as to
/// any view; without a label, assistive programs do not see it.
@MainActor @preconcurrency public protocol SurfaceViewRepresentable: View {
    /// What draws.
    associatedtype SurfaceViewType: SurfaceView
    /// What `makeCoordinator` makes.
    associatedtype Coordinator = Void
    /// What the functions get.
    typealias Context = SurfaceViewRepresentableContext<Self>

    /// Makes what draws.
    func makeSurfaceView(context: Context) -> SurfaceViewType
    /// Passes the view's values on. Called after the object was made, and after each change. It asks for a picture by
    /// `needsDisplay` where the change shows.
    func updateSurfaceView(_ surfaceView: SurfaceViewType, context: Context)
    /// The view is gone. Does nothing by default.
    static func dismantleSurfaceView(_ surfaceView: SurfaceViewType, coordinator: Coordinator)
    /// Makes an object of the view's own, once, before what draws.
    func makeCoordinator() -> Coordinator
    /// The view's size in points for what it is offered. By default nil: it takes what it is offered, and 10 points
    /// where that is nothing.
    func sizeThatFits(_ proposal: ProposedViewSize, surfaceView: SurfaceViewType, context: Context) -> CGSize?
}

extension SurfaceViewRepresentable {
    /// Does nothing.
    public static func dismantleSurfaceView(_ surfaceView: SurfaceViewType, coordinator: Coordinator) {}
    /// Nil.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, surfaceView: SurfaceViewType, context: Context
    ) -> CGSize? { nil }

    /// Shows what is drawn.
    public var body: some View { SurfaceHost(representable: self) }
}

extension SurfaceViewRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

/// What a `SurfaceViewRepresentable` knows of its place.
@MainActor @preconcurrency public struct SurfaceViewRepresentableContext<Representable: SurfaceViewRepresentable> {
    /// What `makeCoordinator` has made.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the change, with its animation.
    public let transaction: Transaction
}

/// Makes and updates what draws.
private struct SurfaceHost<Representable: SurfaceViewRepresentable>: View {
    let representable: Representable
    @State private var holder = SurfaceHolder<Representable>()
    @Environment(\.self) private var environment

    var body: some View {
        let surface = holder.update(representable, environment)
        SurfaceLayout(size: { [holder] in holder.size($0) }) { SurfacePicture(surface: surface) }
    }
}

/// Keeps what draws as long as the view exists.
@MainActor private final class SurfaceHolder<Representable: SurfaceViewRepresentable> {
    private var parts: (surface: Representable.SurfaceViewType, context: Representable.Context)?
    private var representable: Representable?

    func update(_ representable: Representable, _ environment: EnvironmentValues) -> Representable.SurfaceViewType {
        self.representable = representable
        let context = SurfaceViewRepresentableContext<Representable>(
            coordinator: parts?.context.coordinator ?? representable.makeCoordinator(), environment: environment,
            transaction: Transaction.current ?? Transaction())
        let surface = parts?.surface ?? representable.makeSurfaceView(context: context)
        parts = (surface, context)
        surface.name = "\(Representable.self)"
        surface.displayScale = environment.displayScale
        representable.updateSurfaceView(surface, context: context)
        return surface
    }

    func size(_ proposal: ProposedViewSize) -> CGSize? {
        guard let parts else { return nil }
        return representable?.sizeThatFits(proposal, surfaceView: parts.surface, context: parts.context)
    }

    isolated deinit {
        if let parts {
            Representable.dismantleSurfaceView(parts.surface, coordinator: parts.context.coordinator)
        }
    }
}

/// The latest picture, or why there is none.
private struct SurfacePicture: View {
    let surface: SurfaceView
    @State private var buffer = PixelBuffer(width: 0, height: 0)
    @State private var failure: String?

    var body: some View {
        if let failure {
            SurfacePlaceholder(reason: failure)
        } else {
            PixelView(buffer, source: surface)
                .interpolation(.none)
                .onPixelSizeChange { width, height in
                    surface.bufferChanged = { buffer = $0 }
                    surface.failureChanged = { failure = $0 }
                    surface.resize(width: width, height: height)
                }
        }
    }
}

/// What is shown where nothing can be drawn.
private struct SurfacePlaceholder: View {
    let reason: String

    var body: some View {
        ContentUnavailableView(
            "Nothing Can Be Drawn Here", systemImage: "exclamationmark.triangle", description: Text(verbatim: reason)
        )
        .background(.quaternary)
        .clipped()
    }
}

/// Gives its only view the size that the program says.
private struct SurfaceLayout: Layout {
    let size: @MainActor (ProposedViewSize) -> CGSize?

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { size(proposal) } ?? subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
