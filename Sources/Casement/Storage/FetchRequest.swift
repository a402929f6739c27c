/// The results of a Core Data request; there is no Core Data on Linux.
@available(*, unavailable, message: "Core Data does not exist on Linux; keep the objects in a model of your own.")
@propertyWrapper public struct FetchRequest<Result> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}
