import LogReading
import SwiftUI

/// The names and defaults of the settings.
enum LogSetting {
    static let textSize = "textSize"
    static let defaultTextSize = 12.0
    static let textSizes = 8.0...28.0
    static let wraps = "wrapsLines"
    static let showsNumbers = "showsLineNumbers"
    static let colorsLevels = "colorsLevels"
    static let levels = "levels"
    static let appearance = "appearance"
}

/// The colour scheme of all windows.
enum LogAppearance: String, CaseIterable, Identifiable {
    case desktop, light, dark

    var id: Self { self }

    var name: String {
        switch self {
        case .desktop: "As the Desktop"
        case .light: "Light"
        case .dark: "Dark"
        }
    }

    var scheme: ColorScheme? {
        switch self {
        case .desktop: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The levels whose lines windows show, stored by their names.
struct ShownLevels: RawRepresentable, Equatable {
    private(set) var levels: Set<LogLevel>

    static let all = ShownLevels(levels: Set(LogLevel.allCases))

    private init(levels: Set<LogLevel>) { self.levels = levels }

    /// Names that are no levels are ignored; without any level, all are shown.
    init(rawValue: String) {
        levels = Set(rawValue.split(separator: ",").compactMap { LogLevel(rawValue: String($0)) })
        if levels.isEmpty { self = .all }
    }

    var rawValue: String { LogLevel.allCases.filter(levels.contains).map(\.rawValue).joined(separator: ",") }

    /// For the filter of a window, where none means all.
    var filter: [LogLevel] { self == .all ? [] : LogLevel.allCases.filter(levels.contains) }

    subscript(level: LogLevel) -> Bool {
        get { levels.contains(level) }
        set {
            if newValue { levels.insert(level) } else { levels.remove(level) }
            if levels.isEmpty { self = .all }
        }
    }
}

/// The window of the settings. They take effect at once, in all windows.
struct LogSettingsView: View {
    @AppStorage(LogSetting.textSize) private var textSize = LogSetting.defaultTextSize
    @AppStorage(LogSetting.wraps) private var wraps = false
    @AppStorage(LogSetting.showsNumbers) private var showsNumbers = true
    @AppStorage(LogSetting.colorsLevels) private var colorsLevels = true
    @AppStorage(LogSetting.levels) private var levels = ShownLevels.all
    @AppStorage(LogSetting.appearance) private var appearance = LogAppearance.desktop

    var body: some View {
        Form {
            Section("Appearance") {
                Picker("Colour scheme", selection: $appearance) {
                    ForEach(LogAppearance.allCases) { Text($0.name).tag($0) }
                }
                Stepper(
                    "Text size: \(textSize.formatted()) points", value: $textSize, in: LogSetting.textSizes, step: 1
                )
                .accessibilityIdentifier("textSize")
            }
            Section("Lines") {
                Toggle("Wrap long lines", isOn: $wraps)
                Toggle("Show line numbers", isOn: $showsNumbers)
                Toggle("Colour lines by level", isOn: $colorsLevels)
            }
            Section("Levels that windows show") {
                ForEach(LogLevel.allCases) { level in
                    Toggle(level.name, isOn: $levels[level])
                }
            }
        }
        .formStyle(.grouped)
        .frame(width: 420)
        .fixedSize(horizontal: false, vertical: true)
        .preferredColorScheme(appearance.scheme)
    }
}
