import SwiftUI

// Statements that bodies may contain.

struct Everything: View {
    enum Kind { case number(Int), word(String), nothing }

    var kind: Kind
    var caption: String?

    @ViewBuilder var body: some View {
        let mark = "•"
        let marked = { (text: String) in mark + text }
        if let caption {
            Text(caption)
        }
        switch kind {
        case .number(let number) where number > 9:
            Text("many")
        case .number(let number):
            Text(marked("\(number)"))
        case .word(let word):
            Text(marked(word))
        case .nothing:
            EmptyView()
        }
        if #available(macOS 14, iOS 17, *) {
            Color.green
        }
    }
}
