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
