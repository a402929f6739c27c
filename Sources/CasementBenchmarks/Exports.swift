@_exported import CasementTesting
