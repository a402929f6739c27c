/// The texts in a view, in its order, found in its value: what is said of a control whose label is not shown.
@MainActor package struct SpokenTitle {
    enum Part {
        case text(Text)
        /// A picture, by its name; it is only said where there is no text.
        case picture(String)
        /// What the view itself is called.
        case existing
    }
    private(set) var parts: [Part] = []

    package init() {}

    mutating func append(_ part: Part) { parts.append(part) }

    package mutating func append<V: View>(_ view: V) {
        if let source = view as? any TitleSource {
            source.appendTitle(to: &self)
        } else if view is any ChoiceSource {
            // A divider is the only choice in itself, and says nothing.
            for choice in ViewChoice.all(in: view) where choice.kind != .divider {
                choice.view.storage.appendTitle(to: &self)
            }
        } else if V.Body.self != Never.self, !V._isBuiltIn, !TypeDescriptor.of(V.self).hasProperties {
            append(view.body)
        }
    }
}

/// A view that says something, or whose parts do.
@MainActor package protocol TitleSource {
    func appendTitle(to title: inout SpokenTitle)
}

extension Text: TitleSource {
    package func appendTitle(to title: inout SpokenTitle) { title.append(.text(self)) }
}

extension Image: TitleSource {
    package func appendTitle(to title: inout SpokenTitle) {
        guard let label else { return }
        title.append(.picture(SymbolWords.spoken(label)))
    }
}

extension AnyView: TitleSource {
    package func appendTitle(to title: inout SpokenTitle) { storage.appendTitle(to: &title) }
}

extension ModifiedContent: TitleSource where Content: View, Modifier: ViewModifier {
    package func appendTitle(to title: inout SpokenTitle) {
        guard let said = modifier as? AccessibilityAttachmentModifier else { return title.append(content) }
        switch said.change {
        case .label(let label): title.append(.text(label))
        case .hidden(true): break
        default: title.append(content)
        }
    }
}

extension HStack: TitleSource {
    package func appendTitle(to title: inout SpokenTitle) { title.append(content) }
}

extension VStack: TitleSource {
    package func appendTitle(to title: inout SpokenTitle) { title.append(content) }
}

extension ZStack: TitleSource {
    package func appendTitle(to title: inout SpokenTitle) { title.append(content) }
}

extension _StylePart: TitleSource {
    package func appendTitle(to title: inout SpokenTitle) { title.append(content) }
}
