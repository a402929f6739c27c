import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// A formatting definition as it is applied: the attributes of its scope, and the constraints in order.
package struct AttributedTextRules: Equatable, Sendable {
    private let scope: ObjectIdentifier
    private let keys: Set<ObjectIdentifier>
    private let constraints: [any AttributedTextValueConstraint]

    package init<Definition: AttributedTextFormattingDefinition>(_ definition: Definition) {
        var list: [any AttributedTextValueConstraint] = []
        definition._addConstraints(to: &list)
        constraints = list
        scope = ObjectIdentifier(Definition.Scope.self)
        keys = Self.keys(of: Definition.Scope.self)
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.scope == b.scope && a.constraints.count == b.constraints.count
            && zip(a.constraints, b.constraints).allSatisfy { $0.hashable == $1.hashable }
    }

    package func constrain(_ attributes: inout AttributeContainer) {
        // The fields of a type are not known in a program that was built without them.
        if !keys.isEmpty { for shown in Self.shown where !keys.contains(shown.key) { shown.remove(&attributes) } }
        for constraint in constraints { constraint.apply(to: &attributes) }
    }

    package func constrain(_ text: inout AttributedString) {
        for run in text.runs {
            var attributes = run.attributes
            constrain(&attributes)
            if attributes != run.attributes { text[run.range].setAttributes(attributes) }
        }
    }

    // MARK: Scopes

    private typealias Shown = (key: ObjectIdentifier, remove: @Sendable (inout AttributeContainer) -> Void)

    /// The attributes that are seen. Those of the program's own are never, and stay: a container cannot be asked for
    /// attributes whose values may be of any type.
    private static let shown: [Shown] = [
        shown(AttributeScopes.SwiftUIAttributes.FontAttribute.self),
        shown(AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self),
        shown(AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self),
        shown(AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self),
        shown(AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self),
        shown(AttributeScopes.SwiftUIAttributes.KerningAttribute.self),
        shown(AttributeScopes.SwiftUIAttributes.TrackingAttribute.self),
        shown(AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self),
        shown(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        shown(AttributeScopes.InlineIntentAttribute.self),
    ]

    private static func shown<Key: AttributedStringKey>(_ key: Key.Type) -> Shown where Key.Value: Sendable {
        (ObjectIdentifier(key), { if $0[Key.self] != nil { $0[Key.self] = nil } })
    }

    private static let known = Mutex<[ObjectIdentifier: Set<ObjectIdentifier>]>([:])

    /// The attributes of a scope, and of those in it. A scope has no values: its fields say what it has.
    private static func keys(of scope: any AttributeScope.Type) -> Set<ObjectIdentifier> {
        if let keys = known.withLock({ $0[ObjectIdentifier(scope)] }) { return keys }
        var keys: Set<ObjectIdentifier> = []
        _ = _forEachField(of: scope) { _, _, type, _ in
            if let inner = type as? any AttributeScope.Type {
                keys.formUnion(Self.keys(of: inner))
            } else {
                keys.insert(ObjectIdentifier(type))
            }
            return true
        }
        // Apple's scope has it.
        if scope == AttributeScopes.FoundationAttributes.self {
            keys.insert(ObjectIdentifier(AttributeScopes.InlineIntentAttribute.self))
        }
        known.withLock { $0[ObjectIdentifier(scope)] = keys }
        return keys
    }
}

extension AttributedTextValueConstraint {
    fileprivate var hashable: AnyHashable { AnyHashable(self) }

    fileprivate func apply(to attributes: inout AttributeContainer) {
        var proxy = Attributes(attributes: attributes)
        constrain(&proxy)
        attributes = proxy.attributes
    }
}
