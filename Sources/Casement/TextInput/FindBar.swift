import CasementCore
import Foundation

/// The bar above the text of an editor that finds in it, and replaces.
struct FindBar: View {
    let find: TextFind

    private enum Field { case query, replacement }
    @FocusState private var focus: Field?
    @State private var isNarrow = false

    /// Below this width, in points, the buttons of a field are in a line of their own.
    private nonisolated static var narrowWidth: CGFloat { 400 }

    static var _isBuiltIn: Bool { true }

    static func make(_ find: TextFind) -> AnyView { AnyView(FindBar(find: find)) }

    var body: some View {
        VStack(spacing: 6) {
            row {
                queryField
            } buttons: {
                HStack(spacing: 2) {
                    symbol("chevron.up", "Previous", find.previous)
                    symbol("chevron.down", "Next", find.next)
                }
                .disabled(find.count == 0)
                if find.canReplace {
                    symbol("arrow.left.arrow.right", find.showsReplace ? "Hide Replace" : "Show Replace") {
                        find.toggleReplace()
                    }
                }
                Button("Done", action: find.close).fixedSize()
            }
            if find.showsReplace, find.canReplace {
                row {
                    replacementField
                } buttons: {
                    Button("Replace", action: find.replace).fixedSize().disabled(find.current == nil)
                    Button("All", action: find.replaceAll).fixedSize().disabled(find.count == 0)
                        .accessibilityLabel("Replace All")
                }
            }
        }
        .onGeometryChange(for: Bool.self) {
            $0.size.width < Self.narrowWidth
        } action: {
            isNarrow = $0
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity)
        .background(Color(theme: .windowBackground))
        .overlay(alignment: .bottom) { Divider() }
        .onKeyPress { find.handle($0) ? .handled : .ignored }
        .modifier(PlainSurroundings())
        .pointerStyle(.default)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Find")
        .onChange(of: find.focusRequests, initial: true) { focus = .query }
    }

    /// A field with its buttons beside it or below it.
    private func row<Field: View, Buttons: View>(
        @ViewBuilder field: () -> Field, @ViewBuilder buttons: () -> Buttons
    ) -> some View {
        let layout =
            isNarrow
            ? AnyLayout(VStackLayout(alignment: .trailing, spacing: 6)) : AnyLayout(HStackLayout(spacing: 6))
        return layout {
            field()
            HStack(spacing: 6) { buttons() }
        }
    }

    private var queryField: some View {
        FindField(isFocused: focus == .query) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField("Find", text: query)
                .textFieldStyle(.plain)
                .focused($focus, equals: .query)
                .onKeyPress(keys: [.return]) { press in
                    if press.modifiers.contains(.shift) { find.previous() } else { find.next() }
                    return .handled
                }
                .accessibilityDescribed { element, _ in element.role = .searchfield }
            if !find.query.text.isEmpty { Text(status).foregroundStyle(.secondary).monospacedDigit().fixedSize() }
            option("Aa", "Match Case", \.matchesCase)
            option("W", "Whole Words", \.matchesWords)
        }
    }

    private var replacementField: some View {
        FindField(isFocused: focus == .replacement) {
            Image(systemName: "pencil").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField("Replace With", text: Binding(get: { find.replacement }, set: { find.replacement = $0 }))
                .textFieldStyle(.plain)
                .focused($focus, equals: .replacement)
                .onKeyPress(.return) {
                    find.replace()
                    return .handled
                }
        }
    }

    private var query: Binding<String> {
        Binding(
            get: { find.query.text },
            set: { text in
                var query = find.query
                query.text = text
                find.search(for: query)
            })
    }

    private var status: LocalizedStringKey {
        if let replaced = find.replacedCount { return "\(replaced) replaced" }
        if find.count == 0 { return "Not found" }
        guard let current = find.current else { return "\(find.count) matches" }
        return "\(current + 1) of \(find.count)"
    }

    private func symbol(_ name: String, _ label: LocalizedStringKey, _ action: @escaping () -> Void) -> some View {
        Button(action: action) { Image(systemName: name) }.accessibilityLabel(label).help(label)
    }

    /// A small switch in the field.
    private func option(
        _ letters: String, _ label: LocalizedStringKey, _ key: WritableKeyPath<TextQuery, Bool>
    ) -> some View {
        let isOn = find.query[keyPath: key]
        return Toggle(
            isOn: Binding(
                get: { find.query[keyPath: key] },
                set: { isOn in
                    var query = find.query
                    query[keyPath: key] = isOn
                    find.search(for: query)
                })
        ) {
            Text(verbatim: letters)
        }
        .toggleStyle(FindOptionStyle(isOn: isOn))
        .accessibilityLabel(label)
        .help(label)
    }
}

/// A field of the bar, with what it shows beside the text.
private struct FindField<Content: View>: View {
    let isFocused: Bool
    @ViewBuilder let content: Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6)
        HStack(spacing: 5) { content }
            .padding(.horizontal, 7)
            .frame(height: 26)
            .frame(minWidth: 0, maxWidth: .infinity)
            .background(Color(theme: .listBackground), in: shape)
            .overlay {
                shape.strokeBorder(
                    isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(theme: .controlBorder)),
                    lineWidth: isFocused ? 2 : 1
                )
                .allowsHitTesting(false)
            }
    }
}

/// Letters on a ground that is coloured while the option is on.
private struct FindOptionStyle: ToggleStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .font(.caption.weight(.medium))
                .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
                .frame(width: 22, height: 18)
                .background(
                    isOn ? AnyShapeStyle(Color(theme: .selection)) : AnyShapeStyle(Color.clear),
                    in: RoundedRectangle(cornerRadius: 4))
        }
        .buttonStyle(PlainButtonBodyStyle())
    }
}

/// The editor's font, colours and sizes do not apply to the bar.
private struct PlainSurroundings: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.body)
            .standardForeground()
            .controlSize(.regular)
            .lineLimit(1)
            .multilineTextAlignment(.leading)
            .environment(\.formAppearance, .none)
            .environment(\.labelsVisibility, .automatic)
    }
}
