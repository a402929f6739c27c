import Foundation
import Observation

/// Adds an object to the environment under its type.
package struct _EnvironmentObjectModifier<Object: AnyObject>: PrimitiveModifier, EnvironmentChange {
    let object: Object?

    package init(_ object: Object?) { self.object = object }

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EnvironmentNode(view, in: context) }

    func change(_ values: inout EnvironmentValues) { values[ObjectPlace<Object>()] = object }
    func keysFound(by scope: EnvironmentScope) -> EnvironmentKeySet { 0 }
    func isSame(as other: Self) -> Bool { object === other.object }
}

extension View {
    /// Adds an observable object to the environment of this view: `@Environment(Library.self)` reads it. Nil hides
    /// the object of an ancestor.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectModifier(object))
    }
}
