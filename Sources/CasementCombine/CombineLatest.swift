import OpenCombine

// The combination of several publishers' latest values, which OpenCombine lacks.

/// A value of one of two publishers.
private enum Either<Left, Right> {
    case left(Left)
    case right(Right)
}

extension Publishers {
    /// A publisher of the latest values of two publishers: sends when either sends, once both have sent. It finishes
    /// when both have finished, or fails when one fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The combined publishers.
        public let a: A, b: B

        /// Creates a publisher of the latest values of two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merge(a.map { Either<A.Output, B.Output>.left($0) }, b.map { Either<A.Output, B.Output>.right($0) })
                .scan((A.Output?.none, B.Output?.none)) { latest, new in
                    switch new {
                    case .left(let a): (a, latest.1)
                    case .right(let b): (latest.0, b)
                    }
                }
                .compactMap { latest in
                    guard let a = latest.0, let b = latest.1 else { return nil }
                    return (a, b)
                }
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of three publishers: sends when one of them sends, once all have sent.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The combined publishers.
        public let a: A, b: B, c: C

        /// Creates a publisher of the latest values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of four publishers: sends when one of them sends, once all have sent.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The combined publishers.
        public let a: A, b: B, c: C, d: D

        /// Creates a publisher of the latest values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Combines the latest values of this publisher and another, whenever one of them sends, once both have sent.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
        Publishers.CombineLatest(self, b)
    }

    /// Combines the latest values of this publisher and another by `transform`.
    public func combineLatest<B: Publisher, T>(_ b: B, _ transform: @escaping (Output, B.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure
    {
        combineLatest(b).map { transform($0.0, $0.1) }
    }

    /// Combines the latest values of this publisher and two others, whenever one of them sends, once all have sent.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c)
    }

    /// Combines the latest values of this publisher and two others by `transform`.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> where B.Failure == Failure, C.Failure == Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines the latest values of this publisher and three others, whenever one of them sends, once all have sent.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
        -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.CombineLatest4(self, b, c, d)
    }

    /// Combines the latest values of this publisher and three others by `transform`.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
