// Programs that use a name of UIKit itself say `import UIKit`: what Casement has of it is in Casement.
@_exported import Casement
