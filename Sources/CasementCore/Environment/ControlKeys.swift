/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// What kind of form views stand in, if any.
package enum FormLook: Hashable, Sendable {
    case none, grouped, columns
}

/// What a container of sections does to the environment of their headers and footers.
package struct SectionDressing {
    package var header: (inout EnvironmentValues) -> Void
    package var footer: (inout EnvironmentValues) -> Void

    package init(
        header: @escaping (inout EnvironmentValues) -> Void, footer: @escaping (inout EnvironmentValues) -> Void
    ) { (self.header, self.footer) = (header, footer) }
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct FormLookKey: EnvironmentKey { static let defaultValue = FormLook.none }
private struct SectionDressingKey: EnvironmentKey { static var defaultValue: SectionDressing? { nil } }

extension EnvironmentValues {
    /// How large controls here are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// How much the headers of sections here stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
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

    package var sectionDressing: SectionDressing? {
        get { self[SectionDressingKey.self] }
        set { self[SectionDressingKey.self] = newValue }
    }
}

extension View {
    /// The size of the controls in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// How much the headers of sections in this view stand out.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

    /// Hides the labels of controls in this view. Assistive programs still have them.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Whether controls in this view show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
