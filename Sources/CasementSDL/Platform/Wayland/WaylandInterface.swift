import Foundation

/// A description of an interface that libwayland does not have itself, in its own form. It is made once and stays.
@MainActor struct WaylandInterface {
    /// A request or an event: its name, its signature, and the interface of each argument that has one.
    struct Message {
        let name: String
        let signature: String
        var types: [UnsafeRawPointer?]
    }

    let address: UnsafeRawPointer

    init(_ name: String, version: Int32 = 1, requests: [Message], events: [Message]) {
        let size = 2 * MemoryLayout<Int>.size + 3 * MemoryLayout<Int>.size
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Int>.alignment)
        memory.storeBytes(of: UnsafeRawPointer(strdup(name)), as: UnsafeRawPointer?.self)
        memory.storeBytes(of: version, toByteOffset: 8, as: Int32.self)
        memory.storeBytes(of: Int32(requests.count), toByteOffset: 12, as: Int32.self)
        memory.storeBytes(of: Self.list(requests), toByteOffset: 16, as: UnsafeRawPointer?.self)
        memory.storeBytes(of: Int32(events.count), toByteOffset: 24, as: Int32.self)
        memory.storeBytes(of: Self.list(events), toByteOffset: 32, as: UnsafeRawPointer?.self)
        address = UnsafeRawPointer(memory)
    }

    private static func list(_ messages: [Message]) -> UnsafeRawPointer? {
        let list = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: messages.count * 3)
        for (index, message) in messages.enumerated() {
            let types = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: max(1, message.types.count))
            types.initialize(repeating: nil, count: max(1, message.types.count))
            for (place, type) in message.types.enumerated() { types[place] = type }
            list[index * 3] = UnsafeRawPointer(strdup(message.name))
            list[index * 3 + 1] = UnsafeRawPointer(strdup(message.signature))
            list[index * 3 + 2] = UnsafeRawPointer(types)
        }
        return UnsafeRawPointer(list)
    }
}
