import Foundation

/// Files of the desktop with values by section and key: desktop files, lists of associations.
enum KeyFile {
    /// The values by section and key; the first counts where there are several. What is no such file has none.
    static func sections(ofFile path: String) -> [String: [String: String]] {
        guard let data = FileManager.default.contents(atPath: path), data.count < 16 << 20 else { return [:] }
        var sections: [String: [String: String]] = [:], section = ""
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        for line in lines where !line.hasPrefix("#") {
            if line.hasPrefix("["), line.hasSuffix("]") {
                section = String(line.dropFirst().dropLast())
            } else if let sign = line.firstIndex(of: "=") {
                let key = line[..<sign].trimmingCharacters(in: .whitespaces)
                let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
                if sections[section]?[key] == nil { sections[section, default: [:]][key] = value }
            }
        }
        return sections
    }

    /// The parts of a value that is a list.
    static func list(_ value: String?) -> [String] { value?.split(separator: ";").map(String.init) ?? [] }
}
