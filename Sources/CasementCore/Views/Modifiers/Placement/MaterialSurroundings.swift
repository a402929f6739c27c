/// The environment of what has a material behind it.
@MainActor struct MaterialSurroundings {
    private var scope: EnvironmentScope?
    private var material: Material?

    /// The scope for the content of a background; nil for one that is no material.
    mutating func make(for style: some ShapeStyle, around outer: EnvironmentScope) -> EnvironmentScope? {
        guard let material = style as? Material else { return nil }
        self.material = material
        let scope = EnvironmentScope(parent: outer) { $0.backgroundMaterial = material }
        self.scope = scope
        return scope
    }

    /// Sets another material; `changed` gets the keys that are no longer as they were.
    mutating func follow(_ style: some ShapeStyle, changed: (EnvironmentKeySet) -> Void) {
        guard let scope, let material = style as? Material, material != self.material else { return }
        self.material = material
        changed(scope.setTransform { $0.backgroundMaterial = material })
    }
}
