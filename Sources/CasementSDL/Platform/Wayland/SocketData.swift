import Foundation

/// Data and open files that go through a local socket.
enum SocketData {
    /// The most files that libwayland takes at once.
    private static let mostFiles = 28
    /// The parts of a control message: its size, its level and type, and then the files.
    private static let header = MemoryLayout<Int>.size + 2 * MemoryLayout<Int32>.size

    /// Waits for data; nil at its end.
    static func receive(from socket: Int32) -> (bytes: [UInt8], files: [Int32])? {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        var control = [UInt8](repeating: 0, count: 1 << 10)
        var size = 0
        let count = exchange(&bytes, &control) { message in
            var result = recvmsg(socket, &message, Int32(MSG_CMSG_CLOEXEC))
            while result < 0, errno == EINTR { result = recvmsg(socket, &message, Int32(MSG_CMSG_CLOEXEC)) }
            size = Int(message.msg_controllen)
            return result
        }
        guard count > 0 else { return nil }
        return (Array(bytes[..<count]), files(in: control[..<size]))
    }

    /// The files in control messages.
    private static func files(in control: ArraySlice<UInt8>) -> [Int32] {
        var files: [Int32] = []
        control.withUnsafeBytes { control in
            var start = 0
            while start + header <= control.count {
                let size = control.loadUnaligned(fromByteOffset: start, as: Int.self)
                guard size >= header, start + size <= control.count else { return }
                let type = control.loadUnaligned(fromByteOffset: start + header - 4, as: Int32.self)
                if type == Int32(SCM_RIGHTS) {
                    for place in stride(from: start + header, to: start + size - 3, by: 4) {
                        files.append(control.loadUnaligned(fromByteOffset: place, as: Int32.self))
                    }
                }
                start += (size + 7) & ~7
            }
        }
        return files
    }

    /// Sends all data, and the files with it, which are closed here. False if the other side has ended.
    static func send(_ bytes: [UInt8], _ files: [Int32], to socket: Int32) -> Bool {
        defer { for file in files { close(file) } }
        var (bytes, files) = (bytes[...], files[...])
        while !bytes.isEmpty {
            let some = files.prefix(mostFiles)
            // Files are sent with data: a little of it for all but the last.
            var part = Array(some.count == files.count ? bytes : bytes.prefix(4))
            var control: [UInt8] = []
            if !some.isEmpty {
                withUnsafeBytes(of: header + some.count * 4) { control += $0 }
                withUnsafeBytes(of: (SOL_SOCKET, Int32(SCM_RIGHTS))) { control += $0 }
                for file in some { withUnsafeBytes(of: file) { control += $0 } }
                control += Array(repeating: 0, count: (8 - control.count % 8) % 8)
            }
            let count = exchange(&part, &control) { sendmsg(socket, &$0, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
            files = files.dropFirst(some.count)
        }
        return true
    }

    private static func exchange(
        _ bytes: inout [UInt8], _ control: inout [UInt8], _ body: (inout msghdr) -> Int
    ) -> Int {
        bytes.withUnsafeMutableBytes { bytes in
            control.withUnsafeMutableBytes { control in
                var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var message = msghdr()
                    (message.msg_iov, message.msg_iovlen) = (part, 1)
                    if !control.isEmpty {
                        (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
                    }
                    return body(&message)
                }
            }
        }
    }
}
