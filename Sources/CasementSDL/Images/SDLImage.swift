import CSDL2
import Foundation
import Glibc

/// SDL_image, loaded with the first picture: it needs more than 60 libraries, and programs without pictures start
/// without them.
struct SDLImage: Sendable {
    typealias Surface = UnsafeMutablePointer<SDL_Surface>
    typealias Source = UnsafeMutablePointer<SDL_RWops>

    private typealias Init = @Sendable @convention(c) (Int32) -> Int32
    private typealias LoadTyped = @Sendable @convention(c) (Source?, Int32, UnsafePointer<CChar>?) -> Surface?
    private typealias LoadSVG = @Sendable @convention(c) (Source?, Int32, Int32) -> Surface?

    private typealias SaveJPEG = @Sendable @convention(c) (Surface?, Source?, Int32, Int32) -> Int32

    private let loadTyped: LoadTyped
    private let loadSVG: LoadSVG
    /// Nil for a library that was built without.
    private let saveJPEG: SaveJPEG?

    /// Nil if the library is not installed.
    static let shared = SDLImage()

    private init?() {
        guard let library = dlopen("libSDL2_image-2.0.so.0", RTLD_NOW | RTLD_LOCAL),
            let start = dlsym(library, "IMG_Init"), let typed = dlsym(library, "IMG_LoadTyped_RW"),
            let svg = dlsym(library, "IMG_LoadSizedSVG_RW")
        else { return nil }
        loadTyped = unsafeBitCast(typed, to: LoadTyped.self)
        loadSVG = unsafeBitCast(svg, to: LoadSVG.self)
        saveJPEG = dlsym(library, "IMG_SaveJPG_RW").map { unsafeBitCast($0, to: SaveJPEG.self) }
        // JPEG, PNG and WebP; an unavailable format fails when it is used.
        _ = unsafeBitCast(start, to: Init.self)(1 | 2 | 8)
    }

    /// Loads a picture in the format of its header, such as "PNG"; the caller frees it.
    func load(_ bytes: UnsafeRawBufferPointer, type: String) -> Surface? {
        source(bytes).flatMap { loadTyped($0, 1, type) }
    }

    /// Loads an SVG picture stretched to a size in pixels; the caller frees it.
    func loadSVG(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) -> Surface? {
        guard let source = source(bytes) else { return nil }
        defer { SDL_RWclose(source) }
        return loadSVG(source, Int32(width), Int32(height))
    }

    /// The bytes of a JPEG file with these pixels, whose opacity is ignored; the quality is 0 to 100. Nil where it
    /// cannot be written.
    func jpeg(_ pixels: inout [UInt32], width: Int, height: Int, quality: Int) -> [UInt8]? {
        guard let saveJPEG, width > 0, height > 0, pixels.count == width * height,
            // No file is larger than its pixels and its tables.
            pixels.count <= (Int(Int32.max) - 65_536) / 4
        else { return nil }
        return pixels.withUnsafeMutableBytes { bytes -> [UInt8]? in
            let format = SDL_PIXELFORMAT_ARGB8888.rawValue
            guard
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4), format)
            else { return nil }
            defer { SDL_FreeSurface(surface) }
            let room = bytes.count + 65_536
            let file = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                guard let target = SDL_RWFromMem(buffer.baseAddress, Int32(room)) else { return }
                defer { SDL_RWclose(target) }
                if saveJPEG(surface, target, 0, Int32(quality)) == 0 { count = Int(SDL_RWtell(target)) }
            }
            return file.isEmpty ? nil : file
        }
    }

    private func source(_ bytes: UnsafeRawBufferPointer) -> Source? {
        guard let start = bytes.baseAddress, bytes.count <= Int(Int32.max) else { return nil }
        return SDL_RWFromConstMem(start, Int32(bytes.count))
    }
}
