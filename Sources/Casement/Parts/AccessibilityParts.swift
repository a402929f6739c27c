import CasementCore
import Foundation

/// Controls that are a label beside one or more parts to work with, such as date pickers.
enum SpokenParts {
    /// Calls the parts by the label, which is no element of its own then: one part is the control, several are a group.
    @MainActor static func named<Label: View>(
        by label: Label
    ) -> @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { below, context in
            var parts = below.filter { $0.role.isInteractive || $0.role.isContainer }
            guard !parts.isEmpty else { return below }
            let title = context.title(of: label)
            for index in parts.indices where parts[index].role.isNamedFromOutside || parts[index].label == nil {
                parts[index].label = title ?? parts[index].label
            }
            if parts.count == 1 { return parts }
            return [AccessibilityElement(.group, title, on: context.node, children: parts)]
        }
    }
}

extension AccessibilityRole {
    /// Whether what is in it is its value, and its name stands beside it.
    fileprivate var isNamedFromOutside: Bool { self == .datefield || self == .colorwell || self == .group }
}

/// Dates as assistive programs hear them.
enum SpokenDate {
    /// The parts of a date that a control shows, in words.
    static func words(_ date: Date, _ components: DatePickerComponents, _ dateContext: DateContext) -> String {
        let calendar = dateContext.calendar
        return date.formatted(
            Date.FormatStyle(
                date: components.contains(.date) ? .long : .omitted,
                time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: dateContext.locale,
                calendar: calendar, timeZone: calendar.timeZone))
    }

    /// A day with its weekday.
    static func day(_ date: Date, _ dateContext: DateContext) -> String {
        let calendar = dateContext.calendar
        return date.formatted(
            Date.FormatStyle(
                date: .complete, time: .omitted, locale: dateContext.locale, calendar: calendar,
                timeZone: calendar.timeZone))
    }
}

/// Colours as assistive programs hear them.
enum SpokenColor {
    /// Colours that have a name, as the panel of a colour picker shows them.
    static let named: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
        ("black", .black), ("dark gray", Color(white: 1.0 / 3)), ("light gray", Color(white: 2.0 / 3)),
        ("white", .white),
    ]

    /// A name, or else the number that designers write; and the opacity where it is not full.
    @MainActor static func words(_ color: Color.Resolved, in environment: EnvironmentValues) -> String {
        let opaque = HexColorFormat(hasOpacity: false).format(color)
        let name = named.first { HexColorFormat(hasOpacity: false).format($0.color.resolve(in: environment)) == opaque }
        let words = name?.name ?? "#" + opaque
        return color.opacity < 1 ? "\(words), \(SpokenNumber.percent(Double(color.opacity))) opaque" : words
    }
}
