import Foundation
import Synchronization

/// A picture that the program writes pixel by pixel, from any thread, and that `PixelView` shows: the frames of a
/// video, an emulator, a plot of a million points.
///
///     let screen = PixelBuffer(width: 320, height: 200)
///     screen.draw { pixels in
///         for y in 0..<pixels.height {
///             for x in 0..<pixels.width { pixels[x, y] = 0xFF00_0000 | UInt32(x ^ y) }
///         }
///     }
///
/// The program always writes into memory that is not shown. A finished picture replaces one that was not shown yet, so
/// the latest is shown however often the program draws, and neither side waits for the other. That takes three times
/// the memory of one picture. Writers on several threads take turns.
public final class PixelBuffer: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Whether alpha is ignored, and every pixel is opaque. Opaque pictures are copied, others are blended.
    public let isOpaque: Bool

    /// The order of the four bytes of a pixel.
    public enum Format: Sendable {
        /// Blue, green, red, alpha: the order of the buffer itself.
        case bgra
        /// Red, green, blue, alpha.
        case rgba
    }

    /// The largest width and height, in pixels.
    public static let largestSide = 4096

    /// What a writer uses alone.
    private struct Writing {
        var drawn: PixelMemory
        /// The latest finished picture, which nobody writes to.
        var latest: PixelMemory
        var others: [PixelMemory]
    }

    /// What the writers and the main actor exchange.
    private struct Exchange {
        var waiting: PixelMemory
        var shown: PixelMemory
        /// Whether `waiting` is later than `shown`, and where they differ.
        var hasNew = false
        var changed = PixelRect.zero
        /// Whether the views that show the buffer, if any, know that there is a new picture.
        var isWatched = false
        var isTold = false
    }

    private let writing: Mutex<Writing>
    private let exchange: Mutex<Exchange>
    @MainActor private var watchers: [WeakWatcher] = []

    /// Creates a picture of transparent pixels, or of black ones where it is opaque. Sizes below 0 count as 0: such a
    /// picture shows nothing. Sizes above `largestSide` are reduced to it, with a message.
    public init(width: Int, height: Int, isOpaque: Bool = true) {
        self.width = min(max(width, 0), Self.largestSide)
        self.height = min(max(height, 0), Self.largestSide)
        self.isOpaque = isOpaque
        let memories = [Self.memory(self.width, self.height), Self.memory(self.width, self.height)]
        let shown = Self.memory(self.width, self.height)
        writing = Mutex(Writing(drawn: memories[0], latest: shown, others: memories + [shown]))
        exchange = Mutex(Exchange(waiting: memories[1], shown: shown))
        if max(width, height) > Self.largestSide {
            Self.warn("A PixelBuffer of \(width)x\(height) is reduced to \(self.width)x\(self.height) pixels.")
        }
    }

    /// Creates a picture that the main actor draws in the memory that is shown: what it drew last is still there, and
    /// one picture takes the memory of one. Only `drawInPlace` may write to it.
    @MainActor package init(inPlace width: Int, _ height: Int, isOpaque: Bool) {
        self.width = min(max(width, 0), Self.largestSide)
        self.height = min(max(height, 0), Self.largestSide)
        self.isOpaque = isOpaque
        let memory = Self.memory(self.width, self.height)
        writing = Mutex(Writing(drawn: memory, latest: memory, others: []))
        exchange = Mutex(Exchange(waiting: memory, shown: memory))
    }

    private static func memory(_ width: Int, _ height: Int) -> PixelMemory { PixelMemory(width: width, height: height) }

    private static func warn(_ message: String) { onMainActor { RuntimeWarning.issue(message) } }

    /// Runs `body` at once if this is the main thread, else soon.
    private static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }

    // MARK: Drawing

    /// Writes a new picture. The closure writes every pixel: it finds those of an older picture. It must not draw into
    /// the same buffer again.
    public func draw(_ body: (inout Pixels) -> Void) { draw(whole, keepsRest: false, body) }

    /// Changes a part of the latest picture: the closure finds the pixels of that picture, and writes only inside
    /// `area`, in pixels from the top left corner. Only that part is painted. Parts outside of the picture are ignored,
    /// as is an area with NaN.
    public func draw(in area: CGRect, _ body: (inout Pixels) -> Void) {
        let area = pixels(covering: area)
        if !area.isEmpty { draw(area, keepsRest: true, body) }
    }

    /// Changes a part of a picture that is drawn where it is shown; nil changes all of it. The closure gets the memory.
    @MainActor package func drawInPlace(_ area: PixelRect?, _ body: (PixelMemory) -> Void) {
        let memory = shown
        body(memory)
        let area = (area ?? whole).intersection(whole)
        guard !area.isEmpty else { return }
        exchange.withLock { exchange in
            exchange.hasNew = true
            exchange.changed = exchange.changed.union(area)
        }
        takeLatest()
    }

    /// Copies pixels, row by row, to `area` of the picture: to all of it by default. Colours are premultiplied by
    /// alpha. False, with a message, where `bytes` are too few for the area; then nothing is drawn.
    ///
    /// - Parameter bytesPerRow: From the start of one row to that of the next; by default rows have no gaps.
    @discardableResult public func copy(
        _ bytes: UnsafeRawBufferPointer, _ format: Format = .bgra, bytesPerRow: Int? = nil, to area: CGRect? = nil
    ) -> Bool {
        let target = area.map(pixels(covering:)) ?? whole
        guard !target.isEmpty else { return true }
        let source = area.map { PixelRect(rounding: $0.integral, scale: 1) } ?? whole
        let stride = bytesPerRow ?? source.width * 4
        let (rows, isTooLong) = stride.multipliedReportingOverflow(by: source.height - 1)
        guard stride >= source.width * 4, !isTooLong, bytes.count >= rows + source.width * 4,
            let start = bytes.baseAddress
        else {
            Self.warn(
                "PixelBuffer.copy needs \(source.width * 4) bytes for each of \(source.height) rows, and got \(bytes.count) bytes with \(stride) a row. Nothing was copied."
            )
            return false
        }
        draw(target, keepsRest: target != whole) { pixels in
            for y in target.y..<target.maxY {
                let from = start + (y - source.y) * stride + (target.x - source.x) * 4
                guard let to = pixels.row(y).baseAddress.map({ UnsafeMutableRawPointer($0 + target.x) }) else { return }
                switch format {
                case .bgra: to.copyMemory(from: from, byteCount: target.width * 4)
                case .rgba: Self.copyExchanged(from, to: to, count: target.width)
                }
            }
        }
        return true
    }

    /// Copies pixels with red and blue exchanged.
    private static func copyExchanged(_ from: UnsafeRawPointer, to: UnsafeMutableRawPointer, count: Int) {
        for index in 0..<count {
            let pixel = from.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
            let swapped = (pixel & 0xFF00_FF00) | ((pixel & 0xFF) << 16) | ((pixel >> 16) & 0xFF)
            to.storeBytes(of: swapped, toByteOffset: index * 4, as: UInt32.self)
        }
    }

    private var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    private func pixels(covering area: CGRect) -> PixelRect {
        let values = [area.minX, area.minY, area.width, area.height]
        guard !values.contains(where: \.isNaN) else { return .zero }
        return PixelRect(rounding: area.integral, scale: 1).intersection(whole)
    }

    private func draw(_ area: PixelRect, keepsRest: Bool, _ body: (inout Pixels) -> Void) {
        guard width > 0, height > 0 else { return }
        let isNews = writing.withLock { writing in
            let memory = writing.drawn
            if keepsRest { memory.copy(memory.stale, from: writing.latest) }
            var pixels = Pixels(memory)
            body(&pixels)
            for other in writing.others { other.stale = other.stale.union(area) }
            memory.stale = .zero
            writing.latest = memory
            return exchange.withLock { exchange in
                writing.drawn = exchange.waiting
                exchange.waiting = memory
                exchange.hasNew = true
                exchange.changed = exchange.changed.union(area)
                defer { exchange.isTold = exchange.isWatched }
                return exchange.isWatched && !exchange.isTold
            }
        }
        if isNews { Self.onMainActor { [self] in takeLatest() } }
    }

    // MARK: Showing

    /// The picture that is shown. Nothing writes to it until the main actor takes a later one.
    @MainActor package var shown: PixelMemory { exchange.withLock(\.shown) }

    /// Adds an object that is notified of new pictures while it exists.
    @MainActor package func add(_ watcher: any PixelWatcher) {
        watchers.removeAll { $0.watcher == nil }
        watchers.append(WeakWatcher(watcher: watcher))
        exchange.withLock { $0.isWatched = true }
        takeLatest()
    }

    /// Stops the notifications.
    @MainActor package func remove(_ watcher: any PixelWatcher) {
        watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
        let isWatched = !watchers.isEmpty
        exchange.withLock { $0.isWatched = isWatched }
    }

    /// Shows the latest picture.
    @MainActor private func takeLatest() {
        let changed = exchange.withLock { exchange -> PixelRect? in
            exchange.isTold = false
            guard exchange.hasNew else { return nil }
            let next = exchange.waiting
            exchange.waiting = exchange.shown
            exchange.shown = next
            exchange.hasNew = false
            defer { exchange.changed = .zero }
            return exchange.changed
        }
        guard let changed else { return }
        for entry in watchers { entry.watcher?.pixelsChanged(in: changed) }
    }

    private struct WeakWatcher { weak var watcher: (any PixelWatcher)? }
}

/// Shows a buffer.
@MainActor package protocol PixelWatcher: AnyObject {
    /// There is a new picture, which differs from the last one in these pixels.
    func pixelsChanged(in area: PixelRect)
}

extension PixelBuffer {
    /// The pixels of a picture while it is drawn. A pixel is 0xAARRGGBB, premultiplied by alpha: half transparent white
    /// is 0x80808080.
    public struct Pixels: ~Copyable {
        /// The width in pixels.
        public let width: Int
        /// The height in pixels.
        public let height: Int
        private let start: UnsafeMutablePointer<UInt32>?

        package init(_ memory: PixelMemory) {
            (width, height, start) = (memory.width, memory.height, memory.start)
        }

        /// A pixel. Those outside of the picture are 0, and are not written.
        public subscript(x: Int, y: Int) -> UInt32 {
            get { contains(x, y) ? start![y * width + x] : 0 }
            set { if contains(x, y) { start![y * width + x] = newValue } }
        }

        private func contains(_ x: Int, _ y: Int) -> Bool {
            x >= 0 && x < width && y >= 0 && y < height && start != nil
        }

        /// The pixels of a row, which is faster than one pixel at a time; empty outside of the picture. They are valid
        /// only while the closure runs.
        public mutating func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
            guard let start, y >= 0, y < height else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
            return UnsafeMutableBufferPointer(start: start + y * width, count: width)
        }

        /// All pixels, row by row without gaps. They are valid only while the closure runs.
        public mutating func all() -> UnsafeMutableBufferPointer<UInt32> {
            UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : width * height)
        }
    }
}

/// The memory of one picture.
///
/// Unchecked, because the buffer's locks order all uses: the memory that is drawn belongs to the writer that holds the
/// lock, and it becomes visible to the main actor, which only reads it, by an exchange under the other lock. `stale` is
/// used only under the writers' lock.
package final class PixelMemory: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let start: UnsafeMutablePointer<UInt32>?
    /// Where it differs from the latest picture.
    fileprivate var stale = PixelRect.zero

    fileprivate init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        start = width * height > 0 ? .allocate(capacity: width * height) : nil
        start?.initialize(repeating: 0, count: width * height)
    }

    deinit { start?.deallocate() }

    fileprivate func copy(_ area: PixelRect, from other: PixelMemory) {
        guard let start, let from = other.start, from != start else { return }
        for y in area.y..<area.maxY {
            (start + y * width + area.x).update(from: from + y * width + area.x, count: area.width)
        }
    }
}
