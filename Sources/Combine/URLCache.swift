import Foundation
import FoundationNetworking

extension URLCache {
    /// Creates a cache of answers, in bytes; its file is in `directory`, or where the system has such files.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
