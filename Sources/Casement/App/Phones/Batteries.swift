import Foundation

/// The first battery of a computer, as the kernel tells of it.
struct Battery: Equatable {
    let level: Float
    let state: UIDevice.BatteryState

    /// Reads the folder of the computer's supplies of power; nil where no battery is among them.
    init?(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            func line(_ file: String) -> String {
                let text = try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8)
                return (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
            }
            // Mice and keyboards have batteries too.
            guard line("type") == "Battery", line("scope") != "Device", let percent = Float(line("capacity")) else {
                continue
            }
            level = min(1, max(0, percent / 100))
            switch line("status") {
            case "Charging": state = .charging
            case "Full", "Not charging": state = .full
            case "Discharging": state = .unplugged
            default: state = .unknown
            }
            return
        }
        return nil
    }
}

extension UUID {
    /// A value for a program on a computer: two hashes of both (FNV-1a), so that the computer's own is not told.
    init?(ofMachine machine: String, program: String) {
        guard !machine.isEmpty else { return nil }
        func hash(_ text: String) -> UInt64 {
            text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        }
        let parts = [hash(machine + "/" + program), hash(program + "/" + machine)]
        var bytes = parts.flatMap { part in (0..<8).map { UInt8(truncatingIfNeeded: part >> ($0 * 8)) } }
        // The version of names, and the variant.
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
