import Foundation

/// Where programs keep what is only there to make the next start shorter: `$XDG_CACHE_HOME/casement`, or
/// `~/.cache/casement`. All of it may be deleted at any time.
enum CacheFolder {
    /// A folder in it, which is made if it is missing. Nil without a home folder, with that of another user, or where
    /// nothing can be written.
    static func path(_ name: String, _ environment: [String: String]) -> String? {
        guard geteuid() == getuid(), let home = environment["HOME"], isAbsolute(home), isOwn(home) else {
            return nil
        }
        // A path that is not absolute is to be ignored (XDG Base Directory Specification).
        var folder = environment["XDG_CACHE_HOME"].flatMap { isAbsolute($0) ? $0 : nil } ?? home + "/.cache"
        mkdir(folder, 0o700)
        for name in ["casement", name] {
            folder += "/" + name
            mkdir(folder, 0o700)
        }
        return faccessat(AT_FDCWD, folder, W_OK, AT_EACCESS) == 0 ? folder : nil
    }

    /// Seen from the first byte: whole characters would bring the tables of Unicode into each start.
    private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    /// With the rights of root, as by sudo, files would be left that the user cannot replace.
    private static func isOwn(_ home: String) -> Bool {
        var facts = stat()
        return stat(home, &facts) == 0 && facts.st_uid == geteuid()
    }
}
