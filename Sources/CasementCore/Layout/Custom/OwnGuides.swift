/// The types of layouts that implement `explicitAlignment`. That cannot be read from a type: it shows when a layout is
/// asked, which needs its views. So it is found when a type is used for the first time, once in the process.
@MainActor enum OwnGuides {
    private static var answers: [ObjectIdentifier: Bool] = [:]

    /// Whether the type has guides of its own; nil while that is not known.
    static func known(_ type: ObjectIdentifier) -> Bool? { answers[type] }

    /// The same, by asking for one guide of each axis where it is not known.
    static func find(_ type: ObjectIdentifier, isOwn: (AlignmentGuide) -> Bool) -> Bool {
        if let answer = answers[type] { return answer }
        let answer = isOwn(.leading) || isOwn(.top)
        answers[type] = answer
        return answer
    }
}
