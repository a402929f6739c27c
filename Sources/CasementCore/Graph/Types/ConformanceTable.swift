import Glibc

/// Where the conformances of a binary are, by type and protocol, in eight bytes each. A dictionary of three addresses
/// took 200 KB of each start, and a third of the time that reading the conformances takes.
struct ConformanceTable {
    private let binary: Range<UnsafeRawPointer>
    /// For each conformance the distances of its type (the high half) and of itself from the start of the binary. Zero
    /// while empty. Memory that is never freed: the only table is kept as long as the program runs.
    private var slots: UnsafeMutableBufferPointer<UInt64>
    private var count = 0

    /// Nil where distances do not fit into half a word, or without memory.
    init?(of binary: Range<UnsafeRawPointer>) {
        guard binary.upperBound - binary.lowerBound < 1 << 32, let slots = Self.emptySlots(4096) else { return nil }
        (self.binary, self.slots) = (binary, slots)
    }

    private static func emptySlots(_ count: Int) -> UnsafeMutableBufferPointer<UInt64>? {
        // Pages that nothing is written to are not taken.
        calloc(count, MemoryLayout<UInt64>.stride).map {
            UnsafeMutableBufferPointer(start: $0.bindMemory(to: UInt64.self, capacity: count), count: count)
        }
    }

    /// Types of other binaries are left out.
    mutating func insert(type: UnsafeRawPointer, conformance: UnsafeRawPointer) {
        guard binary.contains(type), binary.contains(conformance) else { return }
        if count * 4 >= slots.count * 3, let more = Self.emptySlots(slots.count * 2) {
            let old = slots
            slots = more
            for slot in old where slot != 0 { place(slot) }
            free(old.baseAddress)
        }
        // One slot stays empty, at which a search ends.
        guard count < slots.count - 1 else { return }
        place(UInt64(type - binary.lowerBound) << 32 | UInt64(conformance - binary.lowerBound))
        count += 1
    }

    private func place(_ slot: UInt64) {
        let type = binary.lowerBound + Int(slot >> 32)
        var index = start(type, Self.protocol(of: conformance(slot)))
        while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    /// The conformance of a type of this binary; nil if it has none.
    func conformance(of type: UnsafeRawPointer, to protocolDescriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = UInt64(type - binary.lowerBound)
        var index = start(type, protocolDescriptor)
        while slots[index] != 0 {
            let slot = slots[index]
            if slot >> 32 == distance, Self.protocol(of: conformance(slot)) == protocolDescriptor {
                return conformance(slot)
            }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    private func conformance(_ slot: UInt64) -> UnsafeRawPointer {
        binary.lowerBound + Int(slot & 0xFFFF_FFFF)
    }

    /// Descriptors are at multiples of four.
    private func start(_ type: UnsafeRawPointer, _ protocolDescriptor: UnsafeRawPointer) -> Int {
        let mixed = UInt64(UInt(bitPattern: type)) ^ UInt64(UInt(bitPattern: protocolDescriptor)) << 20
        return Int(truncatingIfNeeded: (mixed >> 2 &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
    }

    static func `protocol`(of conformance: UnsafeRawPointer) -> UnsafeRawPointer {
        RelativePointer.indirectable(at: conformance)
    }
}
