// A program that imports Casement has what programs in SwiftUI's style expect beside it.
@_exported import CasementCombine
@_exported import CasementCore
@_exported import Foundation
@_exported import Observation
