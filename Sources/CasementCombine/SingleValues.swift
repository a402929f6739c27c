import OpenCombine

// OpenCombine has these too, but not when it is compiled beside a module named Combine.

extension Optional {
    /// A publisher of the value, where there is one, and of the end.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the value, where there is one, and of the end.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Result {
    /// A publisher of the success or of the failure.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the success or of the failure.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
