// Unmodified programs say `import SwiftUI`: this module is Casement under that name, with what
// they expect to come along.
@_exported import Casement
@_exported import Combine
