import CasementCore
import Foundation

/// Work with files away from the main actor. Tests wait until none is left.
@MainActor package enum FileWork {
    /// How much is under way.
    package private(set) static var count = 0

    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until some of the work has ended; false if none is under way.
    package static func waitForOne() async -> Bool {
        guard count > 0 else { return false }
        await withCheckedContinuation { waiting.append($0) }
        return true
    }

    /// Runs work on another thread, then passes its result to the main actor.
    package static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value,
        then finish: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) { run({ try await perform(work).get() }, then: finish) }

    /// Runs work of the main actor that waits for other threads, then passes on its result.
    package static func run<Value>(
        _ work: @escaping @MainActor () async throws -> Value,
        then finish: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        count += 1
        Task { @MainActor in
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            count -= 1
            finish(result)
            let ended = waiting
            waiting = []
            for one in ended { one.resume() }
        }
    }

    /// On a thread that may wait for a disk, which those of tasks must not.
    nonisolated static func perform<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async -> Result<Value, any Error> {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: Result(catching: work)) }
        }
    }
}
