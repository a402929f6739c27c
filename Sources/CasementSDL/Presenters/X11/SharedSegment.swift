import CSDL2
import Foundation

/// System V memory that this program shares with the X server.
@MainActor final class SharedSegment {
    let bytes: UnsafeMutableRawPointer
    /// In bytes.
    let size: Int
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
        let onlyOurs: Int32 = 0o600
        let id = shmget(IPC_PRIVATE, size, IPC_CREAT | onlyOurs)
        guard size > 0, id >= 0 else { return nil }
        // Both keep what they have attached. Nothing is left behind, however the program ends.
        defer { shmctl(id, IPC_RMID, nil) }
        guard let bytes = shmat(id, nil, 0), bytes != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        let info = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<Info>.size, alignment: MemoryLayout<Info>.alignment)
        info.initializeMemory(as: Info.self, to: Info(id: id, address: bytes))
        guard library.isAccepted(display, { library.attach(display, info) }) else {
            info.deallocate()
            shmdt(bytes)
            return nil
        }
        (self.library, self.display, self.size, self.bytes, self.info) = (library, display, size, bytes, info)
    }

    /// Gives the memory back. The display is still connected.
    func close() {
        _ = library.detach(display, info)
        shmdt(bytes)
        info.deallocate()
    }
}
