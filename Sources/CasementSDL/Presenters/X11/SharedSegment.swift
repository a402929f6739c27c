import CSDL2
import Foundation

/// System V memory that follows itself: the bytes behind its end are those at its start.
struct RepeatedMemory {
    let id: Int32
    let bytes: UnsafeMutableRawPointer
    /// In bytes, once.
    let size: Int

    static let page = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// Nil if there is no memory left, or `size` is not in whole pages.
    init?(size: Int) {
        let onlyOurs: Int32 = 0o600
        guard size > 0, size % Self.page == 0 else { return nil }
        let id = shmget(IPC_PRIVATE, size, IPC_CREAT | onlyOurs)
        guard id >= 0 else { return nil }
        // Room for both at addresses that follow each other, which they replace.
        let room = mmap(nil, 2 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard let room, room != MAP_FAILED else {
            shmctl(id, IPC_RMID, nil)
            return nil
        }
        for part in [room, room + size] {
            guard shmat(id, part, SHM_REMAP) == part else {
                munmap(room, 2 * size)
                shmctl(id, IPC_RMID, nil)
                return nil
            }
        }
        (self.id, self.size, bytes) = (id, size, room)
    }

    /// It stays for those who have attached it, and goes with the last of them, however the programs end.
    func remove() { shmctl(id, IPC_RMID, nil) }

    /// Gives it back.
    func close() {
        shmdt(bytes)
        shmdt(bytes + size)
    }
}

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
