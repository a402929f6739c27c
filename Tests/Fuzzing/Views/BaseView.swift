import CasementTesting

/// The view of a spec without its modifiers: one branch for each kind.
struct BaseView: View {
    let spec: Spec
    let place: Place

    /// The place of the kind: views of different kinds have different places.
    private var at: Place { place.child(spec.kind.rawValue) }

    var body: some View {
        let number = spec.number
        switch spec.kind {
        case .text: Text(spec.text)
        case .color: palette[number % palette.count]
        case .spacer: Spacer(minLength: spec.flag ? nil : CGFloat(number))
        case .divider: Divider()
        case .shape: Circle().fill(palette[number % palette.count])
        case .empty: EmptyView()
        case .preferring: Text(spec.text).preference(key: ListKey.self, value: [number])
        case .counter: Counter(place: at)
        case .owner: Owner(text: spec.text, place: at)
        case .environment: EnvironmentReader(readsWord: spec.flag)
        case .model: ModelOwner(text: spec.text, place: at)
        case .shared: SharedReader(given: number % 2 == 0 ? Shared.objects[0] : nil, readsSecond: spec.flag)
        case .property: PropertyView(place: at, number: number)
        case .appearing: Appearing()
        case .equal: EqualView(number: number, text: spec.text, place: at).equatable()
        default: structure
        }
    }

    @ViewBuilder private var structure: some View {
        let number = spec.number
        switch spec.kind {
        case .pair:
            child(0)
            child(1)
        case .group:
            Group {
                child(0)
                Text(spec.text)
                child(1)
            }
        case .branch: if spec.flag { child(0) } else { child(1) }
        case .optional: if spec.flag { child(0) }
        case .choice:
            switch number % 3 {
            case 0: child(0)
            case 1: child(1)
            default:
                Text("2")
                child(2)
            }
        case .medley: Medley(spec: spec, place: at)
        case .list: children
        case .range: ForEach(0..<number % 4, id: \.self) { SpecView(spec: spec.children[0], place: at.child($0)) }
        case .rows: ForEach(spec.rows) { RowView(text: $0.text, place: at.child($0.id)) }
        case .bound: ForEach(Bindable(spec).rows) { $row in BoundRow(row: $row, place: at.child(row.id)) }
        case .any: erased
        case .renewed: SpecView(spec: spec.children[0], place: at.child(number)).id(number)
        case .button: Button(action: {}) { child(0) }
        case .row: HStack(alignment: number % 2 == 0 ? .center : .top, spacing: CGFloat(number)) { children }
        case .column: VStack(alignment: number % 2 == 0 ? .center : .leading, spacing: CGFloat(number)) { children }
        default: ZStack(alignment: number % 2 == 0 ? .center : .topLeading) { children }
        }
    }

    private func child(_ index: Int) -> SpecView { SpecView(spec: spec.children[index], place: at.child(index)) }

    private var children: some View { ForEach(spec.children) { SpecView(spec: $0, place: at.child($0.id)) } }

    private var erased: AnyView {
        switch spec.number % 3 {
        case 0: AnyView(child(0))
        case 1: AnyView(Text(spec.text))
        default: AnyView(VStack { child(0) })
        }
    }
}

/// Nested structural views, without a composed view between them.
struct Medley: View {
    let spec: Spec
    let place: Place

    var body: some View {
        if spec.flag { SpecView(spec: spec.children[0], place: place.child(0)) }
        ForEach(spec.rows) { row in
            if row.text.count % 2 == 0 { RowView(text: row.text, place: place.child(row.id + 10)) }
            Text(row.text)
        }
        Group {
            SpecView(spec: spec.children[1], place: place.child(1))
            if spec.number % 2 == 0 {
                EmptyView()
                AnyView(SpecView(spec: spec.children[2], place: place.child(2)))
            } else if spec.number % 3 == 0 {
                Text("3")
            }
        }
    }
}
