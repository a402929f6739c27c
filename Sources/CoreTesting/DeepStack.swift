import CDeepStack
import CasementSDL
import Foundation

/// Provides stack space for view trees that are tens of thousands of levels deep.
///
/// Programs have it on the main thread, whose stack grows when the limit is raised. Test runners run the main actor on
/// threads with a small fixed stack: there the work runs on a separate large stack, on the same thread.
@MainActor package enum DeepStack {
    /// The size in bytes of the address space; memory is used only as far as a tree is deep.
    private static let size = 1 << 30
    private static var memory: UnsafeMutableRawPointer?
    private static var isInside = false

    package static func run<Result>(_ body: () -> Result) -> Result {
        if Thread.isMainThread {
            DeepTrees.prepare()
            return body()
        }
        guard !isInside, let memory = memory ?? makeMemory() else { return body() }
        self.memory = memory
        isInside = true
        defer { isInside = false }
        var result: Result?
        withoutActuallyEscaping({ result = body() }) { work in
            var work: () -> Void = work
            withUnsafeMutablePointer(to: &work) { work in
                deep_stack_run(memory, size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, work)
            }
        }
        guard let result else { preconditionFailure("The work on the deep stack did not return.") }
        return result
    }

    private static func makeMemory() -> UnsafeMutableRawPointer? {
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        return memory == MAP_FAILED ? nil : memory
    }
}
