import Foundation

extension View {
    /// Says how the texts and images in this view change in an animated change; by default at once.
    ///
    ///     Text("\(score)").contentTransition(.numericText())
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
