import CasementCore
import Foundation

/// A height at which a phone's sheet rests. It has no effect on desktops, where a sheet has the size of its content.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat), custom(String) }
    private let kind: Kind
    /// About half the height of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// The full height.
    public static let large = PresentationDetent(kind: .large)
    /// A part of the height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A height that the program computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom("\(type)"))
    }

    /// The surroundings of a custom height.
    public struct Context {
        /// The greatest height, in points.
        public let maxDetentValue: CGFloat
    }
}

/// A height of a phone's sheet that the program computes. It has no effect on desktops.
public protocol CustomPresentationDetent {
    /// What a height depends on.
    typealias Context = PresentationDetent.Context
    /// The height in points; nil for none.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// Whether views behind a sheet receive events. It has no effect on desktops: sheets are modal.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// They receive events.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// They receive no events.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    /// They receive events while the sheet is not higher than a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(name: "enabled up through \(detent)")
    }
}

/// How a presentation adapts to small screens. It has no effect on desktops.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// No adaptation.
    public static let none = PresentationAdaptation(name: "none")
    /// As a popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// As a sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// Over the full screen.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a swipe over a phone's sheet does first. It has no effect on desktops.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It resizes the sheet.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls the content.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The background that the content of a sheet sets; nil is the default. Read where it is drawn: styles cannot be
/// compared, so a state that followed it would change in every pass.
struct PresentationBackgroundKey: PreferenceKey {
    static func reduce(value: inout AnyShapeStyle?, nextValue: () -> AnyShapeStyle?) { value = nextValue() ?? value }
}

/// The radius of a sheet's corners that its content sets; nil is the default.
struct PresentationCornerRadiusKey: PreferenceKey {
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

extension View {
    /// Sets the heights at which a phone's sheet rests. It has no effect on desktops.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Sets the heights at which a phone's sheet rests, and follows the one that is chosen. It has no effect on
    /// desktops: the selection stays as it is.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Sets whether a phone's sheet has an indicator that it can be dragged. It has no effect on desktops.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Sets the radius of the corners of the sheet that contains the view, in points; nil is the default.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        preference(key: PresentationCornerRadiusKey.self, value: cornerRadius)
    }

    /// Sets the background of the sheet that contains the view.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        preference(key: PresentationBackgroundKey.self, value: AnyShapeStyle(style))
    }

    /// Shows a view as the background of the sheet that contains this one.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
    }

    /// Sets whether views behind a phone's sheet receive events. It has no effect on desktops.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }

    /// Sets how a presentation adapts to small screens. It has no effect on desktops.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Sets how a presentation adapts to screens that are small in one direction. It has no effect on desktops.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Sets what a swipe over a phone's sheet does first. It has no effect on desktops.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
