import Foundation

/// Where libX11 keeps what it has read of the tables of dead keys and the compose key: without, each start reads 5,000
/// lines of text, which is a fifth of its instructions. libX11 writes and checks the files; it only needs a folder.
enum ComposeCache {
    static let variable = "XCOMPOSECACHE"

    /// Calls `connect`, which opens the connection to the X server, with that folder.
    static func connecting(_ variables: [String: String], _ connect: () -> Bool) -> Bool {
        guard let folder = folder(variables) else { return connect() }
        setenv(variable, folder, 1)
        defer { unsetenv(variable) }
        return connect()
    }

    /// The folder, which is made if it is missing. Nil where libX11 has one (the user's variable or `~/.compose-cache`)
    /// or would use none (that of root, or a program with the rights of another user).
    static func folder(_ environment: [String: String], user: uid_t = geteuid()) -> String? {
        guard user != 0, user == getuid(), environment[variable] == nil, let home = environment["HOME"],
            access(home + "/.compose-cache", F_OK) != 0
        else { return nil }
        return CacheFolder.path("compose", environment)
    }
}
