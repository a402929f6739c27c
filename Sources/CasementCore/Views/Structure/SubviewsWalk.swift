extension View {
    /// Appends a view with one displayable as a subview; a view with several is split by its body.
    func appendSubviews(to walk: inout ChoiceWalk) {
        if Self._viewCount == 1 {
            walk.append(self)
        } else if Body.self != Never.self, let body = walk.owner?.open(self, at: walk) {
            body.appendChoices(to: &walk)
        } else {
            walk.appendAsOne(self)
        }
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    /// A modifier is applied to each subview of its content, unless it combines them into one.
    @MainActor func appendModified(to walk: inout ChoiceWalk) {
        if Modifier._viewCount(content: nil) == 1 { return walk.append(self) }
        if Modifier._viewCount(content: 1) != 1 { return walk.appendAsOne(self) }
        let outer = (walk.values, walk.scope), first = walk.list.count
        (modifier as? any ContainerValueWriting)?.write(&walk.values)
        if let scope = walk.scope, Content._viewCount != 1, let change = modifier as? any EnvironmentChange {
            walk.scope = EnvironmentScope(parent: scope) { change.change(&$0) }
        }
        content.appendChoices(to: &walk)
        (walk.values, walk.scope) = outer
        if Content._viewCount == 1, walk.list.count == first + 1 {
            walk.list[first].view = AnyView(self)
        } else {
            for index in first..<walk.list.count { walk.list[index].modify(modifier) }
        }
    }
}

extension _ViewModifier_Content: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) {
        guard let source, let owner = walk.owner else { return walk.appendComposed(self) }
        owner.follow(source)
        source.visitContent { $0.appendChoices(to: &walk) }
    }
}
