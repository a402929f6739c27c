import Foundation

/// The title of a window as its content sets it, in the language of the window.
package struct WindowTitle: Equatable, Sendable {
    package var title: String
    /// Empty where the content sets none.
    package var subtitle: String
}

extension FramePipeline {
    /// The title that the content sets for the window; nil if it sets none.
    package var title: WindowTitle? { environment.title }

    /// Called when the title has changed.
    package var onTitleChange: (() -> Void)? {
        get { environment.onTitleChange }
        set { environment.onTitleChange = newValue }
    }

    func setTitle(_ content: NavigationTitle?) {
        let values = environment.scope.values
        let now = graph.timetable.now
        let new = content.map {
            WindowTitle(
                title: $0.text.accessibilityText(in: values, at: now),
                subtitle: $0.subtitle?.accessibilityText(in: values, at: now) ?? "")
        }
        guard new != title else { return }
        environment.title = new
        onTitleChange?()
    }
}
