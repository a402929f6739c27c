/// A modifier that sets one value of the layout nodes around its content.
@MainActor @preconcurrency protocol SettingModifier: PrimitiveModifier {
    associatedtype Setting: Equatable
    /// The value, if necessary replaced by the nearest valid one.
    var setting: Setting { get }
}

/// Rule: a changed value is set in place. A subclass for each modifier overrides `configure` by calling `set`, which is
/// then compiled for its types: in the generic class, each access to a wrapper would look up witnesses.
class SettingNode<Content, Modifier: SettingModifier, Wrapper: SettingLayoutNode>: WrapperNode<
    Content, Modifier, Wrapper
>
where Wrapper.Setting == Modifier.Setting {
    final override class var followsDirection: Bool { Wrapper.followsDirection }

    final override func makeWrapper(_ inner: LayoutNode) -> Wrapper { Wrapper(inner, modifier.setting) }

    override func configure() -> Bool { fatalError("configure is abstract") }

    /// Sets a value of all wrappers; true if it is another one.
    @inline(__always) final func set(_ setting: Modifier.Setting) -> Bool {
        guard !wrappers.isEmpty, wrappers[0].setting != setting else { return false }
        // By index: an iterator would retain the array and each wrapper.
        for index in wrappers.indices { wrappers[index].setting = setting }
        return true
    }
}
