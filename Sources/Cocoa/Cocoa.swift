// Programs that use a name of Cocoa itself say `import Cocoa`: what Casement has of it is in Casement.
@_exported import Casement
