import CasementCore
import Foundation

/// A command of the menu bar, as the palette lists it.
struct FoundCommand: Identifiable {
    /// The indices of the menu, of the item in it, and so on.
    let id: [Int]
    let item: MenuItem
    /// The titles of the menus that lead to it.
    let menus: [String]
}

/// Finds the commands of a menu bar by parts of their names.
struct CommandSearch {
    private let all: [FoundCommand]

    init(_ menus: [MenuItem]) {
        var all: [FoundCommand] = []
        func visit(_ items: [MenuItem], _ path: [Int], _ titles: [String]) {
            for (index, item) in items.enumerated() where !item.isLine && !item.title.isEmpty {
                if item.isSubmenu {
                    visit(item.items, path + [index], titles + [item.title])
                } else if item.isCommand {
                    all.append(FoundCommand(id: path + [index], item: item, menus: titles))
                }
            }
        }
        visit(menus, [], [])
        self.all = all
    }

    /// The commands in whose names the characters of a text stand in this order: the best first, disabled ones last. An
    /// empty text finds all, as they stand in the menus.
    func commands(for text: String) -> [FoundCommand] {
        if text.allSatisfy(\.isWhitespace) { return all.filter(\.item.isEnabled) + all.filter { !$0.item.isEnabled } }
        let wanted = Array(text.lowercased().filter { !$0.isWhitespace })
        let found = all.compactMap { command in
            Self.score(of: wanted, in: command).map { (command: command, score: $0) }
        }
        let order = found.indices.sorted {
            let (left, right) = (found[$0], found[$1])
            if left.command.item.isEnabled != right.command.item.isEnabled { return left.command.item.isEnabled }
            return (right.score, $0) < (left.score, $1)
        }
        return order.map { found[$0].command }
    }

    /// How well a text fits; nil where it does not. Only the start of a very long title counts.
    private static func score(of wanted: [Character], in command: FoundCommand) -> Int? {
        let title = Array(command.item.title.lowercased().prefix(longest))
        if let score = score(of: wanted, in: title) { return score + 1000 }
        return score(of: wanted, in: Array(command.menus.joined(separator: " ").lowercased().prefix(longest)) + title)
    }

    private static let longest = 200

    /// Characters at the start of a word count most, then those that follow each other.
    private static func score(of wanted: [Character], in title: [Character]) -> Int? {
        var (score, next, last) = (0, 0, -2)
        for character in wanted {
            let isWord = { (index: Int) in index == 0 || !(title[index - 1].isLetter || title[index - 1].isNumber) }
            let places = title.indices.dropFirst(next).filter { title[$0] == character }
            guard let first = places.first else { return nil }
            let place = first == last + 1 ? first : places.first(where: isWord).map { min($0, first + 40) } ?? first
            let index = title[place] == character ? place : first
            score += isWord(index) ? 10 : index == last + 1 ? 6 : 0
            (last, next) = (index, index + 1)
        }
        return score - title.count / 8
    }
}
