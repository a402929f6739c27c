// Unmodified programs say `import SwiftUI`: this module is Casement under that name.
@_exported import Casement
