/// Whether a value in a message may be read by whoever reads the log. Strings and objects are private unless a message
/// says otherwise, numbers are public; see `Logger`.
public struct OSLogPrivacy: Sendable {
    /// What stands for a private value.
    public enum Mask: Sendable {
        /// A number that is the same for equal values while the program runs.
        case hash
        /// Nothing but that there is a value.
        case none
    }

    let isPrivate: Bool?
    let mask: Mask

    /// Private for strings and objects, public for numbers.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isPrivate: nil, mask: .none) }
    /// Written as it is.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isPrivate: false, mask: .none) }
    /// Written as `<private>`.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isPrivate: true, mask: .none) }
    /// Written as `<private>`, wherever the log is read.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isPrivate: true, mask: .none) }

    /// Like `auto`, with a mask for private values.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: nil, mask: mask) }
    /// Written as its mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: true, mask: mask) }
    /// Written as its mask, wherever the log is read.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: true, mask: mask) }

    /// The text for a value that is private by itself or not.
    func shown(_ text: String, isPrivate own: Bool) -> String {
        guard isPrivate ?? own, !LogOutput.showsPrivateValues else { return text }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
        }
    }
}
