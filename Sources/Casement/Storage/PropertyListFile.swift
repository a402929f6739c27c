import CasementCore
import Foundation
import Glibc
import Synchronization

/// A property list in a file that is read once, written as a whole, and never left incomplete.
@MainActor package final class PropertyListFile {
    package let url: URL
    /// The purpose of the file, for messages: "Settings".
    private let purpose: String
    private var hasWarned = false
    private nonisolated let failure = Mutex<String?>(nil)
    private let queue = DispatchQueue(label: "Casement.PropertyListFile")

    package init(_ url: URL, purpose: String) { (self.url, self.purpose) = (url, purpose) }

    /// Reads the file's values; none if there is no file. A file that cannot be parsed is renamed and reported.
    package func load() -> [String: Any] {
        guard let data = try? Data(contentsOf: url) else {
            if FileManager.default.fileExists(atPath: url.path) { warn("cannot be read; defaults hold") }
            return [:]
        }
        let list = data.isEmpty ? nil : try? PropertyListSerialization.propertyList(from: data, format: nil)
        if let values = list as? [String: Any] { return values }
        keepAside()
        return [:]
    }

    private func keepAside() {
        let kept = (0..<100).lazy
            .map { URL(fileURLWithPath: self.url.path + ".corrupt" + ($0 == 0 ? "" : "-\($0)")) }
            .first { !FileManager.default.fileExists(atPath: $0.path) }
        do {
            guard let kept else { throw CocoaError(.fileWriteFileExists) }
            try FileManager.default.moveItem(at: url, to: kept)
            warn("was damaged: it is kept as \(kept.lastPathComponent), and defaults hold")
        } catch {
            warn("is damaged and could not be renamed; defaults hold")
        }
    }

    /// Writes all values asynchronously on another thread: to a temporary file that then replaces the file, so that
    /// readers find either the old or the new values, even after a power failure.
    package func save(_ values: [String: Any]) {
        let data: Data
        do {
            data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        } catch {
            return warn("cannot hold one of the values: \(error.localizedDescription)")
        }
        let url = url
        queue.async {
            guard let reason = Self.write(data, to: url) else { return }
            self.failure.withLock { $0 = reason }
            DispatchQueue.main.async { self.reportFailure() }
        }
    }

    /// Waits until everything is written.
    package func finish() {
        queue.sync {}
        reportFailure()
    }

    /// Writes a file atomically; returns the reason if it failed.
    private nonisolated static func write(_ data: Data, to url: URL) -> String? {
        let folder = url.deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // A symbolic link, as in configurations kept in a repository, is preserved.
        let target = url.resolvingSymlinksInPath()
        var path = Array((target.path + ".XXXXXX").utf8CString)
        let file = mkstemp(&path)
        guard file >= 0 else { return String(cString: strerror(errno)) }
        var isWritten = writeAll(data, to: file)
        isWritten = isWritten && fsync(file) == 0
        let reason = String(cString: strerror(errno))
        close(file)
        guard isWritten, rename(path, target.path) == 0 else {
            let error = isWritten ? String(cString: strerror(errno)) : reason
            unlink(path)
            return error
        }
        return nil
    }

    private nonisolated static func writeAll(_ data: Data, to file: Int32) -> Bool {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(file, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }

    private func reportFailure() {
        guard let reason = failure.withLock({ $0 }), !hasWarned else { return }
        hasWarned = true
        warn("cannot be written (\(reason)); values last until the program ends")
    }

    private func warn(_ problem: String) { RuntimeWarning.issue("\(purpose): \(url.path) \(problem).") }
}
