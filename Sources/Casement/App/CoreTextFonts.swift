import CasementCore
import CasementSDL
import Foundation

/// Where a registered font is known. It has no effect: it is known in this program.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nowhere.
    case none
    /// In this program.
    case process
    /// For this user.
    case user
    /// In this session.
    case session
    /// Persistently.
    case persistent
}

/// Why a font was not registered, by the name of CoreFoundation.
public final class CFError: Error, CustomStringConvertible, Sendable {
    public let description: String
    init(_ description: String) { self.description = description }
}

/// Registers the fonts in a file for this program, as `Font.register(_:)` does; false if it is no font. The error is
/// retained: `takeRetainedValue()` gets it.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { register(fontURL.path, error) }

/// Registers a font for this program; false if it is none. The error is retained: `takeRetainedValue()` gets it.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { font.withPath { register($0, error) } }

private func register(_ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let families = MainThread.sync { SystemTextEngine.registerFonts(in: path) }
    if families.isEmpty { error?.pointee = .passRetained(CFError("\(path) cannot be read as a font")) }
    return !families.isEmpty
}

/// A font to be registered by `CTFontManagerRegisterGraphicsFont`, by the name of CoreGraphics.
public final class CGFont: Sendable {
    let provider: CGDataProvider

    /// The font in a file, or in bytes. Whether it is one is known when it is registered.
    public init?(_ provider: CGDataProvider) { self.provider = provider }
}

extension CGFont {
    /// Calls a closure with the path of a file with the bytes, and returns whether it could use that.
    ///
    /// Bytes in memory get a file that has no name any more: it is there as long as this program has it open, and is
    /// never left behind.
    fileprivate func withPath(_ use: (String) -> Bool) -> Bool {
        switch provider.source {
        case .file(let url): return use(url.path)
        case .memory(let data):
            var name = Array((NSTemporaryDirectory() + "/font-XXXXXX").utf8CString)
            let file = mkstemp(&name)
            guard file >= 0 else { return false }
            unlink(name)
            let isWritten =
                (try? FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: data)) != nil
            if isWritten && use("/proc/self/fd/\(file)") { return true }
            close(file)
            return false
        }
    }
}
