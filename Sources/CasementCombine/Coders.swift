// This module declares these conformances, as Combine does on Apple's systems.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation
import OpenCombine

// The coders for `decode(type:decoder:)` and `encode(encoder:)`.
extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
