import Foundation

/// Lets view trees be tens of thousands of levels deep, as every level needs some stack.
package enum DeepTrees {
    /// Raises the main thread's stack limit, which Linux honours while the thread runs. It costs address space, not
    /// memory.
    package static func prepare() { _ = prepared }

    private static let prepared: Void = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        let wanted: rlim_t = 1 << 30
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }()
}
