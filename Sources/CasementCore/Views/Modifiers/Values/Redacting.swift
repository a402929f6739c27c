import Foundation

extension View {
    /// Replaces the texts and images in this view by bars and grey areas, without changing the layout.
    ///
    /// - Parameter reason: `placeholder` hides all of them, `privacy` those in views with `privacySensitive()`. It is
    ///   added to the reasons that apply around the view.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes the redaction that ancestors apply to this view.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Sets whether the content of this view is private, and hidden by the redaction reason `privacy`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Has no effect: views do not indicate outdated content.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
