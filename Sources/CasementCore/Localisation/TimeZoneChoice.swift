import Foundation

/// The time zone of an environment. Those of the system and UTC are made when something formats a date: reading their
/// rules, and what a calendar needs of ICU, takes 1 % of a start.
package enum TimeZoneChoice: Sendable {
    case utc, system
    case zone(TimeZone)

    var zone: TimeZone {
        switch self {
        case .utc: TimeZone(identifier: "UTC") ?? .current
        case .system: .current
        case .zone(let zone): zone
        }
    }
}
