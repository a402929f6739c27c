import CSDL2
import CasementCore
import Dispatch
import Foundation

/// The descriptor that becomes readable when the main queue has work: an eventfd, non-blocking.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

/// Runs the main queue's pending work. On the main thread only. From within itself, which `nest` does, it runs what has
/// come since.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ unused: UnsafeMutableRawPointer?)

/// Wakes the event loop when the main queue, and with it the main actor, has work.
///
/// A small thread polls the descriptor and pushes an SDL event; it never reads. The main thread reads, in `drain`, and
/// then lets the thread poll again, so that it does not spin while the main thread is busy. A run loop polled on the
/// main thread may already have read and drained: then `drain` finds nothing to do, which is harmless.
///
/// The thread also waits for signals, which it hands to the main queue.
@MainActor final class MainQueueWatcher {
    /// The type of the event pushed.
    let eventType: UInt32
    /// Readable when there is work.
    let descriptor: Int32
    private let drained = DispatchSemaphore(value: 0)
    private var isDraining = false

    init() {
        eventType = SDL_RegisterEvents(1)
        descriptor = mainQueueHandle()
        let (descriptor, eventType, drained) = (descriptor, eventType, drained)
        PlainThread.start("Casement main queue", stackSize: 1 << 16) {
            let wanted = Int16(POLLIN)
            while true {
                var requests = (
                    pollfd(fd: descriptor, events: wanted, revents: 0),
                    pollfd(fd: SignalPipe.descriptor, events: wanted, revents: 0)
                )
                let count = withUnsafeMutablePointer(to: &requests) {
                    $0.withMemoryRebound(to: pollfd.self, capacity: 2) { poll($0, 2, -1) }
                }
                guard count > 0 else {
                    if errno == EINTR { continue }
                    return
                }
                if requests.1.revents != 0 {
                    while let number = SignalPipe.next() {
                        DispatchQueue.main.async { ProcessSetup.received(number) }
                    }
                }
                guard requests.0.revents != 0 else { continue }
                var event = SDL_Event()
                event.type = eventType
                // A full event queue rejects it; the main thread is awake then, and this retries shortly.
                while SDL_PushEvent(&event) < 0 { usleep(1000) }
                drained.wait()
            }
        }
    }

    /// Runs the main queue's work. Called for each event of `eventType`.
    func drain() {
        guard !isDraining else { return }
        isAwaited = true
        run()
        release()
    }

    /// Whether the small thread waits for `drain`.
    private var isAwaited = false

    private func release() {
        guard isAwaited else { return }
        isAwaited = false
        drained.signal()
    }

    /// Calls a function in which the main queue's work runs, also where it is called by that work.
    func nest(_ body: () -> Void) {
        let wasDraining = isDraining
        isDraining = false
        release()
        body()
        isDraining = wasDraining
    }

    /// Runs the main queue's work after the main thread itself found some. The small thread may have found it too: its
    /// event then has nothing left to do.
    func run() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        runMainQueue(nil)
    }
}
