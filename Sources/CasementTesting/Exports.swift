@_exported import Casement
