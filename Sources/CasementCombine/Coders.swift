// Apple's Combine declares these conformances; here this module stands in for it.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation
import OpenCombine

// What `decode(type:decoder:)` and `encode(encoder:)` take.
extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
