/// The edits of a collection that a `ForEach` itself makes; those of modifiers around it come first.
final class ForEachEdits {
    /// The kinds of edits, as numbers.
    let actions: Int
    private let change: (inout RowActions) -> Void

    init(_ actions: Int, _ change: @escaping (inout RowActions) -> Void) {
        (self.actions, self.change) = (actions, change)
    }

    func add(to actions: inout RowActions) {
        var own = RowActions()
        change(&own)
        actions.delete = actions.delete ?? own.delete
        actions.move = actions.move ?? own.move
    }
}
