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
) -> Bool { register(font.file.path, error) }

private func register(_ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let families = MainThread.sync { SystemTextEngine.registerFonts(in: path) }
    if families.isEmpty { error?.pointee = .passRetained(CFError("\(path) cannot be read as a font")) }
    return !families.isEmpty
}

/// The bytes of a font, by the name of CoreGraphics.
public final class CGDataProvider: Sendable {
    /// A file with the bytes.
    let file: URL

    /// The bytes of a file; nil if there is no such file.
    public init?(url: CFURL) {
        guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        file = url
    }

    /// Bytes, which are written to a temporary file; nil if that fails.
    public init?(data: Data) {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString)")
        guard (try? data.write(to: place)) != nil else { return nil }
        file = place
    }
}

/// A font to be registered by `CTFontManagerRegisterGraphicsFont`, by the name of CoreGraphics.
public final class CGFont: Sendable {
    let file: URL

    /// The font in a file, or in bytes. Whether it is one is known when it is registered.
    public init?(_ provider: CGDataProvider) { file = provider.file }
}
