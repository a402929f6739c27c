import Expectations
import Testing

@testable import CasementSDL

/// Libraries that the program finds among those that it has loaded.
struct LoadedLibraries {
    @Test("the folder of a library is found, however many are loaded before it")
    func folders() throws {
        // This process has read far more than a page of libraries before the C library.
        let folder = try require(LoadedLibrary.folder(of: "libc.so.6"))
        expect(folder.hasPrefix("/") && !folder.hasSuffix("/"), "\(folder)")
        expect(LoadedLibrary.folder(of: "libnothing.so") == nil)
    }
}
