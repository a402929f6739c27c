import CDeepStack
import CasementSDL
import Foundation

/// Room for trees of views that are tens of thousands of levels deep.
///
/// A program has it on its main thread, whose stack grows when the limit is raised. Test runners serve the main actor on
/// threads of a fixed, small stack: there the work runs on a large stack of ours, on the same thread.
@MainActor enum DeepStack {
    /// Address space; memory is used as far as a tree is deep.
    private static let size = 1 << 30
    private static var memory: UnsafeMutableRawPointer?
    private static var isInside = false

    static func run<Result>(_ body: () -> Result) -> Result {
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
