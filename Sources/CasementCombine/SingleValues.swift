import OpenCombine

// OpenCombine has these too, but not when it is compiled together with a module named Combine.

extension Optional {
    /// A publisher that sends the value, if any, and finishes.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that sends the value, if any, and finishes.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Result {
    /// A publisher that sends the success value and finishes, or fails.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that sends the success value and finishes, or fails.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
