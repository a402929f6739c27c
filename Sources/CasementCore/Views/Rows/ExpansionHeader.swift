/// A header that shows or hides the rows of its section.
struct ExpansionHeader<Header: View>: View {
    let title: Header
    @Binding var isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        let turned = $isExpanded.disclosing(reducesMotion: reducesMotion)
        HStack {
            title
            Spacer(minLength: 0)
            Chevron(isExpanded: turned)
        }
        .rowTrait(\.expansion, RowExpansion(isExpanded: isExpanded) { turned.wrappedValue = $0 })
    }

    static var _isBuiltIn: Bool { true }
}

/// An arrow that points down while its content is expanded.
package struct Chevron: View {
    @Binding var isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var direction

    /// Creates an arrow that a click turns.
    package init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }

    package var body: some View {
        Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.secondary)
            .rotationEffect(.disclosure(isExpanded: isExpanded, direction))
            .animation(.disclosure(reducesMotion: reducesMotion), value: isExpanded)
            .onTapGesture { isExpanded.toggle() }
            // The row announces the state and provides the action.
            .accessibilityHidden(true)
    }

    package static var _isBuiltIn: Bool { true }
}

extension Angle {
    /// The rotation of an arrow that points forward, and down while content is expanded.
    package static func disclosure(isExpanded: Bool, _ direction: LayoutDirection) -> Angle {
        .degrees(isExpanded ? direction == .rightToLeft ? -90 : 90 : 0)
    }
}

extension Animation {
    /// The animation of content that the user expands or collapses; nil with reduced motion.
    package static func disclosure(reducesMotion: Bool) -> Animation? { reducesMotion ? nil : .snappy(duration: 0.25) }
}

extension Binding<Bool> {
    /// Returns a binding that animates like `disclosure`, unless the program has set another animation.
    package func disclosing(reducesMotion: Bool) -> Binding<Bool> {
        transaction.animation == nil ? animation(.disclosure(reducesMotion: reducesMotion)) : self
    }
}
