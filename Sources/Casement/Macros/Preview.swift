import CasementCore
import Foundation

/// Views that a tool could show apart from the program. Nothing shows them on Linux yet: it is there so that sources compile, and
/// its content is checked like all other code.
///
///     #Preview("Empty") { TaskList(tasks: []) }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CasementMacros", type: "PreviewMacro")

/// Lets a preview declare state of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CasementMacros", type: "PreviewableMacro")

/// Views that a tool could show apart from the program. Nothing shows them on Linux yet.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// What the traits of previews are of.
public enum Preview {
    /// Traits of views.
    public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// A preview of a fixed size. It has no effect in a program.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// The space that a preview is given.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview stands for, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
    /// Names the preview. It has no effect in a program.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// The space that the preview is given. It has no effect in a program.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// The device that the preview stands for. It has no effect in a program.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How the device of the preview is held. It has no effect in a program.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let degrees: Int
    public static let portrait = InterfaceOrientation(degrees: 0)
    public static let portraitUpsideDown = InterfaceOrientation(degrees: 180)
    public static let landscapeLeft = InterfaceOrientation(degrees: 90)
    public static let landscapeRight = InterfaceOrientation(degrees: 270)
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
