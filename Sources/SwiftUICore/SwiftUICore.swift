// A part of SwiftUI that editors put into sources of programs: `import SwiftUICore` has what `import SwiftUI` has.
@_exported import SwiftUI
