// Programs that use a name of QuartzCore say `import QuartzCore`: what Casement has of it is in Casement.
@_exported import Casement
