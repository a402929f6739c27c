/// A modifier that becomes another one, which depends on the environment.
///
///     struct Framed: EnvironmentalModifier {
///         func resolve(in environment: EnvironmentValues) -> FrameModifier {
///             FrameModifier(isBold: environment.colorSchemeContrast == .increased)
///         }
///     }
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
    /// The modifier that it becomes.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier for an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> some View { ResolvedContent(content: content, modifier: self) }
}

/// Content with what a modifier has become.
private struct ResolvedContent<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
