// Programs that register fonts say `import CoreText`: what Casement has of it is in Casement.
@_exported import Casement
