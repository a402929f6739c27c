/// Makes a view react to the keys and the mouse button for back navigation.
package struct _BackModifier: PrimitiveModifier {
    /// Nil where there is nothing to go back to.
    let goBack: (() -> Void)?
    /// The pages that follow fingers that lead back; nil where these go back in one step.
    let swipe: PageSwipe?

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { BackNode(view, in: context) }
}

/// Rule: the newest action is called.
final class BackNode<Content: View>: AttachmentNode<Content, _BackModifier> {
    private var responders: ContiguousArray<BackResponder> = []

    override func arrived(_ displayables: [Displayable], at index: Int) {
        let new = displayables.map { displayable in
            let responder = BackResponder { [weak self] in self?.scope.values.layoutDirection == .rightToLeft }
            responder.goBack = modifier.goBack
            responder.swipe = modifier.swipe
            responder.node = displayable
            displayable.attach().responders.append(responder)
            graph.focus.back.add(responder)
            return responder
        }
        responders.insert(contentsOf: new, at: index)
    }

    override func left(_ ranges: [Range<Int>]) {
        for range in ranges.reversed() { responders.removeSubrange(range) }
    }

    override func moved(from start: Int, order: [Int]) { responders.permute(from: start, order) }

    override func modifierChanged(from old: _BackModifier) {
        for responder in responders {
            responder.goBack = modifier.goBack
            responder.swipe = modifier.swipe
        }
    }
}

extension View {
    /// Runs an action for the keys, the mouse button and the swipe for back navigation; nil does nothing. `swipe` are
    /// the pages that follow the fingers.
    package func onGoBack(_ action: (() -> Void)?, swipe: PageSwipe? = nil) -> some View {
        modifier(_BackModifier(goBack: action, swipe: swipe))
    }
}
