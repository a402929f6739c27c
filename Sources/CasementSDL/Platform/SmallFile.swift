import Glibc

/// A file of a few lines, read without Foundation: that brings pages of its code into each start.
enum SmallFile {
    /// The bytes of a file; nil if it cannot be read, or has a megabyte or more.
    static func bytes(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var facts = stat()
        guard fstat(fileno(file), &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size < 1 << 20 else {
            return nil
        }
        return [UInt8](unsafeUninitializedCapacity: Int(facts.st_size)) { bytes, count in
            count = fread(bytes.baseAddress, 1, bytes.count, file)
        }
    }
}
