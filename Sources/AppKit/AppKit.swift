// Programs that use a name of AppKit itself say `import AppKit`: what Casement has of it is in Casement.
@_exported import Casement
