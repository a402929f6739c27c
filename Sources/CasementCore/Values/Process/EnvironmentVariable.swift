import Foundation

/// A variable of the process's environment, or nil if it is not set. Foundation's dictionary copies all of them at each
/// look, a tenth of a millisecond of a start.
package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The variables of the process's environment, as they were when a part of the start first asked for all of them.
/// Foundation's dictionary of them costs 1 % of a start.
package let environmentOfStart: [String: String] = {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
        next += 1
        guard let sign = strchr(entry, CInt(UInt8(ascii: "="))) else { continue }
        let name = UnsafeRawBufferPointer(start: entry, count: sign - entry)
        // As for getenv, the first of two with a name counts.
        let key = String(decoding: name, as: UTF8.self)
        if variables[key] == nil { variables[key] = String(cString: sign + 1) }
    }
    return variables
}()
