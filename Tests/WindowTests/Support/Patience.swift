import Foundation

/// How long tests wait for what another process does. It costs nothing where that comes at once, as on a machine that
/// is not busy.
let patience = 30.0

/// Waits until a condition is true that another process makes true; false if it does not in time.
func happens(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date().addingTimeInterval(patience)
    while try !condition() {
        guard Date() < end else { return false }
        usleep(20_000)
    }
    return true
}
