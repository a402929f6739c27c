import Foundation

extension View {
    /// Sets how the texts and images in this view change in an animated update; by default they
    /// cross-fade.
    ///
    ///     Text("\(score)").contentTransition(.numericText())
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
