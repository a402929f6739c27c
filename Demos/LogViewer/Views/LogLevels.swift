import LogReading
import SwiftUI

extension LogLevel: Identifiable {
    public var id: Self { self }

    var name: String {
        switch self {
        case .error: "Errors"
        case .warning: "Warnings"
        case .plain: "Information"
        case .quiet: "Debugging"
        }
    }

    var symbol: String {
        switch self {
        case .error: "exclamationmark.octagon"
        case .warning: "exclamationmark.triangle"
        case .plain: "info.circle"
        case .quiet: "hammer"
        }
    }

    /// Dark enough on white, and light enough on black.
    func style(in scheme: ColorScheme) -> AnyShapeStyle {
        switch (self, scheme) {
        case (.plain, _): AnyShapeStyle(.primary)
        case (.quiet, _): AnyShapeStyle(.secondary)
        case (.warning, .dark): AnyShapeStyle(Color(red: 1, green: 0.70, blue: 0.35))
        case (.warning, _): AnyShapeStyle(Color(red: 0.60, green: 0.33, blue: 0))
        case (.error, .dark): AnyShapeStyle(Color(red: 1, green: 0.48, blue: 0.45))
        case (.error, _): AnyShapeStyle(Color(red: 0.74, green: 0.08, blue: 0.10))
        }
    }
}
