import CasementCombine
import CasementCore
import Foundation

extension CodableRepresentation
where
    Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data,
    Decoder.Input == Data
{
    /// The bytes are of a type, and are written and read by an encoder and a decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.init(contentType) {
            try encoder.encode($0)
        } decode: {
            try decoder.decode(Item.self, from: $0)
        }
    }
}
