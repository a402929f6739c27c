@_exported import Casement
@_exported import CoreTesting
