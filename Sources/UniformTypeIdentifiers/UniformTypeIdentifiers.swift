// Programs that name kinds of data say `import UniformTypeIdentifiers`: `UTType` and what
// belongs to it are in Casement.
@_exported import Casement
