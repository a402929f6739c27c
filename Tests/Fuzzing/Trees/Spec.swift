import CasementTesting
import TestData

/// A part of a random tree. Views are made of it, and the model predicts their behaviour from it.
@MainActor @Observable final class Spec: Identifiable {
    let id: Int
    let kind: Kind
    var text: String
    var number: Int
    var flag: Bool
    var children: [Spec]
    var rows: [Row]
    var modifiers: [Modifier]

    init(id: Int, kind: Kind, text: String = "t", number: Int = 0, flag: Bool = false) {
        (self.id, self.kind, self.text, self.number, self.flag) = (id, kind, text, number, flag)
        (children, rows, modifiers) = ([], [], [])
    }

    /// An element of a list with possibly duplicate ids.
    struct Row: Identifiable, Equatable {
        var id: Int
        var text: String
    }

    /// The kinds of views: the view of each is in `Views`, its behaviour in `Model`.
    enum Kind: Int, CaseIterable {
        // One view, or none.
        case text, color, spacer, divider, shape, empty, preferring
        // Views that read and keep values.
        case counter, owner, model, environment, shared, property, appearing, equal
        // Structural views.
        case pair, group, branch, optional, choice, medley, list, range, rows, bound, any, renewed, button
        // Containers.
        case row, column, layers

        static let leaves = allCases.prefix { $0 != .pair }

        var hasRows: Bool { self == .rows || self == .bound || self == .medley }

        /// The number of children; nil for any number.
        var arity: Int? {
            switch self {
            case .pair, .group, .branch: 2
            case .optional, .range, .any, .renewed, .button: 1
            case .choice, .medley: 3
            case .list, .row, .column, .layers: nil
            default: 0
            }
        }
    }

    /// The modifiers around it, the last outermost.
    enum Modifier: Hashable {
        case padding(Int), frame(Int, Int), wide, fill(Int), border(Int), opacity(Int), offset(Int), corner(Int), font(
            Int)
        case style(Int), fixed(Int), priority(Int), clipped, grouped, limit(Int), named(Int)
        case overlay(Int), behind(Int)
        case number(Int), transform(Int), word(String), object(Int)
        case id(Int), appear, task, change, receive, stateful(Int), twice, joined(Int)
        case preference(Int), transformPreference(Int), preferenceChange, preferenceOverlay(Int)
        case blur(Int), shadow(Int), blend(Int), tinted(Int), turned(Int), scaled(Int)

        /// Distinguishes the cases: another case is another view, another value of it is not.
        var tag: Int {
            switch self {
            case .padding: 1
            case .frame: 2
            case .wide: 3
            case .fill: 4
            case .border: 5
            case .opacity: 6
            case .offset: 7
            case .corner: 8
            case .font: 9
            case .style: 10
            case .overlay: 11
            case .behind: 12
            case .number: 13
            case .transform: 14
            case .word: 15
            case .id: 16
            case .appear: 17
            case .change: 18
            case .stateful: 19
            case .twice: 20
            case .joined: 21
            case .preference: 22
            case .transformPreference: 23
            case .preferenceChange: 24
            case .preferenceOverlay: 25
            case .task: 26
            case .fixed: 27
            case .priority: 28
            case .clipped: 29
            case .grouped: 30
            case .limit: 31
            case .named: 32
            case .object: 33
            case .receive: 34
            case .blur: 35
            case .shadow: 36
            case .blend: 37
            case .tinted: 38
            case .turned: 39
            case .scaled: 40
            }
        }

        static func random(using generator: inout SeededGenerator) -> Modifier {
            let small = generator.number(0...7)
            return switch generator.number(1...40) {
            case 1: .padding(small)
            case 2: .frame(small * 5, generator.number(0...20))
            case 3: .wide
            case 4: .fill(small)
            case 5: .border(small)
            case 6: .opacity(small)
            case 7: .offset(small - 3)
            case 8: .corner(small)
            case 9: .font(small)
            case 10: .style(small)
            case 11: .overlay(small)
            case 12: .behind(small)
            case 13: .number(small)
            case 14: .transform(small)
            case 15: .word("w\(small)")
            case 16: .id(small % 3)
            case 17: .appear
            case 18: .change
            case 19: .stateful(small)
            case 20: .twice
            case 21: .joined(small)
            case 22: .preference(small)
            case 23: .transformPreference(small)
            case 24: .preferenceChange
            case 25: .preferenceOverlay(small)
            case 26: .task
            case 27: .fixed(small)
            case 28: .priority(small)
            case 29: .clipped
            case 30: .grouped
            case 31: .limit(small)
            case 32: .object(small)
            case 33: .receive
            case 35: .blur(small)
            case 36: .shadow(small)
            case 37: .blend(small)
            case 38: .tinted(small)
            case 39: .turned(small)
            case 40: .scaled(small)
            default: .named(small)
            }
        }
    }

    /// The spec and all its descendants.
    var all: [Spec] {
        var list: [Spec] = []
        append(to: &list)
        return list
    }

    private func append(to list: inout [Spec]) {
        list.append(self)
        for child in children { child.append(to: &list) }
    }

    /// One line per spec, indented by depth.
    func described(_ indent: String = "") -> String {
        let rows = rows.isEmpty ? "" : " rows \(rows.map { "\($0.id)\($0.text)" })"
        let modifiers = modifiers.map { ".\($0)" }.joined(separator: " ")
        return "\(indent)\(kind) #\(id) \"\(text)\" \(number) \(flag)\(rows) \(modifiers)\n"
            + children.map { $0.described(indent + "  ") }.joined()
    }
}
