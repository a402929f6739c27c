// Importing Casement also provides the modules that programs in SwiftUI's style expect.
@_exported import CasementCombine
@_exported import CasementCore
@_exported import Foundation
@_exported import Observation
