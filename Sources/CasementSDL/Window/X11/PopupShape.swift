import CSDL2
import CasementCore

/// The shape of a popup's window: the pixels of its picture that are more opaque than transparent. Windows of X11 have
/// no transparency without a compositor, but any shape.
@MainActor struct PopupShape {
    /// The runs of pixels in each row, as pairs of a start and an end.
    private var rows: [[Int16]] = []
    /// The least alpha of pixels that belong to it.
    private let least: UInt32

    init(of surface: PopupSurface) {
        least = surface.pointer == nil ? 128 : UInt32(128 * PopupSurface.carriedOpacity)
    }

    /// The pixel of a shown window for one of a picture: over a background, as nothing can be seen through it.
    static func opaque(_ pixel: UInt32, over background: UInt32) -> UInt32 {
        let rest = 255 - pixel >> 24
        guard rest != 0 else { return pixel }
        func part(_ shift: UInt32) -> UInt32 {
            min(255, (pixel >> shift & 0xFF) + ((background >> shift & 0xFF) * rest + 127) / 255) << shift
        }
        return 0xFF00_0000 | part(16) | part(8) | part(0)
    }

    /// Takes over the rows in which a picture changed; true if the shape did.
    mutating func follow(_ texture: Texture, in rects: [PixelRect]) -> Bool {
        let memory = texture.memory
        guard let bytes = memory.bytes else { return false }
        var hasChanged = false
        if rows.count != memory.height {
            rows = [[Int16]](repeating: [], count: memory.height)
            hasChanged = true
        }
        var run: [Int16] = []
        for rect in rects {
            for y in rect.y..<rect.maxY {
                let row = (bytes + y * memory.stride).assumingMemoryBound(to: UInt32.self)
                run.removeAll(keepingCapacity: true)
                for x in 0..<memory.width where (row[x] >> 24 >= least) != (run.count % 2 == 1) { run.append(Int16(x)) }
                if run.count % 2 == 1 { run.append(Int16(memory.width)) }
                guard run != rows[y] else { continue }
                rows[y] = run
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Gives the shape to a window.
    func apply(to window: X11Window) {
        var rects: [XRectangle] = []
        var y = 0
        while y < rows.count {
            var end = y + 1
            while end < rows.count, rows[end] == rows[y] { end += 1 }
            for index in stride(from: 0, to: rows[y].count, by: 2) {
                let (left, right) = (rows[y][index], rows[y][index + 1])
                rects.append(
                    XRectangle(x: left, y: Int16(y), width: UInt16(right - left), height: UInt16(end - y)))
            }
            y = end
        }
        window.setShape(.bounds, to: &rects)
    }
}

extension X11Window {
    private typealias Combine =
        @convention(c) (
            OpaquePointer?, Window, Int32, Int32, Int32, UnsafeMutablePointer<XRectangle>?, Int32, Int32, Int32
        ) -> Void

    enum ShapeKind: Int32 {
        /// What is seen of it.
        case bounds = 0
        /// Where it has the pointer.
        case input = 2
    }

    /// Restricts the window to rectangles, in rows from the top.
    func setShape(_ kind: ShapeKind, to rects: inout [XRectangle]) {
        guard let combine: Combine = LoadedLibrary("libXext.so.6")?.function("XShapeCombineRectangles") else { return }
        let (set, inBands): (Int32, Int32) = (0, 3)
        combine(display, id, kind.rawValue, 0, 0, &rects, Int32(rects.count), set, inBands)
    }

    /// Leaves the pointer to what is below.
    func ignorePointer() {
        var none: [XRectangle] = []
        setShape(.input, to: &none)
    }
}
