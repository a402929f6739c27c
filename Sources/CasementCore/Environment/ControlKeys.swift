/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// What kind of form views stand in, if any.
package enum FormLook: Hashable, Sendable {
    case none, grouped, columns
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct FormLookKey: EnvironmentKey { static let defaultValue = FormLook.none }

extension EnvironmentValues {
    /// How large controls here are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls here show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    package var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    /// The size of the controls in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Hides the labels of controls in this view. Assistive programs still have them.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Whether controls in this view show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
