import CasementCore

// Controls whose title has a picture of an asset catalogue: `Button("Share", image: .share) { share() }`.

extension Label where Title == Text, Icon == Image {
    /// A title with a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A title with a picture of an asset catalogue.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Button where Label == Casement.Label<Text, Image> {
    /// A button with a text label and a picture of an asset catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Casement.Label(titleKey, image: image) }
    }

    /// A button with a text label and a picture of an asset catalogue.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Casement.Label(title, image: image) }
    }
}

extension Toggle where Label == Casement.Label<Text, Image> {
    /// A toggle with a text label and a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Casement.Label(titleKey, image: image) }
    }

    /// A toggle with a text label and a picture of an asset catalogue.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Casement.Label(title, image: image) }
    }
}

extension Menu where Label == Casement.Label<Text, Image> {
    /// A menu with a text label and a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Casement.Label(titleKey, image: image) }
    }

    /// A menu with a text label and a picture of an asset catalogue.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Casement.Label(title, image: image) } }

    /// A menu with a text label, a picture of an asset catalogue and a primary action, which opens by its arrow.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { Casement.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }
}

extension ContentUnavailableView
where Label == Casement.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture of an asset catalogue, and a description.
    public init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) {
        self.init(
            label: { Casement.Label(title, image: resource) }, description: { description }, actions: { EmptyView() })
    }
}
