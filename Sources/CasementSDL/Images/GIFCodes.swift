/// The compressed pixels of a GIF picture (LZW codes of growing length, in blocks). SDL_image's reader trusts them and
/// overruns its tables if they are damaged, so they are checked once beforehand, without producing pixels.
struct GIFCodes {
    private let reader: ByteReader
    /// The offset of the next byte, and the bytes left in its block.
    private var offset: Int
    private var left = 0
    private var bits = 0
    private var bitCount = 0

    /// Creates a reader of codes; `start` is the offset of the first block's length.
    private init(_ reader: ByteReader, at start: Int) { (self.reader, offset) = (reader, start) }

    /// Whether the codes decode to exactly `pixels` pixels, each a valid one of `colors`. `literalBits` is the length
    /// of a colour index.
    static func areSound(_ reader: ByteReader, at start: Int, literalBits: Int, pixels: Int, colors: Int) -> Bool {
        var codes = GIFCodes(reader, at: start)
        return codes.comeTo(pixels, literalBits: literalBits, colors: colors)
    }

    private mutating func comeTo(_ pixels: Int, literalBits: Int, colors: Int) -> Bool {
        guard (2...8).contains(literalBits), colors > 0 else { return false }
        let clear = 1 << literalBits, end = clear + 1, most = 4096
        // The number of pixels that each code stands for.
        var lengths = [Int](repeating: 1, count: most)
        var next = end + 1, size = literalBits + 1, previous = -1, count = 0
        while count < pixels {
            guard let code = read(size) else { return false }
            if code == clear {
                (next, size, previous) = (end + 1, literalBits + 1, -1)
                continue
            }
            guard code != end, code >= clear || code < colors else { return false }
            if previous < 0 {
                guard code < clear else { return false }
            } else {
                guard code <= next else { return false }
                if next < most {
                    lengths[next] = lengths[previous] + 1
                    next += 1
                    if next == 1 << size, size < 12 { size += 1 }
                }
            }
            count += lengths[code]
            previous = code
        }
        return count == pixels
    }

    private mutating func read(_ length: Int) -> Int? {
        while bitCount < length {
            if left == 0 {
                guard let block = reader.byte(offset), block > 0 else { return nil }
                (left, offset) = (block, offset + 1)
            }
            guard let byte = reader.byte(offset) else { return nil }
            bits |= byte << bitCount
            (bitCount, offset, left) = (bitCount + 8, offset + 1, left - 1)
        }
        defer { (bits, bitCount) = (bits >> length, bitCount - length) }
        return bits & (1 << length - 1)
    }
}
