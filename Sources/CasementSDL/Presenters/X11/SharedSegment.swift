import Foundation

/// Memory that this program shares with the X server.
@MainActor final class SharedSegment {
    let memory: RepeatedMemory
    private let library: SharedImages
    private let display: OpaquePointer
    /// XShmSegmentInfo, to which images of the memory refer. Not every development package has its header.
    let info: UnsafeMutableRawPointer

    private struct Info {
        /// The server's.
        var number: UInt = 0
        let id: Int32
        let address: UnsafeMutableRawPointer
        var isReadOnly: Int32 = 0
    }

    /// Nil if there is no memory left, or if the server cannot read it: it may be on another computer.
    init?(_ library: SharedImages, _ display: OpaquePointer, size: Int) {
        guard let memory = RepeatedMemory(size: size) else { return nil }
        defer { memory.remove() }
        let info = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<Info>.size, alignment: MemoryLayout<Info>.alignment)
        info.initializeMemory(as: Info.self, to: Info(id: memory.id, address: memory.bytes))
        guard library.isAccepted(display, { library.attach(display, info) }) else {
            info.deallocate()
            memory.close()
            return nil
        }
        (self.library, self.display, self.memory, self.info) = (library, display, memory, info)
    }

    /// Gives the memory back. The display is still connected.
    func close() {
        _ = library.detach(display, info)
        memory.close()
        info.deallocate()
    }
}
