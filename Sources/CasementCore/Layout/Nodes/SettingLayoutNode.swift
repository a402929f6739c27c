/// A wrapper with one value, which a modifier sets.
@MainActor protocol SettingLayoutNode: WrapperLayoutNode {
    associatedtype Setting: Equatable
    var setting: Setting { get set }
    init(_ inner: LayoutNode, _ setting: Setting)
    /// Whether it must be mirrored in right-to-left layouts.
    static var followsDirection: Bool { get }
}

extension SettingLayoutNode {
    static var followsDirection: Bool { false }
}
