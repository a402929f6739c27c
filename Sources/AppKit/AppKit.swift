// Programs that use a name of AppKit itself say `import AppKit`: what Casement has of it is in Casement.
@_exported import Casement
// And Foundation, with what is the network's module on Linux.
@_exported import Foundation
@_exported import FoundationNetworking
