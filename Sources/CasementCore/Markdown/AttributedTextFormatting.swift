import Foundation

/// Which attributes a text may have, and which values: a scope of attributes, and constraints, which are applied in
/// order.
///
///     struct Plain: AttributedTextFormattingDefinition {
///         var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///             ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///         }
///     }
///
/// `attributedTextFormattingDefinition(_:)` applies it to the texts and editors in a view.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that a text may have. A text is shown and edited without others, except
    /// those of the program's own.
    associatedtype Scope: AttributeScope = Body.Scope
    /// The type of the constraints.
    associatedtype Body: AttributedTextFormattingDefinition
    /// The constraints, and other definitions with the same scope.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
    /// Adds the constraints, in order.
    func _addConstraints(to list: inout [any AttributedTextValueConstraint])
}

extension AttributedTextFormattingDefinition {
    /// A constraint that permits some values of an attribute.
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    public func _addConstraints(to list: inout [any AttributedTextValueConstraint]) { body._addConstraints(to: &list) }

    /// Applies the definition to attributes: removes what is seen and not in the scope, and applies the constraints.
    public func constrain(_ container: inout AttributeContainer) { AttributedTextRules(self).constrain(&container) }

    /// Applies the definition to the attributes of a text.
    public func constrain(_ text: inout AttributedString) { AttributedTextRules(self).constrain(&text) }
}

/// A constraint on one attribute, whose value may depend on others.
///
///     struct NamesAreGreen: AttributedTextValueConstraint {
///         typealias Scope = Notes.Scope
///         typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///         func constrain(_ container: inout Attributes) {
///             if container.personName != nil { container.foregroundColor = .green }
///         }
///     }
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    /// The attribute.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
    /// The attributes of a part of a text, of which only one can be set.
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
    /// Sets the attribute to a value that is permitted. Others have what the constraints before this one have made.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// It consists of nothing else.
    public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }

    public func _addConstraints(to list: inout [any AttributedTextValueConstraint]) { list.append(self) }
}

/// The types that definitions are made of.
public enum AttributedTextFormatting {
    /// A definition without constraints: only the attributes of its scope are permitted.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, Sendable {
        /// Creates it.
        public init() {}
        /// Itself.
        public var body: Self { self }
        public func _addConstraints(to list: inout [any AttributedTextValueConstraint]) {}
    }

    /// Two definitions, of which the second is applied after the first.
    public struct JoinedDefinition<First: AttributedTextFormattingDefinition, Second>:
        AttributedTextFormattingDefinition
    where Second: AttributedTextFormattingDefinition, Second.Scope == First.Scope {
        /// That of both.
        public typealias Scope = First.Scope
        let first: First
        let second: Second

        /// It consists of nothing else.
        public var body: EmptyDefinition<Scope> { EmptyDefinition() }
        public func _addConstraints(to list: inout [any AttributedTextValueConstraint]) {
            first._addConstraints(to: &list)
            second._addConstraints(to: &list)
        }
    }

    /// Puts definitions of one scope together.
    @resultBuilder public enum DefinitionBuilder<Scope: AttributeScope> {
        /// What is put together.
        public typealias Definition = AttributedTextFormattingDefinition

        public static func buildExpression<D: Definition>(_ definition: D) -> D where D.Scope == Scope { definition }
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
        public static func buildPartialBlock<D: Definition>(first: D) -> D where D.Scope == Scope { first }
        public static func buildPartialBlock<First: Definition, Next: Definition>(
            accumulated: First, next: Next
        ) -> JoinedDefinition<First, Next> where First.Scope == Scope, Next.Scope == Scope {
            JoinedDefinition(first: accumulated, second: next)
        }
    }

    /// Permits some values of an attribute; any other becomes the default. Nil among the values permits that a part has
    /// none.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextValueConstraint
    where AttributeKey.Value: Sendable {
        private let values: Set<AttributeKey.Value?>
        private let other: AttributeKey.Value?

        /// Permits values of an attribute of the scope.
        public init(
            for key: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default other: AttributeKey.Value?
        ) { (self.values, self.other) = (values, other) }

        /// Permits values of an attribute by its name in texts.
        @_disfavoredOverload public init(
            for key: KeyPath<AttributeDynamicLookup, AttributeKey>, values: Set<AttributeKey.Value?>,
            default other: AttributeKey.Value?
        ) { (self.values, self.other) = (values, other) }

        /// Replaces a value that is not permitted.
        public func constrain(_ container: inout Attributes) {
            if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = other }
        }
    }

    /// The attributes of a part of a text for a constraint: it sets its own, and reads all.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>:
        Sendable
    where Attribute.Value: Sendable {
        var attributes: AttributeContainer

        /// The value of the constraint's attribute.
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { attributes[key] }
            set { attributes[key] = newValue }
        }

        /// The value of another attribute.
        public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable { attributes[key] }

        /// The value of the constraint's attribute.
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
            get { attributes[Attribute.self] }
            set { attributes[Attribute.self] = newValue }
        }

        /// The value of another attribute.
        public subscript<K: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> K.Value? where K.Value: Sendable { attributes[K.self] }
    }
}
