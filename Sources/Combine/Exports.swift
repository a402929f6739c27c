// Unmodified programs say `import Combine`: this module is OpenCombine and what Casement adds to it, under that name.
//
// It brings URLSession, as on Apple's systems. Programs that import Casement alone do not load the network libraries, which
// take a quarter of a small program's time to start.
@_exported import CasementCombine
@_exported import FoundationNetworking
