import CasementCore
import Foundation

/// The Glibc module omits it.
@_silgen_name("memfd_create")
private func makeMemoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32

/// Pixels that the program shares with a Wayland compositor, which reads them while they are on the screen.
@MainActor final class WaylandMemory {
    let width, height: Int
    let bytes: UnsafeMutableRawPointer
    let buffer: WaylandObject
    /// Whether the compositor may read them, so that they must not change.
    private(set) var isBusy = false
    /// The parts that are older than those of the window; nil if all are.
    var stale: [PixelRect]?

    var stride: Int { width * 4 }

    /// Nil if there is no memory left. `released` is called when the compositor does not read them any more.
    init?(
        _ shm: WaylandObject, _ library: WaylandLibrary, width: Int, height: Int, hasAlpha: Bool,
        released: @escaping () -> Void
    ) {
        let size = width * height * 4
        let closeOnExec: UInt32 = 1
        let file = makeMemoryFile("casement-window", closeOnExec)
        guard width > 0, height > 0, size <= Int(Int32.max), file >= 0 else { return nil }
        // The compositor and the mapping keep it.
        defer { Foundation.close(file) }
        guard ftruncate(file, size) == 0 else { return nil }
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        let createPool: UInt32 = 0, createBuffer: UInt32 = 0, destroyPool: UInt32 = 1
        // 0xAARRGGBB or 0xXXRRGGBB in native byte order.
        let format: UInt32 = hasAlpha ? 0 : 1
        let box = Box()
        let pool = shm.make(createPool, library.interface("wl_shm_pool"), .new, .file(file), .int(Int32(size)))
        let buffer = pool?.make(
            createBuffer, library.interface("wl_buffer"), .new, .int(0), .int(Int32(width)), .int(Int32(height)),
            .int(Int32(width * 4)), .uint(format)
        ) { _, _ in
            box.owner?.isBusy = false
            released()
        }
        pool?.destroy(destroyPool)
        guard let buffer else {
            munmap(memory, size)
            return nil
        }
        (self.width, self.height, self.buffer, bytes) = (width, height, buffer, memory)
        box.owner = self
    }

    /// What the listener of the buffer refers to: it is made before the buffer.
    @MainActor private final class Box { weak var owner: WaylandMemory? }

    func willBeShown() { isBusy = true }

    /// Gives the memory back. The compositor keeps what it shows.
    func close() {
        let destroyBuffer: UInt32 = 0
        buffer.destroy(destroyBuffer)
        munmap(bytes, stride * height)
    }
}
