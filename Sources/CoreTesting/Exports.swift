// Importing CoreTesting also provides the modules that views and models of tests need.
@_exported import CasementCore
@_exported import Foundation
@_exported import Observation
