import Foundation
import Observation

/// Creates bindings to the properties of an observable object.
///
///     struct Editor: View {
///         @Bindable var book: Book
///         var body: some View { TitleField(title: $book.title) }
///     }
///
/// If the object comes from the environment, or is not a property of the view, create one in the body:
/// `Bindable(book).title` is a binding.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    private var object: Value

    /// The observable object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// Makes the object bindable.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }

    /// Makes the object bindable; like `init(wrappedValue:)`, for use within a body.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }

    /// Creates a bindable from another one of the same object.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }

    /// The bindable itself: `$book.title` is a binding to the title.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object. A body that reads it depends on that property.
    @MainActor @preconcurrency
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { Binding(wrappedValue, keyPath, isObserved: true) }
}

extension Bindable: DynamicProperty {}

extension Bindable: Identifiable where Value: Identifiable {
    /// The object's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
