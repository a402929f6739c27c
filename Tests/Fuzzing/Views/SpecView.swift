import CasementTesting

/// The view of a spec: its base with its modifiers.
struct SpecView: View {
    let spec: Spec
    let place: Place
    var body: some View { LayeredView(spec: spec, outer: 0, place: place) }
}

/// The base with the modifiers, starting at the outermost remaining one; each is a separate branch, so that another
/// modifier is another view, and another value of a modifier the same.
struct LayeredView: View {
    let spec: Spec
    /// The number of modifiers around this view.
    let outer: Int
    let place: Place

    var body: some View {
        let count = spec.modifiers.count
        if outer < count {
            layer(spec.modifiers[count - 1 - outer])
        } else {
            BaseView(spec: spec, place: place.child(0))
        }
    }

    @ViewBuilder private func layer(_ modifier: Spec.Modifier) -> some View {
        let at = place.child(modifier.tag)
        let inner = LayeredView(spec: spec, outer: outer + 1, place: at)
        switch modifier {
        case .padding(let length): inner.padding(CGFloat(length))
        case .frame(let width, let height): inner.frame(width: CGFloat(width), height: CGFloat(height))
        case .wide: inner.frame(maxWidth: .infinity, alignment: .leading)
        case .fill(let color): inner.background(palette[color])
        case .border(let color): inner.border(palette[color], width: CGFloat(color % 3))
        case .opacity(let step): inner.opacity(Double(step) / 7)
        case .offset(let x): inner.offset(x: CGFloat(x), y: 2)
        case .corner(let radius): inner.cornerRadius(CGFloat(radius))
        case .font(let font): inner.font(fonts[font % fonts.count])
        case .style(let color): inner.foregroundStyle(palette[color])
        case .fixed(let axes): inner.fixedSize(horizontal: axes % 2 == 0, vertical: axes % 3 == 0)
        case .priority(let priority): inner.layoutPriority(Double(priority % 3))
        case .clipped: inner.clipped()
        case .blur(let radius): inner.blur(radius: CGFloat(radius) / 2)
        case .shadow(let radius): inner.shadow(radius: CGFloat(radius), x: 2, y: CGFloat(radius) / 4)
        case .blend(let mode): inner.blendMode(modes[mode % modes.count])
        case .tinted(let amount): inner.hueRotation(.degrees(Double(amount) * 50))
        case .turned(let angle): inner.rotationEffect(.degrees(Double(angle) * 30))
        case .scaled(let scale): inner.scaleEffect(CGFloat(scale) / 3)
        case .grouped: inner.compositingGroup()
        case .limit(let lines): inner.lineLimit(lines == 0 ? nil : lines)
        case .named(let name): inner.accessibilityIdentifier("\(name)")
        case .overlay(let number):
            inner.overlay(alignment: number % 3 == 0 ? .topLeading : .center) {
                Counter(place: at.child(-1)).preference(key: ListKey.self, value: [number])
                if number % 2 == 0 { Text("o\(number)") }
            }
        case .behind(let number):
            inner.background {
                if number % 2 == 0 { Counter(place: at.child(-1)) } else { palette[number].opacity(0.3) }
            }
        case .number(let number): inner.environment(\.fuzzNumber, number)
        case .transform(let number): inner.transformEnvironment(\.fuzzNumber) { $0 = ($0 + number) % 100 }
        case .word(let word): inner.environment(\.fuzzWord, word)
        case .object(let number): inner.environment(Shared.objects[number % 2])
        case .id(let id): LayeredView(spec: spec, outer: outer + 1, place: at.child(id)).id(id)
        case .appear:
            inner.onAppear { at.stage.note(.appeared(at.path)) }.onDisappear { at.stage.note(.disappeared(at.path)) }
        case .task: inner.task { await at.stage.stay(at.path) }
        case .receive: inner.onReceive(at.stage.values) { at.stage.note(.received(at.path, $0)) }
        case .change:
            inner.onChange(of: spec.number) { old, new in at.stage.note(.changed(at.path, old, new)) }
        case .stateful(let number): inner.modifier(Stateful(number: number, place: at.child(-1)))
        case .twice: inner.modifier(Twice())
        case .preference(let number): inner.preference(key: ListKey.self, value: [number])
        case .transformPreference(let number): inner.transformPreference(ListKey.self) { $0.append(number) }
        case .preferenceChange:
            inner.onPreferenceChange(ListKey.self) { at.stage.note(.preferred(at.path, $0)) }
        case .preferenceOverlay(let number):
            inner.overlayPreferenceValue(ListKey.self) { list in
                Text("p\(list.count) \(list.last ?? 0)")
                if list.count % 2 == number % 2 { Counter(place: at.child(-1)) }
            }
        case .joined(let number):
            inner.modifier(Stateful(number: number, place: at.child(-1)).concat(Twice()).concat(EmptyModifier()))
        }
    }
}

/// A modifier with its own state, by which it shows more.
struct Stateful: ViewModifier {
    let number: Int
    let place: Place
    @Own private var cell
    @State private var count: Int?

    func body(content: Content) -> some View {
        content.padding(CGFloat(number))
        if cell.value(count, $count, at: place) % 3 == 2 { Text("m") }
    }
}

/// Shows its content in two places.
struct Twice: ViewModifier {
    func body(content: Content) -> some View {
        content
        content.opacity(0.5)
    }
}
