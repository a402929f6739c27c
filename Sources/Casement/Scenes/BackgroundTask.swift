import CasementCore

/// Work that a phone does for a program that is not used. On desktops a program runs as long as it wants to.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// New content for a program that is not used.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }

    /// The end of a download.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension Scene {
    /// Has no effect: the action is never called, since no desktop starts programs for such work. A program that runs
    /// does it in a `Task`.
    public func backgroundTask<Request: Sendable, Response: Sendable>(
        _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene {
        WithoutEffect.note("backgroundTask(_:action:)", "no desktop starts programs for such work")
        return changing { _ in }
    }
}
