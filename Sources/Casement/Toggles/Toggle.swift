import CasementCore
import Foundation

/// A control that is on or off.
///
///     Toggle("Wi-Fi", isOn: $isOnline)
///
/// A click anywhere on it, including its label, toggles it. Its style determines its appearance; see `toggleStyle(_:)`.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    private var styles = Styles<ToggleStyleConfiguration>()

    /// A toggle with a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, isMixed, self.label) = (isOn, false, label())
    }

    /// A toggle that sets several values at once: on if all are, mixed if some are. A click turns all of them
    /// on, or off if all were on.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let areOn = bindings.map(\.wrappedValue)
        let isAllOn = areOn.allSatisfy { $0 }
        self.isOn = Binding(get: { isAllOn }, set: { new in for binding in bindings { binding.wrappedValue = new } })
        (isMixed, self.label) = (!isAllOn && areOn.contains(true), label())
    }

    public var body: some View {
        _StyledContainer("Toggle", accessibility: accessibility) {
            styles.show(ToggleStyleConfiguration(label: styles.part(label), isOn: isOn, isMixed: isMixed))
        }
    }

    /// One element, regardless of the style: a switch or a check box depending on the style, or an item of a menu.
    private var accessibility: _StyledContainer<Styled>.AccessibilityDescription {
        let (isOn, isMixed) = (isOn, isMixed)
        return { [label] below, context in
            var element = AccessibilityElement.combining(below, on: context.node)
            if element.role != .switch, element.role != .menuitem, element.role != .button { element.role = .checkbox }
            if element.label == nil || element.isNamedByPicture {
                element.label = context.title(of: label) ?? element.label
            }
            element.value = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
            element.traits.insert(.isToggle)
            if !context.isEnabled {
                element.traits.insert(.isDisabled)
                element.actions = []
            } else if element.action("press") == nil {
                element.set("press") { isOn.wrappedValue.toggle() }
            }
            return [element]
        }
    }

    private typealias Styled = ModifiedContent<AnyView, _StyleModifier<ToggleStyleConfiguration>>

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The properties of a toggle that its style receives.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public typealias Label = _StylePart<ToggleStyleConfiguration>

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on, which the style sets.
    @Binding public var isOn: Bool
    /// Whether the toggle represents several values, only some of which are on.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        (self.label, _isOn, self.isMixed) = (label, isOn, isMixed)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text label.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// A toggle with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle with a text label that sets several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// A toggle with a text label that sets several values at once.
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == Casement.Label<Text, Image> {
    /// A toggle with a text label and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Casement.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a text label and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Casement.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a text label and an image resource of the program.
    public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Casement.Label(titleKey, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style shows, in the enclosing style, for styles that extend another style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(label) }
}
