// Unmodified programs contain `import Combine`: this module provides OpenCombine and Casement's
// additions under that name.
//
// It exports URLSession, as on Apple's systems. Programs that import only Casement do not load the network libraries,
// which take a quarter of a small program's start time.
@_exported import CasementCombine
@_exported import FoundationNetworking
