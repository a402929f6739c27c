import Foundation

extension View {
    /// Hides what the texts and images in this view say: bars and grey areas stand for them, and nothing changes its place.
    ///
    /// - Parameter reason: `placeholder` hides all of them, `privacy` those in views with `privacySensitive()`. It adds to the
    ///   reasons that hold around the view.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows what this view says, whatever is said further out.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether what this view says is private, and hidden where the reason `privacy` holds.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Whether this view changes while what it shows is out of date: here it does not.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
