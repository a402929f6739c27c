/// The document that a window shows, as its title says.
package struct WindowDocument: Equatable {
    package var name: String
    package var isEdited: Bool

    package init(name: String, isEdited: Bool) { (self.name, self.isEdited) = (name, isEdited) }

    /// The title of the window.
    package var title: String { isEdited ? "\(name) — Edited" : name }
}

package struct WindowDocumentKey: PreferenceKey {
    package static func reduce(value: inout WindowDocument?, nextValue: () -> WindowDocument?) {
        value = value ?? nextValue()
    }
}
