import Expectations
import Foundation
import Testing

@testable import CasementCore

/// The Glibc module omits it.
@_silgen_name("pthread_getattr_np")
private func attributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

/// Threads of the system.
struct PlainThreadTests {
    @Test("What is started runs once, beside the caller") func running() async {
        let isElsewhere = await withCheckedContinuation { done in
            PlainThread.start { [caller = pthread_self()] in done.resume(returning: caller != pthread_self()) }
        }
        expect(isElsewhere)
    }

    @Test("A stack is as large as asked for, and otherwise as any thread's", arguments: [nil, 1 << 16, 512 << 10])
    func stacks(size: Int?) async {
        let given = await withCheckedContinuation { done in
            PlainThread.start(stackSize: size) { done.resume(returning: Self.stackSize) }
        }
        var usual = pthread_attr_t(), wanted = size ?? 0
        pthread_attr_init(&usual)
        defer { pthread_attr_destroy(&usual) }
        if size == nil { pthread_attr_getstacksize(&usual, &wanted) }
        // The C library may give it the stack of a thread that has ended, which is up to four times as large.
        expect(given >= wanted && given <= 4 * wanted + (1 << 16))
    }

    @Test("The stack holds calls within each other as deep as its size allows") func depth() async {
        // Each call has 1 KiB and more.
        let sum = await withCheckedContinuation { done in
            PlainThread.start(stackSize: 4 << 20) { done.resume(returning: Self.descend(1_500)) }
        }
        expect(sum, equals: 1_500)
    }

    @Test("The system's tools show the first 15 bytes of a name") func names() async {
        for name in ["short", "Casement main queue"] as [StaticString] {
            let shown = await withCheckedContinuation { done in
                PlainThread.start(name) {
                    done.resume(returning: try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8))
                }
            }
            expect(shown, equals: name.description.prefix(15) + "\n")
        }
    }

    @Test("A size that no thread can have leaves the usual one") func tooSmall() async {
        let size = await withCheckedContinuation { done in
            PlainThread.start(stackSize: 1) { done.resume(returning: Self.stackSize) }
        }
        expect(size >= 1 << 16)
    }

    /// That of the thread that asks.
    private static var stackSize: Int {
        var own = pthread_attr_t(), size = 0
        guard attributes(pthread_self(), &own) == 0 else { return 0 }
        defer { pthread_attr_destroy(&own) }
        pthread_attr_getstacksize(&own, &size)
        return size
    }

    @inline(never) private static func descend(_ levels: Int) -> Int {
        guard levels > 0 else { return 0 }
        return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { bytes in
            bytes.storeBytes(of: levels, as: Int.self)
            return descend(bytes.load(as: Int.self) - 1) + 1
        }
    }
}
