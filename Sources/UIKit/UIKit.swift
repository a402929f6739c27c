// Programs that use a name of UIKit itself say `import UIKit`: what Casement has of it is in Casement.
@_exported import Casement
// And Foundation, with what is the network's module on Linux.
@_exported import Foundation
@_exported import FoundationNetworking
