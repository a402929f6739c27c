// Programs that use a name of CoreGraphics itself say `import CoreGraphics`: Foundation has its geometry, and what
// Casement has of the rest is in Casement.
@_exported import Casement
@_exported import Foundation
