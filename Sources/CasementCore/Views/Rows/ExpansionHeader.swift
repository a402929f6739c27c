/// A header that shows or hides the rows of its section.
struct ExpansionHeader<Header: View>: View {
    let title: Header
    @Binding var isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
        let turned = $isExpanded.disclosing(isStill: isStill)
        HStack {
            title
            Spacer(minLength: 0)
            Chevron(isExpanded: turned)
        }
        .rowTrait(\.expansion, RowExpansion(isExpanded: isExpanded) { turned.wrappedValue = $0 })
    }

    static var _isBuiltIn: Bool { true }
}

/// An arrow that points down while something is open.
struct Chevron: View {
    @Binding var isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
        Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.secondary)
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .animation(.disclosure(isStill: isStill), value: isExpanded)
            .onTapGesture { isExpanded.toggle() }
            // The row says so, and lets it be changed.
            .accessibilityHidden(true)
    }

    static var _isBuiltIn: Bool { true }
}

extension Animation {
    /// How what a person opens or closes comes and goes; nil, at once, where less is to move.
    package static func disclosure(isStill: Bool) -> Animation? { isStill ? nil : .snappy(duration: 0.25) }
}

extension Binding<Bool> {
    /// The same for what writes it, unless the program has said how that goes.
    package func disclosing(isStill: Bool) -> Binding<Bool> {
        transaction.animation == nil ? animation(.disclosure(isStill: isStill)) : self
    }
}
