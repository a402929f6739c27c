import CasementCombine
import CasementCore
import Foundation

extension CodableRepresentation
where
    Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data,
    Decoder.Input == Data
{
    /// A representation whose bytes have a content type, and are written by an encoder and read by a decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.init(contentType) {
            try encoder.encode($0)
        } decode: {
            try decoder.decode(Item.self, from: $0)
        }
    }
}
