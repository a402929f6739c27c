/// The behaviour of each kind of view, as a rule of the model: the same cases as the views', in the same order.
extension Expectation {
    typealias Displayables = [UInt64]

    mutating func add(_ spec: Spec, at spot: Spot) -> Displayables { addLayers(of: spec, outer: 0, at: spot) }

    // MARK: Modifiers

    private mutating func addLayers(of spec: Spec, outer: Int, at spot: Spot) -> Displayables {
        let count = spec.modifiers.count
        guard outer < count else { return addBase(of: spec, at: spot.child(0)) }
        let modifier = spec.modifiers[count - 1 - outer]
        let at = spot.child(modifier.tag)
        let firstPreference = preferences.count
        switch modifier {
        case .overlay(let number):
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            for count in addCounters(on: displayables, at: at) {
                preferences += Array(repeating: [number], count: count)
            }
            return displayables
        case .behind(let number):
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            if number % 2 == 0 { _ = addCounters(on: displayables, at: at) }
            return displayables
        case .preference(let number):
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            preferences.removeSubrange(firstPreference...)
            preferences += Array(repeating: [number], count: displayables.count)
            return displayables
        case .transformPreference(let number):
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            let value = preference(from: firstPreference) + [number]
            preferences.removeSubrange(firstPreference...)
            if !displayables.isEmpty { preferences.append(value) }
            return displayables
        case .preferenceChange:
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            addPreferred(from: firstPreference, at: at)
            return displayables
        case .preferenceOverlay(let number):
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            if preference(from: firstPreference).count % 2 == number % 2 { _ = addCounters(on: displayables, at: at) }
            return displayables
        case .task:
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            addTasks(displayables.count, at: at)
            return displayables
        case .id(let id): return addLayers(of: spec, outer: outer + 1, at: at.child(id))
        case .appear:
            let displayables = addLayers(of: spec, outer: outer + 1, at: at)
            addPresence(of: displayables.count, at: at)
            return displayables
        case .receive:
            addReceiver(at: at)
            return addLayers(of: spec, outer: outer + 1, at: at)
        case .change:
            addWatched(spec.number, at: at)
            return addLayers(of: spec, outer: outer + 1, at: at)
        case .stateful:
            let value = addState(at: at.child(-1))
            let content = addLayers(of: spec, outer: outer + 1, at: at)
            return value % 3 == 2 ? content + [at.child(-2).identity] : content
        case .twice: return addTwice { model, copy in model.addLayers(of: spec, outer: outer + 1, at: at.copy(copy)) }
        case .joined:
            return addTwice { model, copy in
                let value = model.addState(at: at.child(-1).copy(copy))
                let content = model.addLayers(of: spec, outer: outer + 1, at: at.copy(copy))
                return value % 3 == 2 ? content + [at.child(-2).copy(copy).identity] : content
            }
        default: return addLayers(of: spec, outer: outer + 1, at: at)
        }
    }

    private mutating func addTwice(_ add: (inout Expectation, UInt64) -> Displayables) -> Displayables {
        let first = add(&self, 1)
        return first + add(&self, 2)
    }

    /// Adds a counter for each displayable, which is removed with it. Returns the number of displayables of each.
    private mutating func addCounters(on displayables: Displayables, at spot: Spot) -> [Int] {
        displayables.map { addState(at: spot.child(-1).copy($0)) % 4 == 3 ? 2 : 1 }
    }

    // MARK: Kinds

    private mutating func addBase(of spec: Spec, at spot: Spot) -> Displayables {
        let at = spot.child(spec.kind.rawValue)
        let one = [at.identity], number = spec.number
        func part(_ tag: Int) -> UInt64 { at.child(tag - 1000).identity }
        switch spec.kind {
        case .text, .color, .spacer, .divider, .shape, .environment, .shared, .appearing: return one
        case .empty: return []
        case .equal: return addState(at: at) % 4 == 3 ? [part(1), at.identity, part(2)] : [part(1), at.identity]
        case .preferring:
            preferences.append([number])
            return one
        case .button:
            _ = addChild(0, of: spec, at: at)
            return one
        case .counter: return addState(at: at) % 4 == 3 ? [at.identity, part(1)] : one
        case .owner, .model:
            _ = addState(at: at)
            return [at.identity, part(1)]
        case .property:
            _ = addState(at: at)
            return one
        case .pair: return addChild(0, of: spec, at: at) + addChild(1, of: spec, at: at)
        case .group: return addChild(0, of: spec, at: at) + one + addChild(1, of: spec, at: at)
        case .branch: return addChild(spec.flag ? 0 : 1, of: spec, at: at)
        case .optional: return spec.flag ? addChild(0, of: spec, at: at) : []
        case .choice:
            let content = addChild(number % 3, of: spec, at: at)
            return number % 3 == 2 ? one + content : content
        case .medley: return addMedley(spec, at: at)
        case .list: return addChildren(of: spec, at: at)
        case .range:
            var displayables: Displayables = []
            for index in 0..<number % 4 { displayables += add(spec.children[0], at: at.child(index)) }
            return displayables
        case .rows, .bound:
            var displayables: Displayables = []
            for (row, token) in zip(spec.rows, tokens(of: spec.rows.map(\.id), at: at)) {
                displayables += addRow(row, at: at.child(row.id).copy(token))
            }
            return displayables
        case .any:
            switch number % 3 {
            case 0: return addChild(0, of: spec, at: at)
            case 1: return one
            default:
                _ = add(spec.children[0], at: at.child(0).copy(2))
                return [part(2)]
            }
        case .renewed: return add(spec.children[0], at: at.child(number))
        case .row, .column, .layers:
            _ = addChildren(of: spec, at: at)
            return one
        }
    }

    private mutating func addChild(_ index: Int, of spec: Spec, at spot: Spot) -> Displayables {
        add(spec.children[index], at: spot.child(index))
    }

    private mutating func addChildren(of spec: Spec, at spot: Spot) -> Displayables {
        var displayables: Displayables = []
        for child in spec.children { displayables += add(child, at: spot.child(child.id)) }
        return displayables
    }

    private mutating func addRow(_ row: Spec.Row, at spot: Spot) -> Displayables {
        _ = addState(at: spot)
        return row.text.count % 3 == 0 ? [spot.child(1).identity, spot.identity] : [spot.identity]
    }

    private mutating func addMedley(_ spec: Spec, at spot: Spot) -> Displayables {
        var displayables = spec.flag ? addChild(0, of: spec, at: spot) : []
        for (row, token) in zip(spec.rows, tokens(of: spec.rows.map(\.id), at: spot)) {
            let place = spot.child(row.id + 10).copy(token)
            if row.text.count % 2 == 0 { displayables += addRow(row, at: place) }
            displayables.append(place.child(2).identity)
        }
        displayables += addChild(1, of: spec, at: spot)
        if spec.number % 2 == 0 {
            displayables += addChild(2, of: spec, at: spot)
        } else if spec.number % 3 == 0 {
            displayables.append(spot.child(3).identity)
        }
        return displayables
    }
}
