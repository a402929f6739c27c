import CasementCore
import Foundation

/// A way to choose the size of a sheet.
///
///     Editor().presentationSizing(.page.fitted(horizontal: false, vertical: true))
///
/// A size of the program:
///
///     struct SquareSizing: PresentationSizing {
///         func proposedSize(
///             for root: PresentationSizingRoot, context: PresentationSizingContext
///         ) -> ProposedViewSize { ProposedViewSize(width: 400, height: 400) }
///     }
///
/// Sizings of a program that are not `Equatable` should depend only on their type.
public protocol PresentationSizing {
    /// The size of a sheet in points; nil in an axis is the ideal size of the content. A sheet stays within its window.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for choosing its size.
public struct PresentationSizingRoot {
    let view: LayoutSubview

    /// The size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.sizeThatFits(proposal) }
}

/// What is known of a sheet when its size is chosen.
public struct PresentationSizingContext {
    /// The size that it had until now, in points; nil when it is shown.
    let last: CGSize?
}

/// The ideal size of the content.
public struct AutomaticPresentationSizing: PresentationSizing, Equatable {
    /// Creates the sizing, which has no settings.
    public nonisolated init() {}

    /// The size in points; nil in an axis is the ideal size of the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Equatable {
    /// Creates the sizing, which has no settings.
    public nonisolated init() {}

    /// The size in points; nil in an axis is the ideal size of the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// A size for forms: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing, Equatable {
    /// Creates the sizing, which has no settings.
    public nonisolated init() {}

    /// The size in points; nil in an axis is the ideal size of the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}

/// About the size of a page of paper: 720 by 900 points.
public struct PagePresentationSizing: PresentationSizing, Equatable {
    /// Creates the sizing, which has no settings.
    public nonisolated init() {}

    /// The size in points; nil in an axis is the ideal size of the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 720, height: 900)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default: the ideal size of the content.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms: 540 by 620 points.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// About the size of a page of paper: 720 by 900 points.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// The ideal size of the content in the given axes, and this size in the others.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: SheetSizing(value: self), horizontal: horizontal, vertical: vertical)
    }

    /// Lets the sheet grow in the given axes, but never shrink.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickySizing(base: SheetSizing(value: self), horizontal: horizontal, vertical: vertical)
    }
}

private struct PartlyFittedSizing: PresentationSizing, Equatable {
    let base: SheetSizing
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.value.proposedSize(for: root, context: context)
        if horizontal { size.width = nil }
        if vertical { size.height = nil }
        return size
    }
}

private struct StickySizing: PresentationSizing, Equatable {
    let base: SheetSizing
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.value.proposedSize(for: root, context: context)
        guard let last = context.last else { return size }
        if horizontal { size.width = max(last.width, size.width ?? root.sizeThatFits(.unspecified).width) }
        if vertical {
            let fitting = { root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height }
            size.height = max(last.height, size.height ?? fitting())
        }
        return size
    }
}

/// A sizing as a value that can be compared.
struct SheetSizing: Equatable {
    let value: any PresentationSizing

    static func == (left: Self, right: Self) -> Bool {
        func isSame<E: Equatable>(_ value: E) -> Bool { right.value as? E == value }
        if let value = left.value as? any Equatable { return isSame(value) }
        return type(of: left.value) == type(of: right.value)
    }
}

/// The sizing that the content of a sheet sets; nil is the default.
struct PresentationSizingKey: PreferenceKey {
    static func reduce(value: inout SheetSizing?, nextValue: () -> SheetSizing?) { value = nextValue() ?? value }
}

extension View {
    /// Sets how the size of the sheet that contains the view is chosen.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        preference(key: PresentationSizingKey.self, value: SheetSizing(value: sizing))
    }
}

/// Chooses the sizes of a sheet, and remembers them.
@MainActor final class SheetSizer {
    private var sizing = SheetSizing(value: .automatic)
    /// The number of changes of the sizing.
    private(set) var version = 0
    private var last: CGSize?

    func use(_ sizing: SheetSizing?) {
        let new = sizing ?? SheetSizing(value: .automatic)
        guard new != self.sizing else { return }
        self.sizing = new
        version += 1
    }

    /// The size of the content in points, before it is limited to the window.
    func size(of view: LayoutSubview) -> CGSize {
        let root = PresentationSizingRoot(view: view)
        let proposal = sizing.value.proposedSize(for: root, context: PresentationSizingContext(last: last))
        func length(_ proposed: CGFloat?, _ ideal: () -> CGFloat) -> CGFloat {
            proposed.flatMap { $0.isNaN ? nil : max(0, $0) } ?? ideal()
        }
        let width = length(proposal.width) { view.sizeThatFits(.unspecified).width }
        let height = length(proposal.height) { view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        let size = CGSize(width: width, height: height)
        last = size
        return size
    }
}
