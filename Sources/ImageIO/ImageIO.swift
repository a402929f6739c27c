// Programs that read and write pictures by their own names say `import ImageIO`: what Casement
// has of it is in Casement.
@_exported import Casement
