/// Core Data's results, which there are none of on Linux.
@available(*, unavailable, message: "Core Data does not exist on Linux; keep the objects in a model of your own.")
@propertyWrapper public struct FetchRequest<Result> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}
