import CPrefetch

/// Asks the processor for memory that a loop over many objects reads some turns later.
///
/// After the sleep between two frames, what a frame reads is in no cache, and a loop waits 50 to 100 ns for each line
/// of 64 bytes. What is asked for ahead arrives while the turns before it work: docs/decisions/26. Nothing here counts
/// a reference, which would read the object.
enum Prefetch {
    /// What most layout nodes and graphics take, in bytes.
    static let object = 192
    /// What the nodes of a row and those below it take, where they were made one after the other.
    static let row = 2048

    @inline(__always) static func memory(_ start: UnsafeRawPointer, bytes: Int) {
        var line = UInt(bitPattern: start)
        let end = line &+ UInt(bytes)
        while line < end {
            casement_prefetch(line)
            line &+= 64
        }
    }

    /// Asks for what a property refers to.
    @inline(__always) static func target<Object: AnyObject>(of reference: inout Object?) {
        let address = withUnsafeBytes(of: &reference) { $0.load(as: UnsafeRawPointer?.self) }
        if let address { memory(address, bytes: object) }
    }
}

extension UnsafeBufferPointer where Element: AnyObject {
    /// Asks for the element at an index, where there is one.
    @inline(__always) func prefetch(_ index: Int, bytes: Int = Prefetch.object) {
        guard index < count, let baseAddress else { return }
        Prefetch.memory(UnsafeRawPointer(baseAddress + index).load(as: UnsafeRawPointer.self), bytes: bytes)
    }
}

extension ContiguousArray where Element: AnyObject {
    /// Asks for the element at an index, where there is one.
    @inline(__always) func prefetch(_ index: Int, bytes: Int = Prefetch.object) {
        withUnsafeBufferPointer { $0.prefetch(index, bytes: bytes) }
    }
}
