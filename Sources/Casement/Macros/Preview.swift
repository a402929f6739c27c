import CasementCore
import Foundation

/// Declares a preview of views. Nothing shows it on Linux yet: it exists so that sources compile, and its content is
/// type-checked like all code.
///
///     #Preview("Empty") { TaskList(tasks: []) }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CasementMacros", type: "PreviewMacro")

/// Lets a preview declare its own state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CasementMacros", type: "PreviewableMacro")

/// A type that provides previews. Nothing shows them on Linux yet.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the views to show.
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The namespace of preview traits.
public enum Preview {
    /// The traits of view previews.
    public struct ViewTraits: Sendable {}
}

/// A trait of a preview, such as its layout. No trait has an effect.
public struct PreviewTrait<T>: Sendable {
    /// The standard layout.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// A preview as large as its content.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// A preview of a fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    /// A device held upright.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// A device held upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// A device turned with its top to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// A device turned with its top to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// What many previews have in common: data that is made once, and the views that get it. Nothing shows previews on
/// Linux yet, so nothing is made.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// The type of what the previews share.
    associatedtype Context = Void
    /// The type of the modified preview.
    associatedtype Body: View
    /// The preview that is modified.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context
    /// Makes the modified preview.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing.
    public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` modifies.
public struct PreviewModifierContent: View {
    public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Previews that a type modifies. It has no effect.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// The space in which a preview is shown. It has no effect.
public enum PreviewLayout: Sendable {
    /// The screen of the device, and the size of the content.
    case device, sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device that a preview represents. It has no effect.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
    /// Sets the name of the preview. It has no effect in a program.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the space in which the preview is shown. It has no effect in a program.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the device that the preview represents. It has no effect in a program.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the orientation of the preview's device. It has no effect in a program.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let degrees: Int
    /// Upright.
    public static let portrait = InterfaceOrientation(degrees: 0)
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(degrees: 180)
    /// Turned with its top to the left.
    public static let landscapeLeft = InterfaceOrientation(degrees: 90)
    /// Turned with its top to the right.
    public static let landscapeRight = InterfaceOrientation(degrees: 270)
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
