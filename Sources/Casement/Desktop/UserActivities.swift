import CasementCore
import Foundation

/// The type of activities that are pages of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user does, for continuing it on another device. Nothing here passes it on: the name is there so that
/// programs compile.
open class NSUserActivity: NSObject {
    /// The type, as the program names it.
    public let activityType: String
    /// The name for the user.
    open var title: String?
    /// What is needed to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` without which it cannot be continued.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which it is found.
    open var keywords: Set<String> = []
    /// The page of the web that shows the same.
    open var webpageURL: URL?
    /// What the activity concerns, by which the system chooses a window.
    open var targetContentIdentifier: String?
    /// Whether other devices may continue it.
    open var isEligibleForHandoff = true
    /// Whether it is found by a search.
    open var isEligibleForSearch = false
    /// Whether others find it too.
    open var isEligibleForPublicIndexing = false
    /// Whether it is suggested.
    open var isEligibleForPrediction = false
    /// Whether `userInfo` has to be written again.
    open var needsSave = false
    /// The time from which it cannot be continued.
    open var expirationDate: Date?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes it what the user does now. No effect.
    open func becomeCurrent() {}
    /// Ends that. No effect.
    open func resignCurrent() {}
    /// Ends it. No effect.
    open func invalidate() {}
}

extension View {
    private func withoutContinuing(_ name: String) -> Self {
        WithoutEffect.note(name, "desktops here pass no activities between devices")
        return self
    }

    /// Describes what the user does in the view, for other devices. It has no effect: nothing passes activities on.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { withoutContinuing("userActivity") }

    /// Describes what the user does with an element of the view, for other devices. It has no effect: nothing passes
    /// activities on.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { withoutContinuing("userActivity") }

    /// Continues what the user began on another device. It has no effect: nothing passes activities on. Addresses that
    /// the desktop opens in the program come to `onOpenURL`.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { withoutContinuing("onContinueUserActivity") }
}
