import Foundation

extension Color: DirectlyTransferable {
    package func transferData(of type: UTType) -> Data? { transferred }

    /// The colour in the light appearance, in the format of desktops: red, green, blue and opacity, 16 bits each.
    /// Within a program a `Color` is transferred unchanged, including the dark variant of theme colours.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(contentType: .color) {
            $0.transferred
        } importing: {
            try Color(transferred: $0)
        }
    }

    private var transferred: Data {
        let color = resolve(in: .light)
        return Data(
            [color.red, color.green, color.blue, color.alpha].flatMap { part in
                withUnsafeBytes(of: UInt16((min(max(part, 0), 1) * 65_535).rounded())) { Array($0) }
            })
    }

    private init(transferred data: Data) throws {
        guard data.count == 8 else { throw TransferFailure("A colour has 8 bytes, not \(data.count)") }
        let parts = data.withUnsafeBytes { bytes in
            (0..<4).map { Double(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65_535 }
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}
