// What README's table of the status calls "not yet", an entry each: a use of it, and what is missing. scripts/checks/
// not_yet.py expects that the compiler reports exactly that: the day it no longer does, README is out of date.
//
//   // ENTRY: MISSING      a name that is not in scope, .NAME of a member, or TYPE for a value that does not convert
//   // ENTRY: no WORD      the sources do not contain the word; for what has no name in a program

import Casement

// charts: Chart
#if !canImport(Charts)
    @MainActor func charts() { _ = Chart {} }
#endif

// SwiftData: ModelContainer
#if !canImport(SwiftData)
    @MainActor func swiftData(container: ModelContainer) {}
#endif

// screen readers (AT-SPI): no org.a11y

// native views: UIViewRepresentable
@MainActor struct NativeView: UIViewRepresentable {}
