import Expectations
import Foundation
import Testing

@testable import CasementCore

/// Threads of the system.
struct PlainThreadTests {
    @Test("What is started runs once, beside the caller") func running() async {
        let isElsewhere = await withCheckedContinuation { done in
            PlainThread.start { [caller = pthread_self()] in done.resume(returning: caller != pthread_self()) }
        }
        expect(isElsewhere)
    }
}
