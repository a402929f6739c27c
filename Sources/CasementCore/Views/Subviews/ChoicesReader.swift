/// A view made of the choices in a content, in which views with states are opened, as their bodies may contain several
/// choices or say what one is. `ViewChoice.all(in:)` finds the others without a node.
package struct ChoicesReader<Base: View, Result: View>: SubviewsReader {
    package typealias Body = Never
    let base: Base
    let opening: ChoiceOpening?
    let transform: ([ViewChoice]) -> Result

    package init(
        _ base: Base, opening: ChoiceOpening, @ViewBuilder transform: @escaping ([ViewChoice]) -> Result
    ) { (self.base, self.opening, self.transform) = (base, opening, transform) }

    func show(_ walk: ChoiceWalk) -> Result { transform(walk.list) }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SubviewsNode(view, in: context)
    }
    package static var _viewCount: Int? { Result._viewCount }
}
