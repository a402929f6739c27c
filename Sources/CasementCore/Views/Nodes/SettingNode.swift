/// A modifier that sets one value of the layout nodes around its content.
@MainActor @preconcurrency protocol SettingModifier: PrimitiveModifier {
    associatedtype Setting: Equatable
    /// The value, if necessary replaced by the nearest valid one.
    var setting: Setting { get }
}

/// Rule: a changed value is set in place.
final class SettingNode<Content: View, Modifier: SettingModifier, Wrapper: SettingLayoutNode>: WrapperNode<
    Content, Modifier, Wrapper
>
where Wrapper.Setting == Modifier.Setting {
    override class var followsDirection: Bool { Wrapper.followsDirection }

    override func makeWrapper(_ inner: LayoutNode) -> Wrapper { Wrapper(inner, modifier.setting) }

    override func configure() -> Bool {
        let setting = modifier.setting
        guard let first = wrappers.first, first.setting != setting else { return false }
        for wrapper in wrappers { wrapper.setting = setting }
        return true
    }
}
